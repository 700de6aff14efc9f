import { isRejection } from '../../kernel/rejection.ts'

/** An outcome whose refusal names the field as the call spells it. @param spelling the call's name by the handlers' */
export function inSpelling<Outcome>(outcome: Outcome, spelling: Readonly<Record<string, string>>): Outcome {
  if (!isRejection(outcome) || outcome.field === undefined) return outcome
  return { ...outcome, field: spelling[outcome.field] ?? outcome.field }
}
