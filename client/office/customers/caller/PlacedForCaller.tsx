import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { LoadError } from '../../../api/QueryState.tsx'
import { writeBookedTime } from '../../../domain/booking/writtenTime.ts'
import { placeLine } from '../../../format/addressText.ts'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { callerPath } from '../../parts/callerPath.ts'
import { officeOrderPath } from '../../parts/orderPath.ts'
import { customerName } from '../customerWords.tsx'
import { NoEmail } from '../NoEmail.tsx'
import type { OfficeUserCardFragment } from '../users.generated.ts'
import { CallerOrderDocument } from './caller.generated.ts'

interface PlacedForCallerProps {
  readonly customer: OfficeUserCardFragment
  readonly orderNo: string
}

/** What to tell the caller: the number, what was booked, and where the confirmation goes. */
export function PlacedForCaller({ customer, orderNo }: PlacedForCallerProps) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { email, emailNotifications } = customer
  return (
    <Card aria-labelledby="placed-title">
      <Stack gap="3">
        <chakra.h2 ref={heading} id="placed-title" tabIndex={-1} outline="none" textStyle="t20">
          {text('officeCaller.placed', { name: customerName(text, customer) })}
        </chakra.h2>
        <chakra.p textStyle="t24" fontWeight="strong" fontVariantNumeric="tabular-nums">
          <Link to={officeOrderPath(orderNo)}>{orderNo}</Link>
        </chakra.p>
        <Booked orderNo={orderNo} />
        {email ? (
          <p>
            {emailNotifications
              ? text('officeCaller.placed.mail', { email })
              : text('officeCaller.placed.muted')}
          </p>
        ) : (
          <NoEmail />
        )}
        <Cluster gap="2">
          <ButtonLink look="primary" size="sm" to={callerPath(customer.id)}>
            {text('officeCaller.another')}
          </ButtonLink>
          <ButtonLink size="sm" to={officeOrderPath(orderNo)}>
            {text('officeCaller.open')}
          </ButtonLink>
          <ButtonLink size="sm" to={callerPath()}>
            {text('officeCaller.next')}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  )
}

/** Service, time, address and price as they were stored. */
function Booked({ orderNo }: { readonly orderNo: string }) {
  const intl = useIntl()
  const text = useText()
  const formats = useFormats()
  const { data, error, refetch } = useQuery(CallerOrderDocument, {
    variables: { orderNo },
    context: { overlay: 'never' },
  })
  if (!data && error) return <LoadError words="officeCaller.placed.failed" error={error} onRetry={refetch} />
  if (!data?.adminOrder) return null
  const { order, address } = data.adminOrder
  const { serviceName, periodType, bookedDate, bookedTime, totalPoints } = order
  const price = [text('booking.points', { points: totalPoints }), formats.worth(totalPoints)]
  return (
    <chakra.div fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
      <chakra.strong fontWeight="strong">{serviceName}</chakra.strong>
      <p>{writeBookedTime(intl, { periodType, date: bookedDate, time: bookedTime })}</p>
      <p>{placeLine(address)}</p>
      <p>{price.join(' · ')}</p>
    </chakra.div>
  )
}
