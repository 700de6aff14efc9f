import { signInFields } from '../../../schema/rules/accountFields.ts'
import type { FieldWords } from '../../forms/fieldRules.ts'

export const schema = signInFields

export const words: FieldWords = {
  userName: { FIELD_REQUIRED: 'officeEntry.userName.required' },
  password: { FIELD_REQUIRED: 'PASSWORD_REQUIRED' },
}
