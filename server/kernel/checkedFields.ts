import type { z } from 'zod'
import { fieldFaults } from '../../schema/rules/fieldFault.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from './rejection.ts'

/** What an input means by its schema, or why its first faulty field is refused (decision A19: the server repeats every rule of the forms). */
export function checkedFields<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> | Rejection {
  const outcome = schema.safeParse(input)
  if (outcome.success) return outcome.data
  const [fault] = fieldFaults(outcome.error)
  if (fault === undefined) return reject(RejectionCode.FIELD_INVALID)
  const { code, ...about } = fault
  return { rejected: code, ...about }
}
