import { useState } from 'react'
import { rereadPage, sendCommand, sendOnce } from '../../../api/command/command.ts'
import {
  type AddressFormValues,
  formFieldOf,
  formOf,
  inputOf,
  newForm,
  takenPlace,
} from '../../../domain/address/addressForm.ts'
import type { SavedAddressFragment } from '../../../domain/address/SavedAddress.generated.ts'
import { fieldRules } from '../../../forms/fieldRules.ts'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { AddOfficeUserAddressDocument, SaveOfficeUserAddressDocument } from '../userCommands.generated.ts'
import type { OfficeUserCardFragment } from '../users.generated.ts'

const resolver = fieldRules<AddressFormValues>(() => import('../../../domain/address/addressRules.ts'))

interface Editing {
  readonly customer: OfficeUserCardFragment
  readonly address: SavedAddressFragment | undefined
  readonly onClose: () => void
}

/** The customer's own form with the office's commands: it also edits an address that is confirmed (decision B2). */
export function useAddressDialog({ customer, address, onClose }: Editing) {
  const [takenId, setTakenId] = useState<string>()
  const form = useServerForm<AddressFormValues>({
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
      setTakenId(takenPlace(outcome.userErrors))
      const userErrors = outcome.userErrors.map((refusal) => ({
        ...refusal,
        field: formFieldOf(refusal.field),
      }))
      return { ...outcome, userErrors }
    },
    onDone: onClose,
  })
  /** The address that has the place already, after a refusal. */
  const taken = customer.addresses.find(({ id }) => id === takenId)
  return { ...form, taken }
}
