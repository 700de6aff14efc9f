import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../i18n/useText.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { callerPath } from '../../parts/callerPath.ts'
import { officeOrderPath } from '../../parts/orderPath.ts'
import { customerName } from '../customerWords.tsx'
import { NoEmail } from '../NoEmail.tsx'
import type { OfficeUserCardFragment } from '../users.generated.ts'

interface PlacedForCallerProps {
  readonly customer: OfficeUserCardFragment
  readonly orderNo: string
}

/** What to tell the caller: the number, and where the confirmation goes. */
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
