import { accessNotesFields, addressFields } from '../../../schema/rules/addressFields.ts'
import { callRules } from '../../forms/callRules.ts'
import type { FieldWords } from '../../forms/fieldRules.ts'
import type { AddressFormValues } from './addressForm.ts'

export const schema = callRules<AddressFormValues>(addressFields)

/** The form of access notes alone. */
export const accessNotesSchema = accessNotesFields

export const words: FieldWords = {
  firstName: { FIELD_REQUIRED: 'addresses.firstName.required' },
  lastName: { FIELD_REQUIRED: 'addresses.lastName.required' },
  streetName: { FIELD_REQUIRED: 'addresses.streetName.required' },
  city: { FIELD_REQUIRED: 'addresses.city.required' },
  postal: { FIELD_REQUIRED: 'addresses.postal.required', FIELD_INVALID: 'addresses.postal.invalid' },
}
