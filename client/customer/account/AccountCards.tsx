import type { AccountCustomer, AccountOrder } from './accountData.ts'
import { CardGrid } from './CardGrid.tsx'
import { OrdersCard } from './OrdersCard.tsx'
import { PointsCard } from './PointsCard.tsx'
import { RankCard } from './RankCard.tsx'
import { SettingsCard } from './SettingsCard.tsx'

interface AccountCardsProps {
  readonly customer: AccountCustomer
  readonly orders: readonly AccountOrder[]
}

/** Points, rank, orders and settings. */
export function AccountCards({ customer, orders }: AccountCardsProps) {
  return (
    <CardGrid>
      <PointsCard points={customer.points} rewardPoints={customer.rewardPoints} />
      <RankCard rank={customer.rank} />
      <OrdersCard ongoing={customer.ongoingOrderCount} history={customer.historyOrderCount} orders={orders} />
      <SettingsCard customer={customer} />
    </CardGrid>
  )
}
