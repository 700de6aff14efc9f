import { sendCommand } from '../../../api/command/command.ts'
import { PropertyFields } from '../../../domain/address/PropertyFields.tsx'
import {
  type PropertyFormValues,
  propertyFormOf,
  propertyInputOf,
} from '../../../domain/address/propertyForm.ts'
import type { PropertyFacts } from '../../../domain/address/propertyTexts.ts'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { Muted } from '../../../ui/layout.tsx'
import { EditDialog } from '../EditDialog.tsx'
import { ConfirmCustomerAddressDocument } from './confirmAddress.generated.ts'

interface ConfirmAddressDialogProps {
  readonly addressId: string
  /** The address on one line, to identify it. */
  readonly address: string
  /** The property's known facts. */
  readonly property: PropertyFacts
  readonly onClose: () => void
}

/**
 * 'Confirm Address': the facts that the office found on site, prefilled with the customer's (back-office document section 2, decision B7).
 * Needs the text parts `address` and `lookups`.
 */
export function ConfirmAddressDialog({ addressId, address, property, onClose }: ConfirmAddressDialogProps) {
  const text = useText()
  const { form, submit } = useServerForm<PropertyFormValues>({
    about: `facts of ${addressId}`,
    defaultValues: propertyFormOf(property),
    send: (values) => {
      const input = { addressId, property: propertyInputOf(values) }
      return sendCommand({ mutation: ConfirmCustomerAddressDocument, variables: { input } })
    },
    onDone: onClose,
  })
  return (
    <EditDialog
      title={text('office.confirmAddress.title')}
      form={form}
      submit={submit}
      submitLabel={text('office.confirmAddress.submit')}
      onClose={onClose}
    >
      <Muted mt="-2">{text('office.confirmAddress.about', { address })}</Muted>
      <PropertyFields known={property} />
    </EditDialog>
  )
}
