import type { z } from 'zod'
import { type FieldFault, fieldFaults } from '../rules/fieldFault.ts'

/** What a form's rules say against an input; nothing where they take it. */
export function faultsOf(rules: z.ZodType, input: unknown): readonly FieldFault[] {
  const outcome = rules.safeParse(input)
  return outcome.success ? [] : fieldFaults(outcome.error)
}
