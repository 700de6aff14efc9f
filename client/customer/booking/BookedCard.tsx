import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { type BookedTime, writeBookedTime } from '../../domain/booking/writtenTime.ts'
import { catalogIcons } from '../../domain/catalog/catalogIcons.ts'
import { addressLine } from '../../format/addressText.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Words } from '../../ui/Words.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { CopyOrderNumber } from '../parts/page/OrderButtons.tsx'
import type { PlacedOrderQuery } from './booking.generated.ts'

/** The page of something that is booked, in one column. */
export const BookedPage = chakra(Wrap, {
  base: {
    pt: { base: '6', md: '12' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8',
    maxWidth: '48rem',
  },
})

/** A check mark over the title, and what follows it. */
export function BookedHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <Stack gap="3">
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="12"
        borderRadius="full"
        bg="statusTint1"
        color="status1"
      >
        <Icon name="check" size={28} />
      </chakra.span>
      <PageHeading title={title} />
      {children}
    </Stack>
  )
}

interface BookedCardProps {
  readonly booked: BookedTime & { readonly serviceName: string; readonly catalog: ServiceCatalog }
  /** Undefined for recurring visits. */
  readonly orderNo: string | undefined
  /** Undefined until it is read. */
  readonly order?: PlacedOrderQuery['order'] | undefined
}

/** What is booked: service, time and place, then the number and the points. */
export function BookedCard({ booked, orderNo, order }: BookedCardProps) {
  const intl = useIntl()
  return (
    <Card aria-labelledby="booked-service">
      <chakra.div display="flex" gap="4" alignItems="flex-start">
        <chakra.span color="brand">
          <Icon name={catalogIcons[booked.catalog]} size={32} />
        </chakra.span>
        <Stack gap="1" fontVariantNumeric="tabular-nums" minWidth="0">
          <chakra.h2 id="booked-service" textStyle="t18">
            {booked.serviceName}
          </chakra.h2>
          <chakra.p _firstLetter={{ textTransform: 'capitalize' }}>
            {writeBookedTime(intl, booked)}{' '}
            {order && <chakra.span color="muted">{order.booked.zoneLabel}</chakra.span>}
          </chakra.p>
          {order && <chakra.p color="muted">{addressLine(order.address)}</chakra.p>}
        </Stack>
      </chakra.div>
      {orderNo && (
        <Cluster layerStyle="ruled" mt="4" pt="3" rowGap="1" columnGap="6" justifyContent="space-between">
          <CopyOrderNumber orderNo={orderNo} isLarge />
          {order && (
            <chakra.strong fontWeight="strong" fontVariantNumeric="tabular-nums">
              <Words id="booking.points" values={{ points: order.totalPoints }} />
            </chakra.strong>
          )}
        </Cluster>
      )}
    </Card>
  )
}

/** Buttons below it: side by side, or on a phone each a line of its own. */
export const BookedButtons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    '& > a': { flex: { base: '1 1 100%', sm: 'none' } },
  },
})
