import { areaOf } from '../../session/areaOf.ts'
import { personIn } from '../../session/session.ts'

/** Why there is no answer: after `unanswered` the command may have been carried out, after `turnedAway` this call did nothing. */
export type Failure = 'unanswered' | 'turnedAway'

/** One kind of attempt on one thing by one person. */
export type AttemptId = string & { readonly ofPerson: true }

/** In the memory of this tab. */
const pending = new Map<AttemptId, unknown>()

/** Identifies an attempt of the signed-in person: the next person starts empty, and a person who returns finds their own. */
export function attemptId(name: string): AttemptId {
  const area = areaOf(location.pathname)
  return `${area} ${personIn(area)} ${name}` as AttemptId
}

/** The last command sent without an answer, whose outcome is unknown; it outlives its dialog. */
export function pendingAttempt<Sent>(id: AttemptId | undefined): Sent | undefined {
  return id && (pending.get(id) as Sent | undefined)
}

/** Keeps a sent command until its answer comes. @param sent undefined once it has come */
export function keepAttempt(id: AttemptId, sent: unknown): void {
  if (sent === undefined) pending.delete(id)
  else pending.set(id, sent)
}
