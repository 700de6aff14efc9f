import { expect, it } from 'vitest'
import { addedBy, enterRows } from './foldRows.ts'
import { keyOfRow, type Projection, type Row, type SumTable } from './projection.ts'

type Sale = { readonly id: string; readonly day: string; readonly cents: number; readonly isOpen: boolean }
const days: SumTable = {
  kind: 'sum',
  name: 'day',
  of: 'sale',
  key: ['day', 'isOpen'],
  columns: { day: 'date', isOpen: 'boolean', sales: 'integer', cents: 'bigint' },
  indexes: [],
  sums: ['sales', 'cents'],
  addends: ({ day, isOpen, cents }) => [{ day, isOpen, sales: 1, cents }],
}

const [a, b, c] = [sale('a', '2026-01-01', 500), sale('b', '2026-01-01', 250), sale('c', '2026-01-02', 0)]

it('adds up the rows that are new', () => {
  expect(values(addedBy(days, { after: rows(a, b, c) }))).toEqual([
    { day: '2026-01-01', isOpen: true, sales: 2, cents: 750 },
    { day: '2026-01-02', isOpen: true, sales: 1, cents: 0 },
  ])
})

it('moves what a row added where the row now belongs', () => {
  const added = addedBy(days, { before: rows(a, b), after: rows({ ...a, isOpen: false, cents: 450 }) })
  expect(values(added)).toEqual([
    { day: '2026-01-01', isOpen: false, sales: 1, cents: 450 },
    { day: '2026-01-01', isOpen: true, sales: -1, cents: -500 },
  ])
})

it('adds nothing for a row that stays as it is, or is told a second time', () => {
  expect(values(addedBy(days, { before: rows(a, b), after: rows(b) }))).toEqual([])
})

it('lets go of a sum that no row goes into any more, and keeps one of nothing but zeros', () => {
  const sums = new Map<string, Row>()
  enter(sums, addedBy(days, { after: rows(a, c) }))
  const closed = { ...a, isOpen: false }
  enter(sums, addedBy(days, { before: rows(a), after: rows(closed) }))
  expect(values(sums)).toEqual([
    { day: '2026-01-02', isOpen: true, sales: 1, cents: 0 },
    { day: '2026-01-01', isOpen: false, sales: 1, cents: 500 },
  ])
  expect([...sums.keys()]).toEqual(values(sums).map((row) => keyOfRow(days, row)))
})

function enter(sums: Map<string, Row>, added: ReadonlyMap<string, Row>): void {
  const sales: Projection = { name: 'sales', version: 1, categories: [], types: [], tables: [days] }
  enterRows(sales, new Map([['day', sums]]), new Map([['day', added]]))
}

function sale(id: string, day: string, cents: number): Sale {
  return { id, day, cents, isOpen: true }
}

function rows(...sales: readonly Sale[]): ReadonlyMap<string, Row> {
  return new Map(sales.map((one) => [one.id, one]))
}

function values(all: ReadonlyMap<string, Row>): readonly Row[] {
  return [...all.values()]
}
