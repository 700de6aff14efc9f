import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface CardRow {
  readonly id: string
  /** One for each column; the first names the row. */
  readonly cells: readonly ReactNode[]
  /** The row that the page is about. */
  readonly isMarked?: boolean
}

interface CardColumn {
  readonly id: string
  readonly name: string
  /** Right-aligned, where a table's style uses `data-figure`. */
  readonly isFigure?: boolean
}

interface CardTableProps {
  /** The element that names the table, or its name if no element shows it. */
  readonly labelledBy?: string
  readonly label?: string
  /** Cells of a column carry its id as `data-column`. */
  readonly columns: readonly CardColumn[]
  readonly rows: readonly CardRow[]
  /** The width below which each row is a card; in rem, so that larger text counts. */
  readonly cardsBelow: `${number}rem`
  readonly look: SystemStyleObject
}

/**
 * A table whose rows become cards without enough room: the first cell is the heading, and each other filled cell a line with its column's
 * name. The roles are explicit, because some browsers drop the table's roles when its display changes.
 */
export function CardTable({ labelledBy, label, columns, rows, cardsBelow, look }: CardTableProps) {
  const css = [look, asCards(cardsBelow)]
  return (
    <chakra.div containerType="inline-size">
      <chakra.table role="table" aria-labelledby={labelledBy} aria-label={label} width="100%" css={css}>
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
            <Row key={row.id} row={row} columns={columns} />
          ))}
        </chakra.tbody>
      </chakra.table>
    </chakra.div>
  )
}

interface RowProps extends Pick<CardTableProps, 'columns'> {
  readonly row: CardRow
}

function Row({ row: { cells, isMarked }, columns }: RowProps) {
  return (
    <chakra.tr role="row" data-marked={isMarked ? '' : undefined}>
      {columns.map(({ id, name, isFigure }, at) =>
        at === 0 ? (
          <chakra.th key={id} role="rowheader" scope="row">
            {cells[at]}
          </chakra.th>
        ) : (
          <chakra.td
            key={id}
            role="cell"
            data-column={id}
            data-label={name}
            data-figure={isFigure || undefined}
          >
            <span>{cells[at]}</span>
          </chakra.td>
        ),
      )}
    </chakra.tr>
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
