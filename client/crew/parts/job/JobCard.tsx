import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import type { CrewJobFragment } from '../crewOrders.generated.ts'
import { CheckList } from './CheckList.tsx'
import { CouldNotDo, FailureLine } from './FailedVisit.tsx'
import { JobCustomer, JobFacts, JobNotes } from './JobDetails.tsx'
import { JobTime } from './JobTime.tsx'
import { MapLink } from './MapLink.tsx'
import type { Place } from './placeToday.ts'

interface JobCardProps {
  readonly job: CrewJobFragment
  readonly place: Place | undefined
  /** The job's button, above what says that it could not be done; both stay near the thumb while the card is longer than the screen. */
  readonly children?: ReactNode
}

/** The current job, large enough to read in the sun. */
export function JobCard({ job, place, children }: JobCardProps) {
  const titleId = `job-${job.orderNo}`
  return (
    <chakra.article
      aria-labelledby={titleId}
      layerStyle="panel"
      containerType="inline-size"
      borderColor="inputLine"
      minWidth={0}
    >
      <Inside>
        <Top>
          <Status>
            <StatusBadge status={job.status} />
          </Status>
          <JobTime job={job} place={place} />
        </Top>
        <FailureLine job={job} />
        <JobCustomer job={job} titleId={titleId} />
        <MapLink address={job.address} />
        <chakra.div textStyle="t14">
          <JobNotes job={job} />
        </chakra.div>
        <CheckList job={job} />
        <chakra.div layerStyle="ruled" pt="4">
          <JobFacts job={job} />
        </chakra.div>
      </Inside>
      {children && (
        <Foot>
          {children}
          <CouldNotDo job={job} />
        </Foot>
      )}
    </chakra.article>
  )
}

const Inside = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '4', lg: '6' },
    p: { base: '4', lg: '6' },
    '& > div:empty': { display: 'none' },
  },
})

/** The text flows around the status; beside very large text there is no room. */
const Top = chakra('div', { base: { display: 'flow-root' } })

const Status = chakra('div', {
  base: {
    float: 'inline-end',
    ms: '3',
    '@container (max-width: 14rem)': { float: 'none', ms: '0', mb: '2' },
  },
})

const Foot = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    position: { base: 'sticky', lg: 'static' },
    bottom: '0',
    zIndex: '1',
    px: { base: '4', lg: '6' },
    pt: { base: '3', lg: '4' },
    pb: { base: '2', lg: '4' },
    borderTopWidth: '1px',
    borderColor: 'line',
    borderBottomRadius: 'card',
    bg: 'panel',
  },
})
