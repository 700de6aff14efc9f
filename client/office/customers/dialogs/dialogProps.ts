import type { OfficeUserCardFragment } from '../users.generated.ts'

/** What every dialog about a customer is given. */
export interface UserDialogProps {
  readonly customer: OfficeUserCardFragment
  readonly onClose: () => void
}
