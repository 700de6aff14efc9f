import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { ExportButton } from '../parts/ExportButton.tsx'
import { LinkTabs } from '../parts/tabs/LinkTabs.tsx'
import { WaitingCard } from '../parts/WaitingCard.tsx'
import { AskedQuery } from './AskedQuery.tsx'
import { addressOf, type Days, filtersOf, hasDays } from './addressedDays.ts'
import { spanOf } from './datePresets.ts'
import { ReportAnswer } from './ReportAnswer.tsx'
import { ReportForm } from './ReportForm.tsx'
import { ReportClockDocument } from './Reports.generated.ts'
import type { Filters } from './report.ts'
import { reports } from './reports.ts'

/** /adminReports: ready queries, their answers, and exports (decision T9). The address holds the whole state. */
export function Component() {
  const text = useText()
  const [params, setParams] = useSearchParams()
  const shown = reports.find(({ id }) => id === params.get('report')) ?? reports[0]
  const { after, report: _, ...address }: Filters = Object.fromEntries(params)
  const { month, isUntold } = useThisMonth()
  const usual = shown.beginsWithMonth ? month : undefined
  const isAwaited = shown.beginsWithMonth && isUntold && !hasDays(address)
  const filters = filtersOf(address, usual)
  const variables = shown.variables(filters, { after })
  const { past } = usePast()
  const open = (wanted: Record<string, string>, options?: NavigateOptions) =>
    setParams({ report: shown.id, ...wanted }, { preventScrollReset: true, ...options })
  const addressed = (wanted: Record<string, string>) =>
    shown.beginsWithMonth ? addressOf(wanted, usual) : wanted
  const turn = (cursor: string | undefined, behind: readonly string[]) =>
    open({ ...addressed(filters), ...(cursor && { after: cursor }) }, { state: { past: behind } })
  return (
    <chakra.div pb="8">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        mb="2"
      >
        <PageHeading title={text('office.nav.reports')} textStyle="t24">
          {text('office.nav.reports')}
        </PageHeading>
        <ExportButton
          key={shown.id}
          path={shown.exportPath}
          filter={shown.exportFilter(filters)}
          of={text(shown.title)}
        />
      </chakra.div>
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
            onChange={(wanted) => open(addressed(wanted), { replace: true })}
          />
          <ReportAnswer
            key={`answer ${shown.id}`}
            report={shown}
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
    context: { isQuiet: true },
  })
  return {
    month: today === undefined ? undefined : spanOf('thisMonth', today),
    isUntold: today === undefined && error === undefined,
  }
}
