import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ListEnd } from '../../api/list/ListEnd.tsx'
import type { Pages } from '../../api/list/usePages.ts'
import type { OrderGroup } from '../../api/schema.generated.ts'
import { StillRunning } from '../../domain/orders/StillRunning.tsx'
import { writeTime } from '../../format/businessDates.ts'
import { useToday } from '../../format/useClock.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { NoBreak } from '../../ui/Words.tsx'
import type { CrewJobFragment } from '../parts/crewOrders.generated.ts'
import { bookedDay, nearDay } from '../parts/job/bookedDay.ts'
import { CheckList } from '../parts/job/CheckList.tsx'
import { CouldNotDo, FailureLine } from '../parts/job/FailedVisit.tsx'
import { JobCard } from '../parts/job/JobCard.tsx'
import { JobCrew, JobCustomer, JobNotes } from '../parts/job/JobDetails.tsx'
import { Overdue } from '../parts/job/JobTime.tsx'
import { MapLink } from '../parts/job/MapLink.tsx'
import { isFailedToday, isOverdue, nextJob } from '../parts/job/nextJob.ts'
import type { Place } from '../parts/job/placeToday.ts'
import { Serve } from '../parts/job/Serve.tsx'
import { useJobsAfterQueue } from '../parts/queue/useQueuedActions.ts'
import { usePlaceToday } from '../parts/useCrewDay.ts'

interface JobListProps {
  readonly group: OrderGroup
  readonly jobs: readonly CrewJobFragment[]
  readonly pages: Pages<CrewJobFragment>
}

/** The next job large, below today's that could not be done if it is of a later day; overdue and other jobs below it, or beside it if there is room. The history is a plain list. */
export function JobList({ group, jobs, pages }: JobListProps) {
  const intl = useIntl()
  const text = useText()
  const shown = useJobsAfterQueue(jobs)
  const today = useToday()
  const placeOf = usePlaceToday(jobs)
  const first =
    group === 'Ongoing'
      ? nextJob(
          shown.map(({ now }) => now),
          today,
        )
      : undefined
  const others = shown.filter(({ now }) => now !== first)
  const late = others.filter(({ now }) => isOverdue(now, today))
  // above the card of a later day
  const failed = first?.bookedDate === today ? [] : others.filter(({ now }) => isFailedToday(now, today))
  const rest = others.filter((job) => !late.includes(job) && !(first && failed.includes(job)))
  return (
    <Columns isSingle={!first}>
      {first && today && failed.length > 0 && (
        <chakra.section aria-labelledby="failed-today" gridColumn="1 / -1" minWidth="0">
          <chakra.h2 id="failed-today" textStyle="t18" mb="3">
            {nearDay(intl, { periodType: 'Day', bookedDate: today }, today)}
          </chakra.h2>
          <JobRows jobs={failed} placeOf={placeOf} isWide />
        </chakra.section>
      )}
      {first && (
        <JobCard key={first.id} job={first} place={placeOf(first)}>
          <Serve job={jobs.find(({ id }) => id === first.id) ?? first} isLarge />
        </JobCard>
      )}
      <chakra.section aria-label={text(group === 'Ongoing' ? 'crew.after' : 'crew.history')} minWidth="0">
        {late.length > 0 && (
          <chakra.section aria-labelledby="overdue" mb={rest.length > 0 ? '6' : '0'}>
            <chakra.h2 id="overdue" textStyle="t18" mb="3">
              {text('crew.overdue')}
            </chakra.h2>
            <JobRows jobs={late} placeOf={placeOf} isWide={!first} />
          </chakra.section>
        )}
        {(first || late.length > 0) && rest.length > 0 && (
          <chakra.h2 textStyle="t18" mb="3">
            {text('crew.after')}
          </chakra.h2>
        )}
        <JobRows jobs={rest} placeOf={placeOf} isWide={!first} />
        <ListEnd
          pages={pages}
          status={
            pages.hasMore
              ? text('crew.list.loaded', { count: jobs.length, total: pages.totalCount })
              : text('crew.list.end')
          }
          more={text('list.more')}
          failed={text('crew.list.failed')}
          retry={text('error.tryAgain')}
        />
      </chakra.section>
    </Columns>
  )
}

interface JobRowsProps {
  readonly jobs: ReturnType<typeof useJobsAfterQueue>
  readonly placeOf: ReturnType<typeof usePlaceToday>
  readonly isWide: boolean
}

function JobRows({ jobs, placeOf, isWide }: JobRowsProps) {
  return (
    <Rows isWide={isWide}>
      {jobs.map(({ job, now }) => (
        <chakra.li key={job.id} minWidth="0">
          <JobRow job={now} place={placeOf(now)}>
            <Serve job={job} />
          </JobRow>
        </chakra.li>
      ))}
    </Rows>
  )
}

/** Side by side if there is room for two; below each other beside the next job. */
const Rows = chakra('ul', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)', listStyleType: 'none' },
  variants: { isWide: { true: { lg: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } } },
})

const Columns = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  variants: {
    isSingle: {
      true: {},
      false: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 35rem) minmax(0, 1fr)' },
        columnGap: { lg: '12' },
      },
    },
  },
})

interface JobRowProps {
  readonly job: CrewJobFragment
  readonly place: Place | undefined
  /** The job's button. */
  readonly children?: ReactNode
}

/** A later or finished job: the same facts in less room. */
function JobRow({ job, place, children }: JobRowProps) {
  const intl = useIntl()
  const text = useText()
  const formats = useFormats()
  const titleId = `job-${job.orderNo}`
  return (
    <Stack
      as="article"
      aria-labelledby={titleId}
      layerStyle="panel"
      containerType="inline-size"
      gap="3"
      p="4"
      minWidth={0}
      textStyle="t14"
      fontVariantNumeric="tabular-nums"
    >
      <Cluster alignItems="flex-start" justifyContent="space-between" gap="2">
        <chakra.p flex="1 1 7rem" minWidth="0">
          <chakra.strong textStyle="t18" fontWeight="strong">
            <NoBreak>{bookedDay(intl, job, 'dated')}</NoBreak>
          </chakra.strong>{' '}
          <NoBreak>
            {job.bookedTime && <>{text('crew.by', { time: writeTime(intl, job.bookedTime) })} </>}
            {place && <>{text('crew.place', { ...place })} </>}
            {job.periodType === 'Day' && !place && (
              <chakra.span color="muted">{job.booked.zoneLabel}</chakra.span>
            )}
          </NoBreak>
        </chakra.p>
        <StatusBadge status={job.status} />
      </Cluster>
      <Overdue job={job} />
      <FailureLine job={job} />
      <StillRunning job={job} />
      <JobCustomer job={job} titleId={titleId} />
      <MapLink address={job.address} />
      <JobNotes job={job} />
      {job.status === 'InService' && <CheckList job={job} />}
      <JobCrew staff={job.staff} />
      <chakra.p color="muted" wordBreak="keep-all">
        {text('crew.facts', {
          orderNo: job.orderNo,
          // each fact unbroken, as the text separates them
          placed: formats.shortDay(job.placed.at).replaceAll(' ', '\u00A0'),
          userNo: job.userNo,
          points: job.totalPoints,
        })}
      </chakra.p>
      {children}
      <CouldNotDo job={job} />
    </Stack>
  )
}
