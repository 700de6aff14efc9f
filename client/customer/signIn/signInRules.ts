import { signInFields } from '../../../schema/rules/accountFields.ts'
import type { FieldWords } from '../../forms/fieldRules.ts'

export const schema = signInFields

export const words: FieldWords = {
  userName: { FIELD_REQUIRED: 'login.userName.required' },
  password: { FIELD_REQUIRED: 'login.password.required' },
}
