import { chakra } from '@chakra-ui/react/styled-system'
import { PersonFields, PlaceFields } from '../../../domain/address/AddressFields.tsx'
import { PropertyFields } from '../../../domain/address/PropertyFields.tsx'
import type { SavedAddressFragment } from '../../../domain/address/SavedAddress.generated.ts'
import { CheckField } from '../../../forms/CheckField.tsx'
import { mayBeLost } from '../../../forms/mayBeLost.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckBox } from '../../../ui/CheckBox.tsx'
import { EditDialog } from '../../parts/EditDialog.tsx'
import { AboutCustomer } from './AboutCustomer.tsx'
import type { AskDialog } from './askedDialog.ts'
import type { UserDialogProps } from './dialogProps.ts'
import { useAddressDialog } from './useAddressDialog.ts'

interface AddressDialogProps extends UserDialogProps {
  /** Without one an address is added. */
  readonly address: SavedAddressFragment | undefined
  readonly ask: AskDialog
}

/** 'Add a New Property Address' and 'Edit Property Address' (back-office document, section 2; decision B1). */
export function AddressDialog({ customer, address, ask, onClose }: AddressDialogProps) {
  const text = useText()
  const { form, submit, taken } = useAddressDialog({ customer, address, onClose })
  const isDefaultAnyway = address ? address.isDefault : customer.addresses.length === 0
  return (
    <EditDialog
      title={text(address ? 'officeUsers.address.edit' : 'officeUsers.address.add')}
      size="lg"
      form={form}
      submit={submit}
      submitLabel={text(address ? 'officeUsers.address.save' : 'officeUsers.address.submit')}
      onClose={onClose}
    >
      {taken && (
        <Button
          look="link"
          justifySelf="start"
          onClick={() => mayBeLost(text) && ask({ name: 'address', address: taken })}
        >
          {text('addresses.taken.open')}
        </Button>
      )}
      <AboutCustomer customer={customer} />
      <PersonFields />
      <PlaceFields />
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
