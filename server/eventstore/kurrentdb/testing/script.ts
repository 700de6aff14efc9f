import { EventEmitter, once } from 'node:events'
import type { Refusal } from './refusals.ts'

/** What goes wrong with one append. `lostAnswer`, `hang` and `cut` may happen before or after the events are on disk. */
export type AppendFault =
  | { readonly kind: 'refuse'; readonly refusal: Refusal; readonly committed?: boolean }
  | { readonly kind: 'hang'; readonly committed?: boolean }
  | { readonly kind: 'cut'; readonly committed?: boolean }

type ReadFault =
  | { readonly kind: 'refuse'; readonly refusal: Refusal }
  | { readonly kind: 'hang' }
  | { readonly kind: 'cut' }

/** What goes wrong with one subscription, after it has sent `after` events (none unless told). */
export type SubscriptionFault =
  | { readonly kind: 'end'; readonly after?: number }
  | { readonly kind: 'refuse'; readonly refusal: Refusal; readonly after?: number }
  | { readonly kind: 'cut'; readonly after?: number }
  | { readonly kind: 'silent'; readonly after?: number }

type CallKind = 'append' | 'read' | 'subscribe' | 'features'

/** The faults that the next calls meet, in order, one each; and a record of the calls that were made. */
export interface Script {
  readonly append: AppendFault[]
  readonly read: ReadFault[]
  readonly subscribe: SubscriptionFault[]
  readonly features: ReadFault[]
  /** Appends that touch one of these streams are taken and never written nor answered. */
  readonly silenced: Set<string>
  /** How many calls of a kind have arrived. */
  count(kind: CallKind): number
  /** Called by the double when a call arrives. */
  arrived(kind: CallKind): void
  /** Resolves when the n-th call of a kind has arrived. */
  whenArrived(kind: CallKind, n: number): Promise<void>
}

export function createScript(): Script {
  const counts: Record<CallKind, number> = { append: 0, read: 0, subscribe: 0, features: 0 }
  const arrivals = new EventEmitter()
  arrivals.setMaxListeners(0)
  return {
    append: [],
    read: [],
    subscribe: [],
    features: [],
    silenced: new Set(),
    count: (kind) => counts[kind],
    arrived: (kind) => {
      counts[kind] += 1
      arrivals.emit(kind)
    },
    whenArrived: async (kind, n) => {
      while (counts[kind] < n) await once(arrivals, kind)
    },
  }
}
