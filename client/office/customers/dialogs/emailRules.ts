import { emailFields } from '../../../../schema/rules/officeCustomerFields.ts'
import type { FormRules } from '../../../forms/fieldRules.ts'

export const emailRules = { schema: emailFields } satisfies FormRules
