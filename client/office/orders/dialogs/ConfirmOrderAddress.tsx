import { addressLine } from '../../../format/addressText.ts'
import { ConfirmAddressDialog } from '../../parts/confirmAddress/ConfirmAddressDialog.tsx'
import type { OrderDialogProps } from './orderDialog.tsx'

/** 'Confirm Address' for an order's property, in place (decision B7). */
export function ConfirmOrderAddress({ order }: OrderDialogProps) {
  const { address, property } = order
  return (
    <ConfirmAddressDialog addressId={address.addressId} address={addressLine(address)} property={property} />
  )
}
