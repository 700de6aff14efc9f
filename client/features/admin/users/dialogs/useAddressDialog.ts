import { fieldRules } from '../../../../forms/fieldRules.ts'
import { useServerForm } from '../../../../forms/useServerForm.ts'
import {
  AddOfficeUserAddressDocument,
  type OfficeUserCardFragment,
  type SavedAddressFragment,
  SaveOfficeUserAddressDocument,
} from '../../../../gql/graphql.ts'
import {
  type AddressFormValues,
  formFieldOf,
  formOf,
  inputOf,
  newForm,
} from '../../../../parts/address/addressForm.ts'
import { useIntentKey } from '../../../../parts/useIntentKey.ts'
import { useUserCommand } from '../useUserCommand.ts'

const resolver = fieldRules<AddressFormValues>(() => import('../../../../parts/address/addressRules.ts'))

interface Editing {
  readonly customer: OfficeUserCardFragment
  readonly address: SavedAddressFragment | undefined
  readonly onClose: () => void
}

/** The customer's own form with the office's commands: it also edits an address that is confirmed (decision B2). */
export function useAddressDialog({ customer, address, onClose }: Editing) {
  const send = useUserCommand()
  const keyOf = useIntentKey()
  return useServerForm<AddressFormValues>({
    defaultValues: address ? formOf(address) : newForm(customer),
    resolver,
    send: async (values) => {
      const input = { customerId: customer.id, ...inputOf(values) }
      const outcome = address
        ? await send(SaveOfficeUserAddressDocument, { input: { ...input, addressId: address.id } })
        : await send(AddOfficeUserAddressDocument, { input: { ...input, key: keyOf(input) } })
      if (!outcome) return undefined
      const userErrors = outcome.userErrors.map((refusal) => ({
        ...refusal,
        field: formFieldOf(refusal.field),
      }))
      return { message: outcome.message, userErrors }
    },
    onDone: onClose,
  })
}
