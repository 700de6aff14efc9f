import { chakra } from '@chakra-ui/react/styled-system'
import { LoadError } from '../../api/QueryState.tsx'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { useSession } from '../../session/useSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { crewListPaths } from '../parts/crewPaths.ts'
import { JobCard } from '../parts/job/JobCard.tsx'
import { isOverdue, nextJob } from '../parts/job/nextJob.ts'
import { Serve } from '../parts/job/Serve.tsx'
import { useKeptListFirst } from '../parts/keptList.ts'
import { useJobsAfterQueue } from '../parts/queue/useQueuedActions.ts'
import { useDayWords, usePlaceToday, useVisitsToday } from '../parts/useCrewDay.ts'
import { useOngoing } from '../parts/useOngoing.ts'

/** /staffMainPage: the Order section with the day's visits, the way to the orders (back-office document section 2, decision I10) and the next job. */
export function Component() {
  const text = useText()
  const isThere = useKeptListFirst()
  const name = useSession('staff')?.user.firstName ?? ''
  return (
    <Columns>
      <PageHeading title={text('crew.nav.main')} textStyle={{ base: 't24', md: 't30' }} gridColumn="1 / -1" />
      <Card aria-labelledby="order-title" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <Stack gap="1">
          <chakra.h2 id="order-title" textStyle="t18">
            {text('crew.main.order')}
          </chakra.h2>
          <chakra.p textStyle="t20" overflowWrap="anywhere">
            {text('crew.main.greeting', { name })}
          </chakra.p>
          {isThere && <Today />}
        </Stack>
        <ButtonLink to={crewListPaths.Ongoing} minHeight="3rem" px="2" gap="1" borderRadius="card">
          {text('orders.ongoing')}
          <Icon name="right" />
        </ButtonLink>
      </Card>
      {isThere && <NextJob />}
    </Columns>
  )
}

/** The job is beside the section if there is room. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 35rem)', lg: 'minmax(0, 24rem) minmax(0, 35rem)' },
    alignItems: 'start',
    gap: '6',
    columnGap: { lg: '12' },
  },
})

/** The crew member's current or next job; nothing without one. */
function NextJob() {
  const { data, error, refetch } = useOngoing()
  const jobs = data ?? []
  const shown = useJobsAfterQueue(jobs)
  const today = useToday()
  const placeOf = usePlaceToday(jobs)
  const all = shown.map(({ now }) => now)
  // an overdue visit gets the card if nothing else is left to do
  const next = nextJob(all, today) ?? all.find((job) => isOverdue(job, today))
  if (error && !data) return <LoadError words="crew.list.loadFailed" error={error} onRetry={refetch} />
  if (!next) return null
  return (
    <JobCard job={next} place={placeOf(next)}>
      <Serve job={jobs.find(({ id }) => id === next.id) ?? next} isLarge />
    </JobCard>
  )
}

/** How many of the day's visits are done; nothing if that could not be read, because the list says so. */
function Today() {
  const { visits, isComing } = useVisitsToday()
  const dayWords = useDayWords()
  if (!visits && !isComing) return null
  return (
    <chakra.p color="muted" minHeight="6" fontVariantNumeric="tabular-nums">
      {visits ? dayWords(visits) : <Skeleton height="1.5rem" width="10rem" />}
    </chakra.p>
  )
}
