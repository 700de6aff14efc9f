import type { RecordedEvent } from '../../kernel/event.ts'
import { keyFor } from './foldRows.ts'
import type { FoldTable, Projection, Row, RowsByTable } from './projection.ts'

/** Of each table; the rows of orders take most room, about 2 kB each. */
const ROWS_KEPT = 5_000

/** What is known of the rows that events change. */
export interface Known {
  /** By table and key, to be completed by what is read. */
  readonly before: ReadonlyMap<string, Map<string, Row>>
  /** What must be read: keys by table. */
  readonly unread: ReadonlyMap<FoldTable, readonly string[]>
}

/**
 * Fold rows as whoever alone writes them left them, the latest of each table: so that they need not be read before the next event changes
 * them. Thrown away with every doubt about who writes.
 */
export class RowCache {
  readonly #tables: ReadonlyMap<FoldTable, Map<string, Row>>

  constructor({ tables }: Projection) {
    this.#tables = new Map(tables.filter((table) => table.kind === 'fold').map((table) => [table, new Map()]))
  }

  /** @throws FoldError when an event has no key */
  look(events: readonly RecordedEvent[]): Known {
    const before = new Map<string, Map<string, Row>>()
    const unread = new Map<FoldTable, string[]>()
    for (const [table, kept] of this.#tables) {
      const firsts = firstsByKey(table, events)
      const known = [...firsts.keys()].flatMap((key): [string, Row][] => {
        const row = kept.get(key)
        return row ? [[key, row]] : []
      })
      before.set(table.name, new Map(known))
      // a row depends on one stream: before its first event there is none
      const keys = [...firsts].flatMap(([key, { revision }]) =>
        kept.has(key) || revision === 0n ? [] : [key],
      )
      if (keys.length > 0) unread.set(table, keys)
    }
    return { before, unread }
  }

  /** Enters rows that were written; those that were left alone for longest make room for them. */
  keep(rows: RowsByTable): void {
    for (const [{ name }, kept] of this.#tables) {
      for (const [key, row] of rows.get(name) ?? []) {
        kept.delete(key)
        kept.set(key, row)
      }
      for (const key of kept.keys()) {
        if (kept.size <= ROWS_KEPT) break
        kept.delete(key)
      }
    }
  }
}

/** The first event that changes each row. */
function firstsByKey(table: FoldTable, events: readonly RecordedEvent[]): ReadonlyMap<string, RecordedEvent> {
  const firsts = new Map<string, RecordedEvent>()
  for (const event of events) {
    const key = keyFor(table, event)
    if (!firsts.has(key)) firsts.set(key, event)
  }
  return firsts
}
