import type { SavedAddressFragment } from '../../../domain/address/SavedAddress.generated.ts'
import type { OfficePaymentRowFragment } from '../userHistories.generated.ts'
import type { OfficeUserCardFragment } from '../users.generated.ts'

/** The open dialog of a customer, and its subject. */
export type AskedDialog =
  | { readonly name: 'recharge' | 'reward' | 'tag' | 'memo' | 'email' | 'erase' }
  /** Without it, an address is added. */
  | { readonly name: 'address'; readonly address?: SavedAddressFragment }
  | { readonly name: 'confirm'; readonly address: SavedAddressFragment }
  | { readonly name: 'reverse'; readonly payment: OfficePaymentRowFragment }

/** Opens a dialog. */
export type AskDialog = (asked: AskedDialog) => void

/** The props of every dialog about a customer. */
export interface UserDialogProps {
  readonly customer: OfficeUserCardFragment
}
