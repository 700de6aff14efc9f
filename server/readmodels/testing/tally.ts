import { sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import type { FoldTable, ListTable, Projection, SumTable } from '../engine/projection.ts'

type LineRow = { readonly stream: string; readonly revision: number; readonly number: number }
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
    tables: [seen(refused), line, parity, size],
  }
}

export function added(number: number) {
  return { type: 'tally.added', data: { number } }
}

/** What the live rows say, by stream; all tables must agree. */
export async function tallied(db: Db): Promise<Record<string, number[]>> {
  const { rows } = await sql<{ stream: string; seen: number[]; lines: number[] }>`
    select stream, seen, (select coalesce(jsonb_agg(number order by revision), '[]') from tally_line l where l.stream = t.stream) as lines
    from tally_seen t order by stream`.execute(db)
  for (const { stream, seen, lines } of rows)
    if (JSON.stringify(seen) !== JSON.stringify(lines))
      throw new Error(`tables disagree on ${stream}: ${seen} and ${lines}`)
  await assertSums(db)
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

const line: ListTable<ReturnType<typeof added>, LineRow> = {
  kind: 'list',
  name: 'tally_line',
  key: ['stream', 'revision'],
  columns: { stream: 'text', revision: 'integer', number: 'integer' },
  indexes: [],
  rowsOf: ({ stream, revision, data }) => [{ stream, revision: Number(revision), number: data.number }],
}

type SumRow = { readonly what: string; readonly rows: number; readonly total: number }

const summed = {
  kind: 'sum',
  key: ['what'],
  columns: { what: 'text', rows: 'integer', total: 'bigint' },
  indexes: [],
  sums: ['rows', 'total'],
} as const

/** Of many streams: the even and the odd numbers. */
const parity: SumTable<LineRow, SumRow> = {
  ...summed,
  name: 'tally_parity',
  of: 'tally_line',
  addends: ({ number }) => [{ what: number % 2 === 0 ? 'even' : 'odd', rows: 1, total: number }],
}

/** By how much each stream saw, which grows: streams leave one sum for another. */
const size: SumTable<TallyRow, SumRow> = {
  ...summed,
  name: 'tally_size',
  of: 'tally_seen',
  addends: ({ seen: numbers }) => [{ what: String(numbers.length), rows: 1, total: numbers.length }],
}

async function assertSums(db: Db): Promise<void> {
  const { rows } = await sql<{ are: unknown; should: unknown }>`
    select (select jsonb_agg(to_jsonb(s) order by what) from (select * from tally_parity) s) as are,
      (select jsonb_agg(to_jsonb(s) order by what) from (
        select case when number % 2 = 0 then 'even' else 'odd' end as what, count(*) as rows, sum(number) as total
        from tally_line group by 1) s) as should
    union all
    select (select jsonb_agg(to_jsonb(s) order by what) from (select * from tally_size) s),
      (select jsonb_agg(to_jsonb(s) order by what) from (
        select jsonb_array_length(seen)::text as what, count(*) as rows, sum(jsonb_array_length(seen)) as total
        from tally_seen group by 1) s)`.execute(db)
  for (const { are, should } of rows)
    if (JSON.stringify(are) !== JSON.stringify(should))
      throw new Error(`sums are ${JSON.stringify(are)}, and should be ${JSON.stringify(should)}`)
}
