import type { CommandRunner } from '../eventstore/handle.ts'
import type { EventStore, Position } from '../eventstore/port.ts'
import type { Db } from '../kernel/database.ts'

/** What the handlers of ordering work with. */
export interface OrderingContext {
  readonly db: Db
  readonly store: EventStore
  readonly runner: CommandRunner
  /** Waits until readers see an append of these event types; false when that took too long. */
  readonly caughtUp: (types: readonly string[], position: Position) => Promise<boolean>
}
