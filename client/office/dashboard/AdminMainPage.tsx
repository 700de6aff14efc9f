import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../browser/chunks.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { DashboardDocument } from './AdminMain.generated.ts'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { Doors } from './Doors.tsx'
import type { Dashboard } from './dashboardFigures.ts'
import { SetAsideNotice } from './SetAsideNotice.tsx'
import { UnassignedNotice } from './UnassignedNotice.tsx'

const Charts = lazy(async () => ({
  default: (await loadChunk(() => import('./DashboardCharts.tsx'))).DashboardCharts,
}))

/** /adminMainPage: the five lists, and under them how the business stands (back-office document, section 2; decision T9). */
export function Component() {
  const text = useText()
  const { data, error, refetch } = useQuery(DashboardDocument, {
    pollInterval: 60_000,
    context: { isQuiet: true },
  })
  const dashboard = data?.dashboard
  const hasFailed = !dashboard && error !== undefined
  return (
    <chakra.div pb="8">
      <PageHeading title={text('office.nav.main')} textStyle="t24">
        {text('office.nav.main')}
      </PageHeading>
      {!hasFailed && <Now now={dashboard?.now} />}
      <Doors counts={dashboard?.counts} hasFailed={hasFailed} />
      {dashboard && (
        <>
          <SetAsideNotice readModels={dashboard.readModels} />
          <UnassignedNotice {...dashboard.unassignedTomorrow} />
          <Suspense fallback={<DashboardSkeleton />}>
            <Charts dashboard={dashboard} />
          </Suspense>
        </>
      )}
      {!dashboard && !hasFailed && <DashboardSkeleton />}
      {hasFailed && <LoadFailed size="sm" words="officeStart.failed" onRetry={() => void refetch()} />}
    </chakra.div>
  )
}

/** Day and time by the business's clock, when the figures were read. */
function Now({ now }: { readonly now: Dashboard['now'] | undefined }) {
  const text = useText()
  const formats = useFormats()
  return (
    <chakra.p color="muted" textStyle="t14" fontVariantNumeric="tabular-nums" minHeight="1.25rem">
      {now &&
        text('officeStart.now', {
          day: formats.day(now.at),
          time: formats.time(now.at),
          zone: now.zoneLabel,
        })}
    </chakra.p>
  )
}
