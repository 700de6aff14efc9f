import type { ComponentType } from 'react'
import type { Reply } from '../../../api/command/command.ts'
import type { OfficeOrderCardFragment } from '../orders.generated.ts'

/** The props of every dialog about an order. */
export interface OrderDialogProps {
  /** Its current state. */
  readonly order: OfficeOrderCardFragment
  readonly onClose: () => void
  /** Refetches the lists after an answer, and after none. */
  readonly settle: (reply: Reply) => unknown
}

export type OrderDialog = ComponentType<OrderDialogProps>
