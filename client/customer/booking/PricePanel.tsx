import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { balanceAfter } from '../../domain/booking/balanceAfter.ts'
import { BalanceLine, PriceFigures } from '../../domain/booking/PriceFigures.tsx'
import { catalogIcons } from '../../domain/catalog/catalogIcons.ts'
import { placeLine } from '../../format/addressText.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Words } from '../../ui/Words.tsx'
import type { BookingPrice } from './bookingFacts.ts'
import { PriceAside } from './PriceAside.tsx'
import { Shortfall } from './Shortfall.tsx'

interface PricePanelProps {
  readonly booking: BookingPrice
  /** This step with its choices, to come back to after a recharge. */
  readonly here: string
  /** The chosen day, month or season, once there is one. */
  readonly when?: ReactNode
  /** The button of the panel (wide screens) and of the bar (small ones). */
  readonly action: ReactNode
  readonly barAction: ReactNode
}

/** The price while a booking is put together: what for, what it costs and what it leaves. */
export function PricePanel({ booking, here, when, ...actions }: PricePanelProps) {
  const text = useText()
  const { price, points, rewardPoints } = booking
  const balance = price && balanceAfter(points, rewardPoints, price.totalPoints)
  return (
    <PriceAside
      title={text('booking.price.title')}
      price={price}
      missing={balance?.missing ?? 0}
      {...actions}
    >
      <Stack borderYWidth="1px" gap="3" mt="4" mb="3" py="4" borderColor="line" textStyle="t14">
        <FactLine icon={catalogIcons[booking.catalog]}>
          <chakra.strong display="block" fontWeight="strong">
            {booking.serviceName ?? <Words id="booking.price.noService" />}
          </chakra.strong>
          <chakra.span color="muted">{placeLine(booking.address)}</chakra.span>
        </FactLine>
        {when && <FactLine icon="calendar">{when}</FactLine>}
      </Stack>
      {balance ? (
        <>
          <PriceFigures price={price} balance={balance}>
            <BalanceLine label="booking.price.after" points={balance.after} />
          </PriceFigures>
          <Shortfall balance={balance} here={here} />
        </>
      ) : (
        <chakra.p color="muted">
          <Words id="booking.price.choose" />
        </chakra.p>
      )}
    </PriceAside>
  )
}

function FactLine({
  icon,
  children,
}: {
  readonly icon: Parameters<typeof Icon>[0]['name']
  readonly children: ReactNode
}) {
  return (
    <chakra.div display="flex" gap="2" alignItems="flex-start">
      <Icon name={icon} size={24} />
      <div>{children}</div>
    </chakra.div>
  )
}
