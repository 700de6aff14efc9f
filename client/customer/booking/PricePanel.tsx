import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { BalanceBox, BalanceLine, PriceBreakdown } from '../../domain/booking/BalanceBox.tsx'
import { balanceAfter, type Price } from '../../domain/booking/balanceAfter.ts'
import { catalogIcons } from '../../domain/catalog/catalogIcons.ts'
import { placeLine } from '../../format/addressText.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Words } from '../../ui/Words.tsx'
import type { BookingPrice } from './bookingFacts.ts'
import { PriceBar } from './PriceBar.tsx'
import { Shortfall } from './Shortfall.tsx'
import { SidePanel } from './SidePanel.tsx'

interface PriceContentProps {
  readonly booking: BookingPrice
  /** The chosen day, month or season, once there is one. */
  readonly when?: ReactNode
}

interface PricePanelProps extends PriceContentProps {
  /** The button of the panel (wide screens) and of the bar (small ones). */
  readonly action?: ReactNode
  readonly barAction?: ReactNode
}

/** The price beside the page: a sticky panel on wide screens, a bar with a drawer below them. It never moves. */
export function PricePanel({ booking, when, action, barAction }: PricePanelProps) {
  const text = useText()
  const title = text('booking.price.title')
  const { price, points, rewardPoints } = booking
  const missing = price ? balanceAfter(points, rewardPoints, price.totalPoints).missing : 0
  const shortfall = missing > 0 ? text('booking.price.missingAfter', { points: missing }) : undefined
  return (
    <>
      <SidePanel title={title} action={action}>
        <PriceContent booking={booking} when={when} />
      </SidePanel>
      <PriceBar title={title} price={price} shortfall={shortfall} action={barAction}>
        <PriceContent booking={booking} when={when} />
      </PriceBar>
    </>
  )
}

function PriceContent({ booking, when }: PriceContentProps) {
  return (
    <>
      <Stack borderYWidth="1px" gap="3" mt="4" mb="3" py="4" borderColor="line" textStyle="t14">
        <FactLine icon={catalogIcons[booking.catalog]}>
          <chakra.strong display="block" fontWeight="strong">
            {booking.serviceName ?? <Words id="booking.price.noService" />}
          </chakra.strong>
          <chakra.span color="muted">{placeLine(booking.address)}</chakra.span>
        </FactLine>
        {when && <FactLine icon="calendar">{when}</FactLine>}
      </Stack>
      {booking.price ? (
        <PriceFigures booking={booking} price={booking.price} />
      ) : (
        <chakra.p color="muted">
          <Words id="booking.price.choose" />
        </chakra.p>
      )}
    </>
  )
}

function PriceFigures({ booking, price }: { readonly booking: BookingPrice; readonly price: Price }) {
  const balance = balanceAfter(booking.points, booking.rewardPoints, price.totalPoints)
  return (
    <>
      <PriceBreakdown price={price} rank={booking.rank} />
      <BalanceBox>
        <BalanceLine label="booking.price.balance" points={balance.before} />
        {balance.missing === 0 && <BalanceLine label="booking.price.after" points={balance.after} />}
      </BalanceBox>
      <Shortfall balance={balance} />
    </>
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
