import { chakra } from '@chakra-ui/react/styled-system'
import type { ReportResult } from './report.ts'

interface ReportTableProps extends Pick<ReportResult, 'head' | 'figureColumns' | 'rows'> {
  /** What the table is called. */
  readonly title: string
}

/**
 * A report's page as a table. On a phone each row is a card: its first cell as the heading, then a line for each other cell that holds
 * something, with the column's name in front. The roles are written out because a table of another display is none for every browser.
 */
export function ReportTable({ title, head, figureColumns, rows }: ReportTableProps) {
  const isFigure = (at: number) => figureColumns.includes(at) || undefined
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={title}>
      <Table role="table" aria-label={title}>
        <Part role="rowgroup" as="thead">
          <Row role="row">
            {head.map((name, at) => (
              <Head key={name} role="columnheader" scope="col" data-figure={isFigure(at)}>
                {name}
              </Head>
            ))}
          </Row>
        </Part>
        <Part role="rowgroup">
          {rows.map(({ id, cells }) => (
            <Row key={id} role="row">
              {cells.map((cell, at) => (
                <Cell key={head[at]} role="cell" data-label={head[at]} data-figure={isFigure(at)}>
                  {cell}
                </Cell>
              ))}
            </Row>
          ))}
        </Part>
      </Table>
    </chakra.div>
  )
}

const Part = chakra('tbody')

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textStyle: 't14',
    fontVariantNumeric: 'tabular-nums',
    display: { mdDown: 'block' },
    '& > *': { display: { mdDown: 'block' } },
    // the cells carry the names of their columns; whoever listens still hears them from here
    '& > thead': { mdDown: { srOnly: true } },
  },
})

const Row = chakra('tr', {
  base: {
    display: { mdDown: 'block' },
    py: { mdDown: '3' },
    'tbody > &': { borderTopWidth: '1px', borderColor: 'line' },
    '&:last-of-type': { pb: { mdDown: '0' } },
  },
})

const Head = chakra('th', {
  base: {
    textAlign: 'start',
    py: '2',
    pe: '4',
    whiteSpace: 'nowrap',
    color: 'muted',
    fontWeight: 'medium',
    '&[data-figure]': { textAlign: 'end' },
    '&:last-of-type': { pe: '0' },
  },
})

const Cell = chakra('td', {
  base: {
    md: {
      textAlign: 'start',
      py: '2',
      pe: '4',
      whiteSpace: 'nowrap',
      '&[data-figure]': { textAlign: 'end' },
      '&:last-of-type': { pe: '0' },
    },
    mdDown: {
      display: 'flex',
      justifyContent: 'space-between',
      columnGap: '4',
      py: '2px',
      textAlign: 'end',
      overflowWrap: 'anywhere',
      '&:empty': { display: 'none' },
      '&:first-of-type': { textStyle: 't16', fontWeight: 'strong', textAlign: 'start', pb: '1' },
      '&:not(:first-of-type)::before': {
        content: 'attr(data-label)',
        flex: 'none',
        maxWidth: '50%',
        color: 'muted',
        textAlign: 'start',
        // said already as the column's header
        '@supports (content: "" / "")': { content: 'attr(data-label) / ""' },
      },
    },
  },
})
