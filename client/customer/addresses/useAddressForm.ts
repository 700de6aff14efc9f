import { useState } from 'react'
import { type AddressFormValues, formFieldOf, inputOf } from '../../domain/address/addressForm.ts'
import { takenPlace } from '../../domain/address/takenPlace.ts'
import { fieldRules } from '../../forms/fieldRules.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import { needTexts } from '../../i18n/intlStore.ts'
import { addAddress, saveAddress } from './addressCommands.ts'

const loadRules = () => import('../../domain/address/addressRules.ts')
const resolver = fieldRules<AddressFormValues>(loadRules)

/**
 * An address form (customer document sections 3 and 5) for a new address, or for a saved one when there is an id.
 * @param onSaved gets the id of the address that was added or saved
 */
export function useAddressForm(options: {
  readonly addressId?: string | undefined
  readonly defaultValues: AddressFormValues
  readonly onSaved: (addressId: string) => void
}) {
  const { addressId, defaultValues, onSaved } = options
  /** The address that has the place already, after a refusal. */
  const [takenId, setTakenId] = useState<string>()
  const form = useServerForm({
    ...(addressId ? {} : { slot: 'new address' }),
    defaultValues,
    resolver,
    send: async (values: AddressFormValues) => {
      const input = inputOf(values)
      const reply = await (addressId ? saveAddress(addressId, input) : addAddress(input))
      setTakenId(takenPlace(reply.userErrors))
      const userErrors = reply.userErrors.map((refusal) => ({
        ...refusal,
        field: formFieldOf(refusal.field),
      }))
      return { ...reply, userErrors }
    },
    onDone: ({ address }) => address && onSaved(address.id),
  })
  return { ...form, takenId }
}

/** Fetches what sending the form needs once somebody begins to fill it in. */
export function prepareAddressForm(): void {
  void Promise.all([loadRules(), needTexts('refusals')])
}
