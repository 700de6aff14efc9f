import { isRejection, type Rejection } from '../kernel/rejection.ts'

/** What a command answered. @throws Error with the code, when it was refused */
export function accepted<Outcome>(outcome: Outcome | Rejection): Outcome {
  if (isRejection(outcome)) throw new Error(outcome.rejected)
  return outcome
}
