import { z } from 'zod'
import { groupFields, staffSelection } from '../../../schema/rules/staffFields.ts'

/** The number of a group (back-office document, section 5). */
export const numberRules = { schema: groupFields }

/** Who joins a group: at least one (back-office document, section 5). */
export const joiningRules = { schema: z.object({ staffIds: staffSelection }) }
