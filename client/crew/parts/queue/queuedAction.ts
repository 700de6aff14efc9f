import type { OrderStatus } from '../../../api/schema.generated.ts'

/** What a crew member does with an order. */
export type Verb = 'start' | 'end'

/** An action of Start Service or End Service that the server has not taken yet (decision T10). */
export interface QueuedAction {
  /** Made once; however often the action is sent, it is the same one. */
  readonly key: string
  readonly orderNo: string
  readonly verb: Verb
  /** By the server's clock as far as the device knew it (decision P130): ISO 8601 of UTC. */
  readonly pressedAt: string
  /** Why the server did not take it, in the words the reader saw; such an action is not sent again. */
  readonly refusal?: string
  /** How often the server failed over it, with no word on whether it was taken. */
  readonly failures?: number
}

/** From how many failures on its order is told to need somebody (decision P131). */
const manyFailures = 3

/** The server fails over it again and again; it is still sent, and may be dismissed. */
export function isStuck({ failures = 0 }: QueuedAction): boolean {
  return failures >= manyFailures
}

/** Those that are still to be sent, oldest first. */
export function waitingOf(actions: readonly QueuedAction[]): readonly QueuedAction[] {
  return actions.filter(({ refusal }) => refusal === undefined)
}

const steps = { start: ['Confirmed', 'InService'], end: ['InService', 'Completed'] } as const

/** Where an order will stand once its actions are sent; an action that comes too late for its order changes nothing. */
export function statusAfter(status: OrderStatus, actions: readonly QueuedAction[]): OrderStatus {
  return actions.reduce((now, { verb }) => {
    const [from, to] = steps[verb]
    return now === from ? to : now
  }, status)
}

/** The button an order has: Start Service when confirmed, End Service when in service, else none (back-office document, section 4). */
export function verbFor(status: OrderStatus): Verb | undefined {
  if (status === 'Confirmed') return 'start'
  return status === 'InService' ? 'end' : undefined
}
