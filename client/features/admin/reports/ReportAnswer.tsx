import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { LoadFailed } from '../../../parts/page/LoadFailed.tsx'
import { writeDate } from '../../../parts/when/businessDates.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Report, ReportResult } from './report.ts'

interface ReportAnswerProps {
  readonly report: Report
  readonly variables: Record<string, unknown>
  readonly onNext: (cursor: string) => void
  /** Absent on the first page. */
  readonly onFirst: (() => void) | undefined
}

/** What the server answers: the figures of all of it, then a page. */
export function ReportAnswer({ report, variables, onNext, onFirst }: ReportAnswerProps) {
  const text = useText()
  const intl = useIntl()
  const { number, moment } = useFormats()
  const { data, error, loading, refetch } = useQuery(report.document, {
    variables,
    fetchPolicy: 'cache-and-network',
    context: { isQuiet: true },
  })
  if (data === undefined && error)
    return <LoadFailed words="officeReports.failed" onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton height="24rem" borderRadius="card" />
  const date = (day: string) => writeDate(intl, day, 'medium')
  const result = report.read(data, { text, number, moment, date })
  const { endCursor } = result
  return (
    <Card aria-busy={loading} p={{ base: '4', md: '5' }}>
      <Figures>
        {result.figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Figures>
      {result.rows.length === 0 ? (
        <p>{text('officeReports.none')}</p>
      ) : (
        <Rows {...result} title={text(report.title)} />
      )}
      <chakra.div display="flex" gap="3" mt="4">
        {onFirst && (
          <Button size="sm" onClick={onFirst}>
            {text('officeReports.first')}
          </Button>
        )}
        {endCursor && (
          <Button size="sm" onClick={() => onNext(endCursor)}>
            {text('officeReports.next')}
          </Button>
        )}
      </chakra.div>
    </Card>
  )
}

function Rows({ head, figureColumns, rows, title }: ReportResult & { readonly title: string }) {
  const isFigure = (at: number) => figureColumns.includes(at) || undefined
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={title}>
      <Table>
        <thead>
          <tr>
            {head.map((name, at) => (
              <th key={name} scope="col" data-figure={isFigure(at)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, column) => (
                <td key={head[column]} data-figure={isFigure(column)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.div>
  )
}

const Figures = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '6', md: '8' },
    rowGap: '2',
    mb: '4',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { textStyle: 't14', color: 'muted' },
    '& dd': { textStyle: 't20', fontWeight: 'strong' },
  },
})

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textStyle: 't14',
    fontVariantNumeric: 'tabular-nums',
    '& th': { color: 'muted', fontWeight: 'medium' },
    '& th, & td': { textAlign: 'start', py: '2', pe: '4', whiteSpace: 'nowrap' },
    '& th:last-of-type, & td:last-of-type': { pe: '0' },
    '& [data-figure]': { textAlign: 'end' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'line' },
  },
})
