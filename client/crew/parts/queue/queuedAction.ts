import type { OrderStatus } from '../../../api/schema.generated.ts'

/** What a crew member can do with an order. */
export type Verb = 'start' | 'end'

/** A press of Start Service or End Service that the server has not accepted yet (decision T10). */
export interface QueuedAction {
  /** Created once: however often the action is sent, it stays the same command. */
  readonly key: string
  readonly orderNo: string
  readonly verb: Verb
  /** By the server's clock as far as the device knew it (decision P130): ISO 8601 in UTC. */
  readonly pressedAt: string
  /** Why the server refused it, as the reader saw it; a refused action is not sent again. */
  readonly refusal?: string
  /** How often the server failed over it, without saying whether it was carried out. */
  readonly failures?: number
  /** This page is sending it for the first time; its button shows a spinner. */
  readonly isFirstTry?: true
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

const steps = { start: ['Confirmed', 'InService'], end: ['InService', 'Completed'] } as const

/** The status of an order once its actions are sent; an action that comes too late changes nothing. */
export function statusAfter(status: OrderStatus, actions: readonly QueuedAction[]): OrderStatus {
  return actions.reduce((now, { verb }) => {
    const [from, to] = steps[verb]
    return now === from ? to : now
  }, status)
}

/** The button of an order: Start Service when confirmed, End Service when in service, else none (back-office document, section 4). */
export function verbFor(status: OrderStatus): Verb | undefined {
  if (status === 'Confirmed') return 'start'
  return status === 'InService' ? 'end' : undefined
}
