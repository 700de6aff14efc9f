import { areaOf } from '../../session/areaOf.ts'
import { personIn } from '../../session/session.ts'

/** Why there is no answer: after `unanswered` the command may have been carried out, after `turnedAway` this call did nothing. */
export type Failure = 'unanswered' | 'turnedAway'

/** One kind of attempt on one thing by one person. */
export type Slot = string & { readonly ofPerson: true }

/** By slot, in the memory of this tab. */
const sent = new Map<Slot, unknown>()

/** The slot of the signed-in person: the next person starts empty, and a person who returns finds their own. */
export function slotOf(name: string): Slot {
  const area = areaOf(location.pathname)
  return `${area} ${personIn(area)} ${name}` as Slot
}

/** The last command sent without an answer, whose outcome is unknown; it outlives its dialog. */
export function waitingFor<Sent>(slot: Slot | undefined): Sent | undefined {
  return slot && (sent.get(slot) as Sent | undefined)
}

/** Keeps a sent command until its answer comes. @param what undefined once it has come */
export function keepWaiting(slot: Slot, what: unknown): void {
  if (what === undefined) sent.delete(slot)
  else sent.set(slot, what)
}

/**
 * Keeps what had no answer and forgets what had one. A call that was shed tells nothing about an earlier one.
 * @param slot nothing is kept without one
 */
export function keepUnanswered(slot: Slot | undefined, failure: Failure | undefined, what: unknown): void {
  if (slot && failure !== 'turnedAway') keepWaiting(slot, failure && what)
}
