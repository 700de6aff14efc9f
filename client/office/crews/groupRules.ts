import { groupFields } from '../../../schema/rules/staffFields.ts'

/** The number of a group (back-office document, section 5). */
export const schema = groupFields
