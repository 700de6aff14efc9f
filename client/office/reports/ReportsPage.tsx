import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { Cluster } from '../../ui/layout.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { ExportButton } from '../parts/ExportButton.tsx'
import { LinkTabs } from '../parts/tabs/LinkTabs.tsx'
import { WaitingCard } from '../parts/WaitingCard.tsx'
import { AskedQuery } from './AskedQuery.tsx'
import { ledgerReport, paymentsReport, taxReport } from './moneyReports.ts'
import { changesReport, ordersReport } from './orderReports.ts'
import { ReportAnswer } from './ReportAnswer.tsx'
import { ReportForm, spanOf } from './ReportForm.tsx'
import { ReportClockDocument } from './Reports.generated.ts'
import type { Filters, Report } from './report.ts'

/** /adminReports: ready queries, their answers, and exports (decision T9). The address holds the whole state. */
export function Component() {
  const text = useText()
  const [params, setParams] = useSearchParams()
  const shown = reports.find(({ id }) => id === params.get('report')) ?? reports[0]
  const { after, report: _, ...address }: Filters = Object.fromEntries(params)
  const { month: usual, isUntold } = useThisMonth()
  const isAwaited = isUntold && !hasDays(address)
  const filters = filtersOf(address, usual)
  const variables = shown.variables(filters, { after })
  const { past } = usePast()
  const open = (wanted: Record<string, string>, options?: NavigateOptions) =>
    setParams({ report: shown.id, ...wanted }, { preventScrollReset: true, ...options })
  const turn = (cursor: string | undefined, behind: readonly string[]) =>
    open({ ...addressOf(filters, usual), ...(cursor && { after: cursor }) }, { state: { past: behind } })
  return (
    <chakra.div pb="8">
      <Cluster justifyContent="space-between" gap="3" mb="2">
        <PageHeading title={text('office.nav.reports')} textStyle="t24" />
        <ExportButton
          key={shown.id}
          path={shown.exportPath}
          filter={shown.exportFilter(filters)}
          of={text(shown.title)}
        />
      </Cluster>
      <LinkTabs
        label={text('office.nav.reports')}
        tabs={reports.map(({ id, title }) => ({
          to: { search: `?report=${id}` },
          label: text(title),
          isOpen: id === shown.id,
        }))}
      />
      {isAwaited ? (
        <WaitingCard height="24rem" />
      ) : (
        <>
          <ReportForm
            key={shown.id}
            fields={shown.fields}
            filters={filters}
            onChange={(wanted) => open(addressOf(wanted, usual), { replace: true })}
          />
          <ReportAnswer
            key={`answer ${shown.id}`}
            report={shown}
            filters={filters}
            variables={variables}
            page={after === undefined || past.length > 0 ? past.length + 1 : undefined}
            onNext={(cursor) => turn(cursor, [...past, after ?? ''])}
            onFirst={after === undefined ? undefined : () => turn(undefined, [])}
            onPrevious={past.length > 0 ? () => turn(past.at(-1), past.slice(0, -1)) : undefined}
          />
          <AskedQuery document={shown.document} variables={variables} />
        </>
      )}
    </chakra.div>
  )
}

/** The cursors of previous pages, kept in the browser's history, because a cursor leads forwards only. */
function usePast(): { readonly past: readonly string[] } {
  const { state } = useLocation()
  return { past: state?.past ?? [] }
}

/** The current month by the business's clock; undefined until the server has sent the time or failed to. */
function useThisMonth(): { readonly month: Days | undefined; readonly isUntold: boolean } {
  const today = useToday()
  const { error } = useQuery(ReportClockDocument, {
    skip: today !== undefined,
    context: { overlay: 'never' },
  })
  return {
    month: today === undefined ? undefined : spanOf('thisMonth', today),
    isUntold: today === undefined && error === undefined,
  }
}

/** Every report, in the order of its tabs. */
const reports: readonly [Report, ...Report[]] = [
  ordersReport,
  changesReport,
  ledgerReport,
  paymentsReport,
  taxReport,
]

/** From the first day to the last, yyyy-mm-dd. */
interface Days {
  readonly from: string
  readonly to: string
}

/** Whether an address names days, even empty ones. */
function hasDays({ from, to }: Filters): boolean {
  return from !== undefined || to !== undefined
}

/** The filters of an address. @param usual the days of an address without days; empty days mean any day */
function filtersOf(address: Filters, usual: Days | undefined): Record<string, string> {
  const filters = { ...(!hasDays(address) && usual), ...address }
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

/** The address of filters: without days for the default, with empty days for any day. */
function addressOf(filters: Record<string, string>, usual: Days | undefined): Record<string, string> {
  const { from, to, ...others } = filters
  if (!from && !to) return { ...others, from: '', to: '' }
  return from === usual?.from && to === usual?.to ? others : filters
}
