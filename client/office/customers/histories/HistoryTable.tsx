import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { HistoryFilter } from '../../../../schema/rules/enumerations.ts'
import { historyPeriod } from '../../../../schema/rules/historyFilters.ts'
import type { Pages } from '../../../api/list/usePages.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import type { HistoryCatalog } from '../../../api/schema.generated.ts'
import { PeriodFilter, stretchOf, useChosenPeriod } from '../../../domain/history/PeriodFilter.tsx'
import { useToday } from '../../../format/useClock.ts'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { ExportButton } from '../../parts/ExportButton.tsx'
import { ListMore } from '../../parts/list/ListMore.tsx'
import type { ListCall } from '../../parts/savedList.ts'
import { smallControl } from '../../parts/smallControls.tsx'
import { OfficeHistoryFiltersDocument } from '../userHistories.generated.ts'

/** A column; figures are right-aligned. */
interface Column {
  readonly label: string
  readonly isFigure?: boolean
  /** Hidden if the table is narrow. */
  readonly isWide?: boolean
  /** In a narrow table its text is in another cell, which has it as `data-by`. */
  readonly isAside?: boolean
}

interface HistoryTableProps<Node> {
  readonly title: string
  readonly columns: readonly Column[]
  readonly list: Pages<Node>
  readonly row: (node: Node) => ReactNode
  /** The text of an empty history. */
  readonly none: string
}

/** A history as a table with a sticky heading, in each of its states. */
export function HistoryTable<Node>({ title, columns, list, row, none }: HistoryTableProps<Node>) {
  return (
    <QueryState
      result={list}
      words="office.list.failed"
      skeleton={<SkeletonRows rows={5} height="1.75rem" mt="0" aria-hidden />}
      empty={
        <chakra.p role="status" color="muted" py="6" textAlign="center">
          {none}
        </chakra.p>
      }
    >
      {(entries) => (
        <>
          <Table aria-label={title}>
            <thead>
              <tr>
                {columns.map(({ label, isFigure, isWide, isAside }) => (
                  <th
                    key={label}
                    scope="col"
                    data-figure={isFigure ? '' : undefined}
                    data-wide={isWide ? '' : undefined}
                    data-aside={isAside ? '' : undefined}
                  >
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            {entries.map(row)}
          </Table>
          <ListMore pages={list} display="flex" mt="4" mx="auto" />
        </>
      )}
    </QueryState>
  )
}

interface HistoryHeadProps {
  readonly title: string
  readonly customerId: string
  readonly catalog: HistoryCatalog
}

/** The documented title of a history, its filter (decision F7), and an export of the filtered entries if there is one (decision T7). */
export function HistoryHead({ title, customerId, catalog }: HistoryHeadProps) {
  const [period, choose] = useChosenPeriod()
  const { data } = useQuery(OfficeHistoryFiltersDocument, {
    variables: { customerId, catalog },
    context: { overlay: 'never' },
  })
  const today = useToday()
  const file = today === undefined ? undefined : historyExport(catalog, { customerId, period, today })
  return (
    <>
      <Head>
        <h3>{title}</h3>
        {file && <ExportButton {...file} of={title} />}
      </Head>
      <Filter>
        <PeriodFilter offered={data?.customerHistoryFilters ?? []} value={period} onChoose={choose} />
      </Filter>
    </>
  )
}

export const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '2',
    mb: '3',
    // as high as a button beside it, so that tabs do not move what is below
    '& h3': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '2.25rem',
      textStyle: 't16',
      fontWeight: 'strong',
    },
  },
})

const Filter = chakra('div', {
  base: { mb: '3', '& select': smallControl },
})

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 't14',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      px: '2',
      '@container (max-width: 28rem)': { px: '1' },
      py: '10px',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    '& th': {
      position: 'sticky',
      top: { base: '0', lg: '-1.5rem' },
      zIndex: '1',
      bg: 'panel',
      fontWeight: 'normal',
      color: 'muted',
    },
    '& td': { overflowWrap: 'anywhere' },
    '& td a': { minHeight: '6', my: '0' },
    '& th:first-of-type, & td:first-of-type': { ps: '0' },
    '& th:last-of-type, & td:last-of-type': { pe: '0' },
    '& [data-figure]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& [data-word]': { whiteSpace: 'nowrap' },
    '& [data-narrow]': { display: 'none' },
    '@container (max-width: 28rem)': {
      '& [data-narrow]': { display: 'block' },
      '& [data-wide], & [data-aside]': { display: 'none' },
      '& [data-by]::after': { content: 'attr(data-by)', color: 'muted', whiteSpace: 'nowrap' },
    },
    // the rule of a multi-line entry is below its last line
    '& tbody > tr:not(:last-of-type) > td': { borderBottomWidth: '0' },
    '& [data-below]': { pt: '0' },
  },
})

const paths: Partial<Record<HistoryCatalog, string>> = {
  Points: '/Staff/exportLedger',
  Payments: '/Staff/exportPayments',
}

/** The customer and part of the history. */
interface ShownHistory {
  readonly customerId: string
  /** A value of the history's filter; "" is everything. */
  readonly period: string
  /** The business's local day, yyyy-mm-dd, from which the filter's periods count back. */
  readonly today: string
}

/**
 * The call that exports a customer's filtered history (decision T7).
 * @returns undefined for a history without an export, such as experience
 */
export function historyExport(
  catalog: HistoryCatalog,
  { customerId, period, today }: ShownHistory,
): ListCall | undefined {
  const path = paths[catalog]
  return path === undefined ? undefined : { path, filter: { userId: customerId, ...daysOf(period, today) } }
}

function daysOf(period: string, today: string) {
  const { filter, year = 0 } = stretchOf(period)
  if (!filter) return {}
  const days = historyPeriod(
    { filterType: HistoryFilter[filter], designatedYear: year },
    Temporal.PlainDate.from(today),
  )
  if (typeof days === 'string') return {}
  return { ...(days.from && { from: days.from.toString() }), ...(days.to && { to: days.to.toString() }) }
}
