import { callWords } from '../../../schema/rules/callWords.ts'
import { isRejection } from '../../kernel/rejection.ts'

/** An outcome whose refusal names the field as the call spells it, by default as GraphQL does. @param names the call's name by the handlers' */
export function renameFields<Outcome>(
  outcome: Outcome,
  names: Readonly<Record<string, string>> = callWords,
): Outcome {
  if (!isRejection(outcome) || outcome.field === undefined) return outcome
  return { ...outcome, field: names[outcome.field] ?? outcome.field }
}
