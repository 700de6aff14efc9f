import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { sendCommand, sendIdempotent } from '../../../api/command/command.ts'
import { AccessNotesField, PersonFields, PlaceFields } from '../../../domain/address/AddressFields.tsx'
import {
  type AddressFormValues,
  formOf,
  inputOf,
  newForm,
  takenPlace,
} from '../../../domain/address/addressForm.ts'
import { PropertyFields } from '../../../domain/address/PropertyFields.tsx'
import type { SavedAddressFragment } from '../../../domain/address/SavedAddress.generated.ts'
import { CheckField } from '../../../forms/CheckField.tsx'
import { EditDialog } from '../../../forms/EditDialog.tsx'
import { fieldRules } from '../../../forms/fieldRules.ts'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckBox } from '../../../ui/CheckBox.tsx'
import { useDialogHost } from '../../../ui/useDialog.tsx'
import { AddOfficeUserAddressDocument, SaveOfficeUserAddressDocument } from '../userCommands.generated.ts'
import type { OfficeUserCardFragment } from '../users.generated.ts'
import { AboutCustomer } from './AboutCustomer.tsx'
import type { OpenUserDialog, UserDialogProps } from './userDialog.ts'

interface AddressDialogProps extends UserDialogProps {
  /** Without it, an address is added. */
  readonly address?: SavedAddressFragment
  readonly open: OpenUserDialog
}

/** 'Add a New Property Address' and 'Edit Property Address' (back-office document, section 2; decision B1). */
export function AddressDialog({ customer, address, open }: AddressDialogProps) {
  const text = useText()
  const { taken, ...form } = useAddressDialog({ customer, address })
  const isDefaultAnyway = address ? address.isDefault : customer.addresses.length === 0
  return (
    <EditDialog
      title={text(address ? 'officeUsers.address.edit' : 'officeUsers.address.add')}
      size="lg"
      form={form}
      submitLabel={text(address ? 'officeUsers.address.save' : 'officeUsers.address.submit')}
    >
      {taken && (
        <Button
          look="link"
          justifySelf="start"
          onClick={() => open((now) => <AddressDialog customer={now} address={taken} open={open} />)}
        >
          {text('addresses.taken.open')}
        </Button>
      )}
      <AboutCustomer customer={customer} />
      <PersonFields />
      <PlaceFields />
      <AccessNotesField />
      {isDefaultAnyway ? (
        <CheckBox checked readOnly disabled>
          {text(address ? 'officeUsers.address.isDefault' : 'officeUsers.address.first')}
        </CheckBox>
      ) : (
        <CheckField name="isDefault">{text('officeUsers.address.makeDefault')}</CheckField>
      )}
      <chakra.fieldset minWidth="0">
        <chakra.legend textStyle="t18" fontWeight="strong" mb="4">
          {text('addresses.details')}
        </chakra.legend>
        <PropertyFields />
      </chakra.fieldset>
    </EditDialog>
  )
}

const resolver = fieldRules<AddressFormValues>(() => import('../../../domain/address/addressRules.ts'))

interface Editing {
  readonly customer: OfficeUserCardFragment
  readonly address: SavedAddressFragment | undefined
}

/** The customer's own form with the office's commands: it also edits a confirmed address (decision B2). */
function useAddressDialog({ customer, address }: Editing) {
  const host = useDialogHost()
  const [takenId, setTakenId] = useState<string>()
  const form = useServerForm<AddressFormValues>({
    ...(address ? { about: `address ${address.id}` } : { keepAs: `address of ${customer.id}` }),
    defaultValues: address ? formOf(address) : newForm(customer),
    resolver,
    send: async (values) => {
      const customerId = customer.id
      const input = inputOf(values)
      const outcome = await (address
        ? sendCommand({
            mutation: SaveOfficeUserAddressDocument,
            variables: { input: { customerId, ...input, addressId: address.id } },
          })
        : sendIdempotent({
            mutation: AddOfficeUserAddressDocument,
            about: customerId,
            terms: { customerId, ...input },
          }))
      setTakenId(takenPlace(outcome.userErrors))
      return outcome
    },
    onDone: () => host?.close(),
  })
  /** After a refusal, the address that already has the place. */
  const taken = customer.addresses.find(({ id }) => id === takenId)
  return { ...form, taken }
}
