import { ConfirmAddressDialog } from '../../parts/confirmAddress/ConfirmAddressDialog.tsx'
import { oneLine } from '../OrderFacts.tsx'
import type { OrderDialogProps } from './orderDialog.ts'

/** 'Confirm Address' of the property an order is for, in place (decision B7). */
export function ConfirmOrderAddress({ order, onClose, settle }: OrderDialogProps) {
  const { address, property } = order
  return (
    <ConfirmAddressDialog
      addressId={address.addressId}
      address={oneLine(address)}
      property={property}
      onClose={onClose}
      reread={settle}
    />
  )
}
