import type { ReactNode } from 'react'
import type { OfficeUserCardFragment } from '../users.generated.ts'

/** The props of every dialog about a customer. */
export interface UserDialogProps {
  readonly customer: OfficeUserCardFragment
}

/** Opens a dialog about the customer's present state. */
export type OpenUserDialog = (render: (customer: OfficeUserCardFragment) => ReactNode) => void
