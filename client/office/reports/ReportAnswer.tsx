import { useQuery } from '@apollo/client/react'
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { type ReactNode, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { LoadError } from '../../api/QueryState.tsx'
import { writeDate } from '../../format/businessDates.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Cluster, Muted } from '../../ui/layout.tsx'
import { showTop } from '../../ui/rowFocus.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { NoBreak } from '../../ui/Words.tsx'
import { WaitingCard } from '../parts/WaitingCard.tsx'
import { type Filters, PAGE, type Report, type ReportCell, type ReportTable, type Words } from './report.ts'

interface Turning {
  /** The page's number, from 1; undefined if its address was opened directly. */
  readonly page: number | undefined
  readonly onNext: (cursor: string) => void
  /** Absent on the first page. */
  readonly onFirst: (() => void) | undefined
  /** Absent if the reader came from no previous page. */
  readonly onPrevious: (() => void) | undefined
}

interface ReportAnswerProps extends Turning {
  readonly report: Report
  readonly filters: Filters
  readonly variables: Record<string, unknown>
}

/** The server's answer: the totals, then a page, which stays while the next one loads. */
export function ReportAnswer({ report, filters, variables, ...turning }: ReportAnswerProps) {
  const text = useText()
  const words = useWords()
  const top = useRef<HTMLHeadingElement>(null)
  const { data, previousData, error, loading, refetch } = useQuery(report.document, {
    variables,
    context: { overlay: 'first' },
  })
  const shown = data ?? (error ? undefined : previousData)
  if (shown === undefined && error)
    return <LoadError words="officeReports.failed" error={error} onRetry={refetch} />
  if (shown === undefined) return <WaitingCard height="24rem" />
  const result = report.read(shown, words)
  return (
    <Card aria-busy={loading} p={{ base: '4', md: '5' }}>
      <chakra.h2 ref={top} tabIndex={-1} textStyle="t18">
        {text(report.title)}
      </chakra.h2>
      <Period filters={filters} hasChoice={report.fields.some(({ name }) => name === 'by')} />
      <Figures>
        {result.figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Figures>
      {result.table.rows.length === 0 ? (
        <Muted>{text('officeReports.none')}</Muted>
      ) : (
        <Answers table={result.table} title={text(report.title)} />
      )}
      <Turns
        {...turning}
        endCursor={result.endCursor}
        totalCount={result.totalCount}
        isWaiting={data === undefined}
        onTurn={() => showTop(top.current)}
      />
    </Card>
  )
}

interface TurnsProps extends Turning {
  readonly endCursor: string | null | undefined
  readonly totalCount: number | undefined
  /** Another page is loading, so this one's links do nothing. */
  readonly isWaiting: boolean
  readonly onTurn: () => void
}

/** Links to the previous and next page. */
function Turns({ page, endCursor, totalCount, isWaiting, onTurn, onNext, onFirst, onPrevious }: TurnsProps) {
  const text = useText()
  const turn = (go: () => void) => () => {
    if (isWaiting) return
    onTurn()
    go()
  }
  if (!onFirst && !endCursor) return null
  return (
    <chakra.div display="flex" gap="3" mt="4">
      {onFirst && (
        <Button size="sm" aria-disabled={isWaiting} onClick={turn(onFirst)}>
          {text('officeReports.first')}
        </Button>
      )}
      {onPrevious && (
        <Button size="sm" aria-disabled={isWaiting} onClick={turn(onPrevious)}>
          {text('office.pager.previous')}
        </Button>
      )}
      {endCursor && (
        <Button size="sm" aria-disabled={isWaiting} onClick={turn(() => onNext(endCursor))}>
          {text('office.pager.next')}
        </Button>
      )}
      {page !== undefined && totalCount !== undefined && !isWaiting && (
        <chakra.span alignSelf="center" textStyle="t14" color="muted" fontVariantNumeric="tabular-nums">
          {text('office.pager.page', { page, pages: Math.max(page, Math.ceil(totalCount / PAGE)) })}
        </chakra.span>
      )}
    </chakra.div>
  )
}

/** A report's formats: the reader's language, and a true minus sign. */
function useWords(): Words {
  const text = useText()
  const intl = useIntl()
  const { number, money, moment } = useFormats()
  return {
    text,
    number: (value) => number(value).replace('-', '−'),
    money: (cents) => money(cents).replace('-', '−'),
    rate: (percent) => intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 3 }),
    moment,
    date: (day) => writeDate(intl, day, 'medium'),
  }
}

interface PeriodProps {
  readonly filters: Filters
  /** Visits and orders have days of their own. */
  readonly hasChoice: boolean
}

/** The days that are counted, in the reader's language; the form's fields have the browser's notation. */
function Period({ filters: { by, from, to }, hasChoice }: PeriodProps) {
  const text = useText()
  const intl = useIntl()
  const [first, last] = [Date.parse(from ?? ''), Date.parse(to ?? '')]
  return (
    <Cluster as="p" columnGap="2" mb="4" textStyle="t14" color="muted">
      {hasChoice && (
        <span>{text(by === 'Booked' ? 'officeReports.by.Booked' : 'officeReports.by.Placed')}</span>
      )}
      {first <= last && (
        <span>
          {intl.formatDateTimeRange(first, last, {
            day: 'numeric',
            month: 'long',
            year: 'numeric',
            timeZone: 'UTC',
          })}
        </span>
      )}
      {!from && !to && <span>{text('officeReports.span.all')}</span>}
    </Cluster>
  )
}

const Figures = chakra('dl', {
  base: {
    display: { base: 'grid', sm: 'flex' },
    // as many columns as hold a sum of money, with larger text one
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
    flexWrap: 'wrap',
    columnGap: { base: '4', sm: '6', md: '8' },
    rowGap: '2',
    mb: '4',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { textStyle: 't14', color: 'muted' },
    '& dd': { textStyle: 't20', fontWeight: 'strong' },
  },
})

interface AnswersProps {
  /** The table's name. */
  readonly title: string
  readonly table: ReportTable
}

/** A report's page as a table, whose texts wrap on a narrow desktop; on a phone each row is a card. */
function Answers({ title, table: { columns, ...table } }: AnswersProps) {
  const text = useText()
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={title}>
      <DataTable
        label={title}
        columns={columns.map(({ label, cell, ...column }) => ({
          ...column,
          id: label,
          name: text(label),
          cell: (row) => drawn(cell(row)),
        }))}
        {...table}
        cardsBelow="30rem"
        look={look}
      />
    </chakra.div>
  )
}

function drawn(cell: ReportCell): ReactNode {
  if (typeof cell === 'string') return cell
  return 'status' in cell ? <StatusBadge status={cell.status} /> : <NumberLink {...cell} />
}

/** A linked item has a number, which does not break at its hyphens, and may have a name, which wraps as a whole. */
function NumberLink({ words, to }: Extract<ReportCell, { readonly to: string }>) {
  const [number = '', ...name] = words.split(' ')
  return (
    <Link to={to}>
      <chakra.span whiteSpace="nowrap">{number}</chakra.span>
      {name.length > 0 && ' '}
      {name.length > 0 && <NoBreak>{name.join(' ')}</NoBreak>}
    </Link>
  )
}

const look: SystemStyleObject = {
  borderCollapse: 'collapse',
  textStyle: 't14',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': { textAlign: 'start', py: '2', pe: '4', whiteSpace: 'nowrap', fontWeight: 'normal' },
  '& :is(th, td):last-child': { pe: '0' },
  '& [data-figure]': { textAlign: 'end' },
  '& thead th': { color: 'muted', fontWeight: 'medium' },
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'line' },
  // two lines rather than hidden figures
  '@container (max-width: 50rem)': {
    '& :is(th, td):not([data-figure])': { whiteSpace: 'normal', minWidth: '4.5rem' },
    '& tbody th': { minWidth: '7rem', textWrap: 'balance' },
    '& :is(th, td)': { pe: '3' },
  },
}
