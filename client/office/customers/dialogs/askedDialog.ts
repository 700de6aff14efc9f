import type { SavedAddressFragment } from '../../../domain/address/SavedAddress.generated.ts'
import type { OfficePaymentRowFragment } from '../userHistories.generated.ts'
import type { OfficeUserCardFragment } from '../users.generated.ts'

/** Which of a customer's dialogs is open, and what it is about. */
export type AskedDialog =
  | { readonly name: 'recharge' | 'reward' | 'tag' | 'memo' | 'erase' }
  /** Without an address one is added. */
  | { readonly name: 'address'; readonly address?: SavedAddressFragment }
  | { readonly name: 'confirm'; readonly address: SavedAddressFragment }
  | { readonly name: 'reverse'; readonly payment: OfficePaymentRowFragment }

/** Opens a dialog. */
export type AskDialog = (asked: AskedDialog) => void

/** What every dialog about a customer is given. */
export interface UserDialogProps {
  readonly customer: OfficeUserCardFragment
  readonly onClose: () => void
}
