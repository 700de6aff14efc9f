import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { writeTime } from '../../format/businessDates.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { NoBreak } from '../../ui/Words.tsx'
import type { CrewJobFragment } from '../parts/crewOrders.generated.ts'
import { bookedDay } from '../parts/job/bookedDay.ts'
import { JobCrew, JobCustomer, JobNotes, Overdue, StillRunning } from '../parts/job/JobDetails.tsx'
import { MapLink } from '../parts/job/MapLink.tsx'

interface JobRowProps {
  readonly job: CrewJobFragment
  /** The job's button. */
  readonly children?: ReactNode
}

/** A later or finished job: the same facts in less room. */
export function JobRow({ job, children }: JobRowProps) {
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
            {job.periodType === 'Day' && <chakra.span color="muted">{job.booked.zoneLabel}</chakra.span>}
          </NoBreak>
        </chakra.p>
        <StatusBadge status={job.status} />
      </Cluster>
      <Overdue job={job} />
      <StillRunning job={job} />
      <JobCustomer job={job} titleId={titleId} />
      <MapLink address={job.address} />
      <JobNotes instructions={job.instructions} />
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
    </Stack>
  )
}
