import { isRejection } from '../../kernel/rejection.ts'

/** An outcome whose refusal names the field as the call spells it. @param names the call's name by the handlers' */
export function renameFields<Outcome>(outcome: Outcome, names: Readonly<Record<string, string>>): Outcome {
  if (!isRejection(outcome) || outcome.field === undefined) return outcome
  return { ...outcome, field: names[outcome.field] ?? outcome.field }
}
