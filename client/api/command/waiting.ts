import { areaOf } from '../../session/areaOf.ts'
import { personIn } from '../../session/session.ts'

/** Why the server said nothing; after `unanswered` it may have been done all the same, after `turnedAway` this call did nothing. */
export type Failure = 'unanswered' | 'turnedAway'

/** One kind of attempt on one thing, of one person. */
export type Slot = string & { readonly ofPerson: true }

/** By slot, in the memory of this tab. */
const sent = new Map<Slot, unknown>()

/** The slot of whoever is signed in now: who signs in next begins with nothing, and whoever comes back finds their own. */
export function slotOf(name: string): Slot {
  const area = areaOf(location.pathname)
  return `${area} ${personIn(area)} ${name}` as Slot
}

/** What was sent last and has had no answer, so that its outcome is not known; it outlives the dialog it was sent from. */
export function waitingFor<Sent>(slot: Slot | undefined): Sent | undefined {
  return slot && (sent.get(slot) as Sent | undefined)
}

/** Keeps what was sent until its answer is there. @param what undefined once it is */
export function keepWaiting(slot: Slot, what: unknown): void {
  if (what === undefined) sent.delete(slot)
  else sent.set(slot, what)
}

/**
 * After a reply: what had no answer is kept, what had one is forgotten. A call that was turned away says nothing of an earlier one.
 * @param slot nothing is kept without one
 */
export function keepUnanswered(slot: Slot | undefined, failure: Failure | undefined, what: unknown): void {
  if (slot && failure !== 'turnedAway') keepWaiting(slot, failure && what)
}
