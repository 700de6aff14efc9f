import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { CardTable } from '../../ui/CardTable.tsx'
import type { ReportResult } from './report.ts'

interface ReportTableProps extends Pick<ReportResult, 'head' | 'figureColumns' | 'rows'> {
  /** What the table is called. */
  readonly title: string
}

/** A report's page as a table, which moves sideways on a narrow desk; on a phone each row is a card. */
export function ReportTable({ title, head, figureColumns, rows }: ReportTableProps) {
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={title}>
      <CardTable
        label={title}
        columns={head.map((name, at) => ({ id: name, name, isFigure: figureColumns.includes(at) }))}
        rows={rows}
        cardsBelow="30rem"
        look={look}
      />
    </chakra.div>
  )
}

const look: SystemStyleObject = {
  borderCollapse: 'collapse',
  textStyle: 't14',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': { textAlign: 'start', py: '2', pe: '4', whiteSpace: 'nowrap', fontWeight: 'normal' },
  '& :is(th, td):last-of-type': { pe: '0' },
  '& [data-figure]': { textAlign: 'end' },
  '& thead th': { color: 'muted', fontWeight: 'medium' },
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'line' },
}
