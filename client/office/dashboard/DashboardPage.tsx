import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense } from 'react'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { LoadError } from '../../api/QueryState.tsx'
import { loadChunk } from '../../browser/chunks.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Muted } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { WaitingCard } from '../parts/WaitingCard.tsx'
import { DashboardDocument } from './dashboard.generated.ts'
import type { Dashboard } from './dashboardFigures.ts'
import { ListLinks } from './ListLinks.tsx'
import { useListName } from './ListStates.tsx'
import { SeriesFigures } from './SeriesFigures.tsx'
import { TodayStrip } from './TodayStrip.tsx'
import { Worklist } from './Worklist.tsx'

const Charts = lazy(async () => ({
  default: (await loadChunk(() => import('./DashboardCharts.tsx'))).DashboardCharts,
}))

/** /adminMainPage: today, the worklist, the five lists, and below them the dashboard (back-office document, section 2; decision T9). */
export function Component() {
  const text = useText()
  const { data, error, refetch } = useQuery(DashboardDocument, {
    pollInterval: 60_000,
    context: { overlay: 'first' },
  })
  // a visit that a crew could not do is here at once (decision X11)
  useLiveOrders()
  const dashboard = data?.dashboard
  const hasFailed = !dashboard && error !== undefined
  return (
    <chakra.div pb="8">
      <PageHeading title={text('office.nav.main')} textStyle="t24" />
      {!hasFailed && <Now now={dashboard?.now} />}
      <chakra.div mt="4">
        {dashboard && <SetAsideNotice readModels={dashboard.readModels} />}
        {dashboard && <TodayStrip {...dashboard} />}
        {dashboard && <Worklist dashboard={dashboard} />}
        {!dashboard && !hasFailed && <WaitingCard height="6rem" />}
      </chakra.div>
      <ListLinks counts={dashboard?.counts} hasFailed={hasFailed} />
      {dashboard && <SeriesFigures {...dashboard} />}
      {dashboard && (
        <Suspense fallback={<DashboardSkeleton />}>
          <Charts dashboard={dashboard} />
        </Suspense>
      )}
      {!dashboard && !hasFailed && <DashboardSkeleton />}
      {hasFailed && <LoadError words="officeStart.failed" error={error} onRetry={refetch} />}
    </chakra.div>
  )
}

/** When the figures were read: day and time by the business's clock. */
function Now({ now }: { readonly now: Dashboard['now'] | undefined }) {
  const text = useText()
  const formats = useFormats()
  return (
    <Muted fontVariantNumeric="tabular-nums" minHeight="1.25rem">
      {now &&
        text('officeStart.now', {
          day: formats.day(now.at),
          time: formats.time(now.at),
          zone: now.zoneLabel,
        })}
    </Muted>
  )
}

const cards = ['bookings', 'points', 'cancellations', 'statuses', 'crews']

/** As large as the charts to come. */
function DashboardSkeleton() {
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
    >
      {cards.map((card) => (
        <WaitingCard key={card} height="21rem" />
      ))}
    </chakra.div>
  )
}

/** Dead letters of a list; they wait for a fix, and nothing else on this page reports them. */
function SetAsideNotice({ readModels }: Pick<Dashboard, 'readModels'>) {
  const text = useText()
  const nameOf = useListName()
  const holding = readModels.filter(({ deadLetters }) => deadLetters > 0)
  if (holding.length === 0) return null
  const entries = holding.reduce((sum, { deadLetters }) => sum + deadLetters, 0)
  const lists = holding.map(({ name }) => nameOf(name)).join(', ')
  return (
    <chakra.div mb="4">
      <Notice tone="danger">
        <p>{text('officeStart.setAside', { entries, lists })}</p>
      </Notice>
    </chakra.div>
  )
}
