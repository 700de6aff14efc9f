import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import type { OrderStatus } from '../../ui/StatusBadge.tsx'

const names: Readonly<Record<OrderStatus, MessageId>> = {
  Pending: 'status.pending',
  Confirmed: 'status.confirmed',
  InService: 'status.inService',
  Completed: 'status.completed',
  Cancelled: 'status.cancelled',
  Disputed: 'status.disputed',
}

/** What a status is called, where its badge would be too much. */
export function useStatusName(): (status: OrderStatus) => string {
  const text = useText()
  return (status) => text(names[status])
}
