import { chakra } from '@chakra-ui/react/styled-system'
import { ListEnd } from '../../api/list/ListEnd.tsx'
import type { Pages } from '../../api/list/usePages.ts'
import type { OrderGroup } from '../../api/schema.generated.ts'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import type { CrewJobFragment } from '../parts/crewOrders.generated.ts'
import { JobCard } from '../parts/job/JobCard.tsx'
import { isOverdue, nextJob } from '../parts/job/nextJob.ts'
import { Serve } from '../parts/job/Serve.tsx'
import { useJobsAfterQueue } from '../parts/queue/useQueuedActions.ts'
import { JobRow } from './JobRow.tsx'

interface JobListProps {
  readonly group: OrderGroup
  readonly jobs: readonly CrewJobFragment[]
  readonly pages: Pages<CrewJobFragment>
}

/** The next job large; overdue and other jobs below it, or beside it if there is room. The history is a plain list. */
export function JobList({ group, jobs, pages }: JobListProps) {
  const text = useText()
  const shown = useJobsAfterQueue(jobs)
  const today = useToday()
  const first =
    group === 'Ongoing'
      ? nextJob(
          shown.map(({ now }) => now),
          today,
        )
      : undefined
  const others = shown.filter(({ now }) => now !== first)
  const late = others.filter(({ now }) => isOverdue(now, today))
  const rest = others.filter(({ now }) => !isOverdue(now, today))
  return (
    <Columns isSingle={!first}>
      {first && (
        <JobCard key={first.id} job={first}>
          <Serve job={jobs.find(({ id }) => id === first.id) ?? first} isLarge />
        </JobCard>
      )}
      <chakra.section aria-label={text(group === 'Ongoing' ? 'crew.after' : 'crew.history')} minWidth="0">
        {late.length > 0 && (
          <chakra.section aria-labelledby="overdue" mb={rest.length > 0 ? '6' : '0'}>
            <chakra.h2 id="overdue" textStyle="t18" mb="3">
              {text('crew.overdue')}
            </chakra.h2>
            <JobRows jobs={late} isWide={!first} />
          </chakra.section>
        )}
        {(first || late.length > 0) && rest.length > 0 && (
          <chakra.h2 textStyle="t18" mb="3">
            {text('crew.after')}
          </chakra.h2>
        )}
        <JobRows jobs={rest} isWide={!first} />
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
  readonly isWide: boolean
}

function JobRows({ jobs, isWide }: JobRowsProps) {
  return (
    <Rows isWide={isWide}>
      {jobs.map(({ job, now }) => (
        <chakra.li key={job.id} minWidth="0">
          <JobRow job={now}>
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
