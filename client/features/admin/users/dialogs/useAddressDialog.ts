import { rereadPage, sendCommand, sendOnce } from '../../../../command/command.ts'
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

const resolver = fieldRules<AddressFormValues>(() => import('../../../../parts/address/addressRules.ts'))

interface Editing {
  readonly customer: OfficeUserCardFragment
  readonly address: SavedAddressFragment | undefined
  readonly onClose: () => void
}

/** The customer's own form with the office's commands: it also edits an address that is confirmed (decision B2). */
export function useAddressDialog({ customer, address, onClose }: Editing) {
  return useServerForm<AddressFormValues>({
    ...(address ? {} : { slot: `address of ${customer.id}` }),
    defaultValues: address ? formOf(address) : newForm(customer),
    resolver,
    send: async (values) => {
      const customerId = customer.id
      const input = inputOf(values)
      const outcome = await (address
        ? sendCommand({
            mutation: SaveOfficeUserAddressDocument,
            variables: { input: { customerId, ...input, addressId: address.id } },
            reread: rereadPage,
          })
        : sendOnce({
            mutation: AddOfficeUserAddressDocument,
            about: customerId,
            terms: { customerId, ...input },
            reread: rereadPage,
          }))
      const userErrors = outcome.userErrors.map((refusal) => ({
        ...refusal,
        field: formFieldOf(refusal.field),
      }))
      return { ...outcome, userErrors }
    },
    onDone: onClose,
  })
}
