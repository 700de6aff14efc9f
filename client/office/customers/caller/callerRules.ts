import { callerFields } from '../../../../schema/rules/officeCustomerFields.ts'
import type { AddressFormValues } from '../../../domain/address/addressForm.ts'
import { words as addressWords } from '../../../domain/address/addressRules.ts'
import { callRules } from '../../../forms/callRules.ts'
import type { FieldWords } from '../../../forms/fieldRules.ts'

/** The form of a new customer with their first address. */
export interface CallerValues extends AddressFormValues {
  readonly phoneNumber: string
  readonly email: string
}

export const schema = callRules<CallerValues>(callerFields)

export const words: FieldWords = {
  ...addressWords,
  phoneNumber: { FIELD_REQUIRED: 'officeCaller.phone.required' },
}
