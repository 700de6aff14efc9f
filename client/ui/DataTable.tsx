import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly id: string
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  /** Right-aligned, where a table's style uses `data-figure`. */
  readonly isFigure?: boolean
}

interface DataTableProps<Row> {
  /** The element that names the table, or its name if no element shows it. */
  readonly labelledBy?: string
  readonly label?: string
  /** The first one names the rows. Cells of the others carry its id as `data-column`. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  /** Unique among the rows. */
  readonly keyOf: (row: Row) => string
  /** The row that the page is about. */
  readonly isMarked?: (row: Row) => boolean
  /** The width below which each row is a card; in rem, so that larger text counts. A table without it stays one. */
  readonly cardsBelow?: `${number}rem`
  readonly look: SystemStyleObject
}

/**
 * A table whose rows become cards without enough room: the first cell is the heading, and each other filled cell a line with its column's
 * name. The roles are explicit, because some browsers drop the table's roles when its display changes.
 */
export function DataTable<Row>({ labelledBy, label, columns, rows, look, ...props }: DataTableProps<Row>) {
  const { keyOf, isMarked, cardsBelow } = props
  const table = (
    <chakra.table
      role="table"
      aria-labelledby={labelledBy}
      aria-label={label}
      width="100%"
      css={cardsBelow ? [look, asCards(cardsBelow)] : look}
    >
      <chakra.thead role="rowgroup">
        <chakra.tr role="row">
          {columns.map(({ id, name, isFigure }) => (
            <chakra.th
              key={id}
              role="columnheader"
              scope="col"
              data-column={id}
              data-figure={isFigure || undefined}
            >
              {name}
            </chakra.th>
          ))}
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody role="rowgroup">
        {rows.map((row) => (
          <chakra.tr key={keyOf(row)} role="row" data-marked={isMarked?.(row) ? '' : undefined}>
            {columns.map((column, at) => (
              <Cell key={column.id} row={row} column={column} isFirst={at === 0} />
            ))}
          </chakra.tr>
        ))}
      </chakra.tbody>
    </chakra.table>
  )
  return cardsBelow ? <chakra.div containerType="inline-size">{table}</chakra.div> : table
}

interface CellProps<Row> {
  readonly row: Row
  readonly column: Column<Row>
  readonly isFirst: boolean
}

function Cell<Row>({ row, column: { id, name, cell, isFigure }, isFirst }: CellProps<Row>) {
  if (isFirst)
    return (
      <chakra.th role="rowheader" scope="row">
        {cell(row)}
      </chakra.th>
    )
  return (
    <chakra.td role="cell" data-column={id} data-label={name} data-figure={isFigure || undefined}>
      <span>{cell(row)}</span>
    </chakra.td>
  )
}

function asCards(below: string) {
  // TypeScript sees a computed name of a condition as any text
  return { [`@container (max-width: ${below})`]: cards } as SystemStyleObject
}

const cards: SystemStyleObject = {
  '&, & tbody, & tbody :is(tr, th)': { display: 'block' },
  '& thead': { srOnly: true },
  '& tbody tr': { py: '3', borderColor: 'line' },
  '& tbody tr + tr': { borderTopWidth: '1px' },
  '& tbody tr > :is(th, td)': {
    px: '0',
    py: '2px',
    borderWidth: '0',
    textAlign: 'start',
    whiteSpace: 'normal',
  },
  '& tbody th': { textStyle: 't16', fontWeight: 'strong' },
  '& tbody td': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
  },
  '& tbody td:has(> span:empty)': { display: 'none' },
  '& tbody td > span': { marginInlineStart: 'auto', textAlign: 'end' },
  '& tbody td::before': {
    content: 'attr(data-label)',
    color: 'muted',
    // the column's header says it already
    '@supports (content: "" / "")': { content: 'attr(data-label) / ""' },
  },
}
