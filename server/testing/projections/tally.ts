import { sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import type { FoldTable, ListTable, Projection } from '../../projections/projection.ts'

type TallyRow = { readonly stream: string; readonly seen: readonly number[] }

/**
 * A read model that shows what a runner does: for each stream the numbers it saw, in order. It refuses the numbers in `refused`, as
 * a fold with a fault would.
 */
export function tally(refused: ReadonlySet<number> = new Set(), version = 1): Projection {
  return {
    name: 'tally',
    version,
    categories: ['tally'],
    types: ['tally.added'],
    tables: [seen(refused), line],
  }
}

export function added(number: number) {
  return { type: 'tally.added', data: { number } }
}

/** What the live rows say, by stream; both tables must agree. */
export async function tallied(db: Db): Promise<Record<string, number[]>> {
  const { rows } = await sql<{ stream: string; seen: number[]; lines: number[] }>`
    select stream, seen, (select coalesce(jsonb_agg(number order by revision), '[]') from tally_line l where l.stream = t.stream) as lines
    from tally_seen t order by stream`.execute(db)
  for (const { stream, seen, lines } of rows)
    if (JSON.stringify(seen) !== JSON.stringify(lines))
      throw new Error(`tables disagree on ${stream}: ${seen} and ${lines}`)
  return Object.fromEntries(rows.map(({ stream, seen }) => [stream, seen]))
}

function seen(refused: ReadonlySet<number>): FoldTable<ReturnType<typeof added>, TallyRow> {
  return {
    kind: 'fold',
    name: 'tally_seen',
    key: ['stream'],
    columns: { stream: 'text', seen: 'jsonb' },
    indexes: [],
    keyOf: ({ stream }) => stream,
    evolve: (row, { stream, data }) => {
      if (refused.has(data.number)) throw new Error(`no number ${data.number}`)
      return { stream, seen: [...(row?.seen ?? []), data.number] }
    },
  }
}

const line: ListTable<
  ReturnType<typeof added>,
  { readonly stream: string; readonly revision: number; readonly number: number }
> = {
  kind: 'list',
  name: 'tally_line',
  key: ['stream', 'revision'],
  columns: { stream: 'text', revision: 'integer', number: 'integer' },
  indexes: [],
  rowsOf: ({ stream, revision, data }) => [{ stream, revision: Number(revision), number: data.number }],
}
