import { fieldRules } from '../../../forms/fieldRules.ts'
import { type FormReply, useServerForm } from '../../../forms/useServerForm.ts'
import { needTexts } from '../../../i18n/intlStore.ts'
import { type AddressFormValues, formFieldOf, inputOf } from '../../../parts/address/addressForm.ts'
import { useIntentKey } from '../../../parts/useIntentKey.ts'
import { type AddressOutcome, useAddressCommands } from './useAddressCommands.ts'

const loadRules = () => import('../../../parts/address/addressRules.ts')
const resolver = fieldRules<AddressFormValues>(loadRules)

/** The server's answer with the address it saved. */
interface AddressReply extends FormReply {
  readonly addressId: string | undefined
}

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
  const { add, save } = useAddressCommands()
  const keyOf = useIntentKey()
  return useServerForm<AddressFormValues, AddressReply>({
    defaultValues,
    resolver,
    send: async (values) => {
      const input = inputOf(values)
      return replyOf(await (addressId ? save(addressId, input) : add({ ...input, key: keyOf(input) })))
    },
    onDone: (reply) => reply.addressId && onSaved(reply.addressId),
  })
}

/** Fetches what sending the form needs once somebody begins to fill it in. */
export function prepareAddressForm(): void {
  void Promise.all([loadRules(), needTexts('refusals')])
}

function replyOf(outcome: AddressOutcome): AddressReply | undefined {
  if (!outcome) return undefined
  const { message, address } = outcome
  const userErrors = outcome.userErrors.map((refusal) => ({
    field: formFieldOf(refusal.field),
    message: refusal.message,
  }))
  return { message, userErrors, addressId: address?.id }
}
