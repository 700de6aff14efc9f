import type { GenerationKey } from './generations.store.ts'
import type { FoldTable, ProjectedTable, Row, Sink, SumTable } from './projection.ts'

/** A table of a generation or a sink, and rows to be written into it. */
export interface TableRows {
  readonly table: ProjectedTable | Sink
  readonly key: GenerationKey
  readonly rows: readonly Row[]
}

/** A fold table of a generation, and the keys of rows to be read from it. */
export interface TableKeys {
  readonly table: FoldTable
  readonly key: GenerationKey
  readonly keys: readonly string[]
}

/** A statement, or what follows its `with`, and the values of its parameters in order. */
export interface Worded {
  readonly text: string
  readonly values: readonly unknown[]
}

/** The table in which a generation keeps the rows of a table. */
export function tableName(table: string, { generation }: Pick<GenerationKey, 'generation'>): string {
  return `${table}_g${generation}`
}

/** Reads rows of any number of tables: each as `row`, and as `nth` which of the questions it answers. */
export function readingRows(questions: readonly TableKeys[]): Worded {
  const parts = questions.map(({ table, key }, nth) => {
    const from = quoted(tableName(table.name, key))
    return `select ${nth} as nth, to_json(t) as row from ${from} as t where ${quoted(table.key[0])} = any($${nth + 1}::text[])`
  })
  return { text: parts.join(' union all '), values: questions.map(({ keys }) => keys) }
}

/**
 * Writes rows into any number of tables at once: fold and derived rows replace older ones, list rows are inserted once, and sums are added
 * to and removed when no row is left in them. Each part sees the rows as they were before, and no two write the same row.
 * @param after.values those of the parameters before
 * @param after.condition what must be true for anything to be written
 * @returns expressions for a `with`
 */
export function writingRows(
  written: readonly TableRows[],
  { values = [], condition = 'true' }: { values?: readonly unknown[]; condition?: string } = {},
): Worded {
  const parts = written.flatMap((one, index) =>
    partsOf(one, { parameter: values.length + index + 1, condition }),
  )
  return { text: parts.join(',\n'), values: [...values, ...written.map(({ rows }) => JSON.stringify(rows))] }
}

function partsOf(
  { table, key, rows }: TableRows,
  { parameter, condition }: { parameter: number; condition: string },
): string[] {
  if ('into' in table) return [intoSink(table, { parameter, condition })]
  const into = quoted(tableName(table.name, key))
  const given = `json_populate_recordset(null::${into}, $${parameter}::json) as given where ${condition}`
  const columns = Object.keys(table.columns).map(quoted).join(', ')
  const inserting = (given: string) => `written_${parameter} as (
    insert into ${into} as kept (${columns}) select ${columns} from ${given}
    on conflict (${table.key.map(quoted).join(', ')}) do ${whenThere(table)})`
  if (table.kind !== 'sum' || !rows.some((row) => Number(row[table.sums[0]]) < 0)) return [inserting(given)]
  const isEmptied = comesToNothing(table)
  return [
    inserting(`${given} and not exists (select from ${into} as kept where ${isEmptied})`),
    `emptied_${parameter} as (delete from ${into} as kept using ${given} and ${isEmptied})`,
  ]
}

function intoSink(
  { into, columns }: Sink,
  { parameter, condition }: { parameter: number; condition: string },
): string {
  const names = Object.keys(columns).map(quoted).join(', ')
  return `written_${parameter} as (
    insert into ${quoted(into)} (${names}) select ${Object.values(columns).join(', ')}
    from json_populate_recordset(null::${quoted(into)}, $${parameter}::json) as given where ${condition}
    on conflict do nothing)`
}

function whenThere(table: ProjectedTable): string {
  if (table.kind === 'list') return 'nothing'
  const isSum = table.kind === 'sum'
  const changing: readonly string[] = isSum ? table.sums : Object.keys(table.columns)
  const changes = changing
    .map(quoted)
    .map((column) => `${column} = ${isSum ? `kept.${column} + ` : ''}excluded.${column}`)
  return `update set ${changes.join(', ')}`
}

/** That no row goes into a sum any more, once what is given is added to what is kept. */
function comesToNothing({ key, sums }: SumTable): string {
  const isSame = key.map(quoted).map((column) => `kept.${column} = given.${column}`)
  const count = quoted(sums[0])
  return `${isSame.join(' and ')} and kept.${count} + given.${count} = 0`
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
