import type { ComponentType } from 'react'
import type { OfficeOrderCardFragment } from '../orders.generated.ts'

/** What every dialog about an order is given. */
export interface OrderDialogProps {
  /** As it is now. */
  readonly order: OfficeOrderCardFragment
  readonly onClose: () => void
}

export type OrderDialog = ComponentType<OrderDialogProps>
