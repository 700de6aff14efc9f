import type { z } from 'zod'
import { type FieldFault, fieldFaults } from '../rules/fieldFault.ts'

/** The faults that a form's rules find in an input; empty if they accept it. */
export function faultsOf(rules: z.ZodType, input: unknown): readonly FieldFault[] {
  const outcome = rules.safeParse(input)
  return outcome.success ? [] : fieldFaults(outcome.error)
}
