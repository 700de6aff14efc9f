import { type Column, toMillisecond } from './engine/projection.ts'

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''

/** A cell distributes over unions: a moment is an ISO text, absence is null. */
type Cell<Value> = Value extends undefined ? null : Value extends Temporal.Instant ? string : Value

/** The row that keeps a view: the same fields in SQL's spelling, as JSON can hold them. */
export type RowOf<View> = {
  readonly [Name in keyof View & string as SnakeCase<Name>]: Cell<View[Name]>
}

/** Turns views into rows and rows into views, by the columns of their table. */
export interface ViewRows<View> {
  /** The cells of the fields that are given and have a column; moments to the millisecond, which every reader can hold. */
  cellsOf(fields: Partial<View>): Partial<RowOf<View>>
  viewOf(row: RowOf<View>): View
}

export function viewRows<View extends object>(
  columns: {
    readonly [column in keyof RowOf<View> & string]: Column
  },
): ViewRows<View> {
  const fields = Object.entries<Column>(columns).map(([column, type]) => ({
    column,
    name: column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    isMoment: type.startsWith('timestamptz'),
  }))
  const byName = new Map(fields.map(({ name, column }) => [name, column]))
  return {
    cellsOf: (given: { readonly [name: string]: unknown }) => {
      const cells: { [column: string]: unknown } = {}
      for (const [name, value] of Object.entries(given)) {
        const column = byName.get(name)
        if (column !== undefined) cells[column] = cellOf(value)
      }
      // the type RowOf says of each field which column it is in, and with what in it
      return cells as Partial<RowOf<View>>
    },
    viewOf: (row: { readonly [column: string]: unknown }) => {
      const view: { [name: string]: unknown } = {}
      for (const { column, name, isMoment } of fields) view[name] = fieldOf(row[column], isMoment)
      return view as View
    },
  }
}

function cellOf(value: unknown): unknown {
  if (value instanceof Temporal.Instant) return toMillisecond(value).toString()
  return value ?? null
}

function fieldOf(cell: unknown, isMoment: boolean): unknown {
  if (cell === null) return undefined
  return isMoment ? Temporal.Instant.from(String(cell)) : cell
}
