import { chakra } from '@chakra-ui/react/styled-system'
import type { CrewJobFragment, OrderGroup } from '../../../gql/graphql.ts'
import { useText } from '../../../i18n/useText.ts'
import { ListEnd } from '../../../parts/list/ListEnd.tsx'
import type { Pages } from '../../../parts/list/usePages.ts'
import { JobCard } from './JobCard.tsx'
import { JobRow } from './JobRow.tsx'
import { nextJob } from './nextJob.ts'

interface JobListProps {
  readonly group: OrderGroup
  readonly jobs: readonly CrewJobFragment[]
  readonly pages: Pages<CrewJobFragment>
}

/** The next job large, the rest below it, or beside it where there is room. What is over is a list alone. */
export function JobList({ group, jobs, pages }: JobListProps) {
  const text = useText()
  const first = group === 'Ongoing' ? nextJob(jobs) : undefined
  const rest = jobs.filter((job) => job !== first)
  return (
    <Columns isSingle={!first}>
      {first && <JobCard job={first} />}
      <chakra.section aria-label={first ? undefined : text('crew.history')} minWidth="0">
        {first && rest.length > 0 && (
          <chakra.h2 textStyle="t18" mb="3">
            {text('crew.after')}
          </chakra.h2>
        )}
        <chakra.ul display="grid" gap="3" listStyleType="none">
          {rest.map((job) => (
            <chakra.li key={job.id} minWidth="0">
              <JobRow job={job} />
            </chakra.li>
          ))}
        </chakra.ul>
        <ListEnd
          pages={pages}
          status={
            pages.hasMore
              ? text('crew.list.loaded', { count: jobs.length, total: pages.totalCount })
              : text('crew.list.end')
          }
          more={text('crew.list.more')}
          failed={text('crew.list.failed')}
          retry={text('crew.list.retry')}
        />
      </chakra.section>
    </Columns>
  )
}

const Columns = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  variants: {
    isSingle: {
      true: { maxWidth: '40rem' },
      false: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 35rem) minmax(0, 1fr)' },
        columnGap: { lg: '12' },
      },
    },
  },
})
