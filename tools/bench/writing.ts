import { sql } from 'kysely'
import {
  type PlacedAppend,
  type PlacedEvent,
  requestOf,
} from '../../server/eventstore/copying/packAppends.ts'
import type { EventStore } from '../../server/eventstore/port.ts'
import type { Db } from '../../server/kernel/database.ts'

/** How a load reaches the log. */
export interface EventWriter {
  /** How many events are written together, where whole appends allow it. */
  readonly most: number
  write(events: PlacedAppend): Promise<unknown>
}

const APPEND_MS = 30_000

/** By the store's own append. */
export function portWriter(store: EventStore): EventWriter {
  return {
    most: 250,
    write: (events) => store.append(requestOf(events), { timeoutMs: APPEND_MS }),
  }
}

/**
 * Into the tables of the PostgreSQL store, thousands at a time, for a load beside which nothing else writes. Readers see them like an
 * append: complete and in order.
 */
export function bulkWriter(db: Db): EventWriter {
  return {
    most: 5_000,
    write: (events) =>
      db.transaction().execute(async (transaction) => {
        const heads = new Map(events.map(({ stream, revision }) => [stream, Number(revision)]))
        const streams = JSON.stringify([...heads].map(([name, revision]) => ({ name, revision })))
        const rows = JSON.stringify(events.map((event) => ({ ...event, revision: Number(event.revision) })))
        // the floor that es.append takes too: until the end, readers stop below the first of these positions
        await sql`select pg_advisory_xact_lock_shared(7777, (last_value & 2147483647)::int)
          from es.position_seq`.execute(transaction)
        await sql`insert into es.stream
          select name, revision from json_to_recordset(${streams}::json) as head(name text, revision bigint)
          on conflict (name) do update set revision = greatest(stream.revision, excluded.revision)`.execute(
          transaction,
        )
        await sql`insert into es.event (position, stream, revision, id, type, data, meta)
          select nextval('es.position_seq'), stream, revision, id, type, data, meta
          from json_to_recordset(${rows}::json)
            as event(stream text, revision bigint, id uuid, type text, data jsonb, meta jsonb)`.execute(
          transaction,
        )
      }),
  }
}

/**
 * Writes appends in their order, while the next ones are made.
 * @param before writes the rows that must precede the events
 * @param tell receives the number of written events after every pack
 */
export async function writeLoad(
  writer: EventWriter,
  appends: Iterable<PlacedAppend>,
  { before, tell }: { readonly before: () => Promise<void>; readonly tell: (events: number) => void },
): Promise<number> {
  let written = 0
  let writing: Promise<unknown> = Promise.resolve()
  for (const events of packs(appends, writer.most)) {
    await writing
    writing = before().then(() => writer.write(events))
    // the rejection surfaces at the next await
    writing.catch(() => undefined)
    written += events.length
    tell(written)
  }
  await writing
  return written
}

function* packs(appends: Iterable<PlacedAppend>, most: number): Generator<PlacedAppend> {
  let pack: PlacedEvent[] = []
  for (const append of appends) {
    if (pack.length > 0 && pack.length + append.length > most) {
      yield pack
      pack = []
    }
    pack.push(...append)
  }
  if (pack.length > 0) yield pack
}
