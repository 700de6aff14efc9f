import { z } from 'zod'
import { staffSelection } from '../../../schema/rules/staffFields.ts'

/** Who joins a group: at least one (back-office document, section 5). */
export const schema = z.object({ staffIds: staffSelection })
