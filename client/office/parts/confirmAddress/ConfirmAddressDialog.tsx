import { propertyFormOf, propertyInputOf } from '../../../domain/address/addressForm.ts'
import { PropertyFields } from '../../../domain/address/PropertyFields.tsx'
import type { PropertyFacts } from '../../../domain/address/propertyTexts.ts'
import { EditDialog } from '../../../forms/EditDialog.tsx'
import { useCommandForm } from '../../../forms/useCommandForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { Muted } from '../../../ui/layout.tsx'
import { ConfirmCustomerAddressDocument } from './confirmAddress.generated.ts'

interface ConfirmAddressDialogProps {
  readonly addressId: string
  /** The address on one line, to identify it. */
  readonly address: string
  /** The property's known facts. */
  readonly property: PropertyFacts
}

/**
 * 'Confirm Address': the facts that the office found on site, prefilled with the customer's (back-office document section 2, decision B7).
 * Needs the text parts `address` and `lookups`.
 */
export function ConfirmAddressDialog({ addressId, address, property }: ConfirmAddressDialogProps) {
  const text = useText()
  const form = useCommandForm(ConfirmCustomerAddressDocument, {
    about: addressId,
    defaultValues: propertyFormOf(property),
    variables: (values) => ({ input: { addressId, property: propertyInputOf(values) } }),
  })
  return (
    <EditDialog
      title={text('office.confirmAddress.title')}
      form={form}
      submitLabel={text('office.confirmAddress.submit')}
    >
      <Muted mt="-2">{text('office.confirmAddress.about', { address })}</Muted>
      <PropertyFields known={property} />
    </EditDialog>
  )
}
