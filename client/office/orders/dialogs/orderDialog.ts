import type { ComponentType } from 'react'
import type { Reply } from '../../../api/command/command.ts'
import type { OfficeOrderCardFragment } from '../orders.generated.ts'

/** What every dialog about an order is given. */
export interface OrderDialogProps {
  /** As it is now. */
  readonly order: OfficeOrderCardFragment
  readonly onClose: () => void
  /** Reads the lists again after an answer, and also when none came. */
  readonly settle: (reply: Reply) => unknown
}

export type OrderDialog = ComponentType<OrderDialogProps>
