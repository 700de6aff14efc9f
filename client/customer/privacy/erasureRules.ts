import { passwordFields } from '../../../schema/rules/accountFields.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { FieldWords } from '../../forms/fieldRules.ts'

export const schema = passwordFields

export const words: FieldWords = {
  password: { [RejectionCode.FIELD_REQUIRED]: 'profile.password.current.required' },
}
