import {
  categoryOf,
  comparePositions,
  type EventStore,
  type Position,
  type RecordedEvent,
} from '../../eventstore/port.ts'
import { enterRows, foldRows } from './foldRows.ts'
import type { Projection, Row, RowsByTable } from './projection.ts'

/** What to fold again: one projection, up to its checkpoint, without what is set aside. */
export interface ReplayOrder {
  readonly projection: Projection
  readonly until: Position
  /** From which revision on a stream is left out. */
  readonly setAside: ReadonlyMap<string, bigint>
}

/** The rows that a replay produces, how many events it folded, and why it stopped, if it did. */
export interface ReplayOutcome {
  readonly rows: RowsByTable
  readonly events: number
  readonly fault: string | undefined
}

/**
 * Folds every event of the store from zero, in memory, once for all orders.
 * @param end where to stop; must not lie behind the head, which the store reaches
 */
export async function replayFromZero(
  store: EventStore,
  orders: readonly ReplayOrder[],
  end: Position,
): Promise<ReplayOutcome[]> {
  const replays = orders.map((order) => new Replay(order))
  const ending = new AbortController()
  if (comparePositions(end, '0' as Position) > 0)
    for await (const batch of store.subscribe({ signal: ending.signal })) {
      for (const replay of replays) replay.take(batch.events)
      if (comparePositions(batch.checkpoint, end) >= 0) break
    }
  ending.abort()
  return replays.map(({ rows, events, fault }) => ({ rows, events, fault }))
}

class Replay implements ReplayOutcome {
  readonly rows: Map<string, Map<string, Row>>
  events = 0
  fault: string | undefined

  constructor(private readonly order: ReplayOrder) {
    this.rows = new Map(order.projection.tables.map(({ name }) => [name, new Map()]))
  }

  take(batch: readonly RecordedEvent[]): void {
    const events = batch.filter((event) => this.#isWanted(event))
    this.events += events.length
    if (this.fault !== undefined) return
    try {
      const { projection } = this.order
      enterRows(projection, this.rows, foldRows(projection, events, this.rows))
    } catch (error) {
      this.fault = String(error)
    }
  }

  #isWanted(event: RecordedEvent): boolean {
    const { projection, until, setAside } = this.order
    const end = setAside.get(event.stream)
    return (
      projection.categories.includes(categoryOf(event.stream)) &&
      projection.types.includes(event.type) &&
      comparePositions(event.position, until) <= 0 &&
      (end === undefined || event.revision < end)
    )
  }
}
