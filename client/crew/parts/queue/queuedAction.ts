import type { OrderStatus, VisitFailedReason } from '../../../api/schema.generated.ts'

/** What a crew member can do with an order; `fail` reports that the visit could not be done. */
export const verbs = ['start', 'end', 'fail'] as const
export type Verb = (typeof verbs)[number]

/** An action of a crew member that the server has not accepted yet (decisions T10, X11). */
export interface QueuedAction {
  /** Created once: however often the action is sent, it stays the same command. */
  readonly key: string
  readonly orderNo: string
  readonly verb: Verb
  /** By the server's clock as far as the device knew it (decision P130): ISO 8601 in UTC. */
  readonly pressedAt: string
  /** Of `fail`: why, and the crew's own words for the office. */
  readonly reason?: VisitFailedReason
  readonly words?: string
  /** Until when Undo is offered before it is sent: milliseconds of the device's clock (decision X11). */
  readonly heldUntil?: number
  /** Undo is offered now. */
  readonly isHeld?: true
  /** Why the server refused it, as the reader saw it; a refused action is not sent again. */
  readonly refusal?: string
  /** How often the server failed over it, without saying whether it was carried out. */
  readonly failures?: number
  /** This page is sending it for the first time; its button shows a spinner. */
  readonly isFirstTry?: true
}

/** For how long Undo is offered after End, in milliseconds (decision X11). */
const UNDO_MS = 10_000

/** What an action has beside its press: End waits for Undo. */
export function holdOf(verb: Verb, now: number): Pick<QueuedAction, 'heldUntil'> {
  return verb === 'end' ? { heldUntil: now + UNDO_MS } : {}
}

/** Whether Undo is offered at this moment; never for longer, even if the device's clock was set back. */
export function isHeldAt(heldUntil: number | undefined, now: number): boolean {
  return heldUntil !== undefined && now < heldUntil && heldUntil <= now + UNDO_MS
}

/** From this many failures on, the card says that the order needs attention (decision P131). */
const manyFailures = 3

/** The server fails over it repeatedly; it is still sent, and may be dismissed. */
export function isStuck({ failures = 0 }: QueuedAction): boolean {
  return failures >= manyFailures
}

/** The actions still to send, oldest first. */
export function waitingOf(actions: readonly QueuedAction[]): readonly QueuedAction[] {
  return actions.filter(({ refusal }) => refusal === undefined)
}

const steps = {
  start: ['Confirmed', 'InService'],
  end: ['InService', 'Completed'],
  fail: [undefined, undefined],
} as const

/** The status of an order once its actions are sent; an action that comes too late, and a failed visit, change nothing. */
export function statusAfter(status: OrderStatus, actions: readonly QueuedAction[]): OrderStatus {
  return actions.reduce((now, { verb }) => {
    const [from, to] = steps[verb]
    return now === from && to ? to : now
  }, status)
}

/** The button of an order: Start Service when confirmed, End Service when in service, else none (back-office document, section 4). */
export function verbFor(status: OrderStatus): 'start' | 'end' | undefined {
  if (status === 'Confirmed') return 'start'
  return status === 'InService' ? 'end' : undefined
}
