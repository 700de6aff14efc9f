import type { ComponentType } from 'react'
import type { OfficeOrderCardFragment } from '../orders.generated.ts'

/** The props of every dialog about an order. */
export interface OrderDialogProps {
  /** Its current state. */
  readonly order: OfficeOrderCardFragment
}

export type OrderDialog = ComponentType<OrderDialogProps>
