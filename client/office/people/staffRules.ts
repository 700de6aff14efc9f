import { z } from 'zod'
import { staffFields } from '../../../schema/rules/staffFields.ts'
import { type StaffFormValues, staffWireOf } from './staffForm.ts'

/** The server's own rules over the form (back-office document, section 5). */
export const schema = z.preprocess((values) => staffWireOf(values as StaffFormValues), staffFields)
