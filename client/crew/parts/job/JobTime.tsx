import { chakra } from '@chakra-ui/react/styled-system'
import { type IntlShape, useIntl } from 'react-intl'
import { StillRunning } from '../../../domain/orders/StillRunning.tsx'
import { writeTime } from '../../../format/businessDates.ts'
import { useToday } from '../../../format/useClock.ts'
import { useText } from '../../../i18n/useText.ts'
import type { CrewJobFragment } from '../crewOrders.generated.ts'
import { bookedDay, namedDay, nearDay } from './bookedDay.ts'
import { isOverdue } from './nextJob.ts'
import type { Place } from './placeToday.ts'

interface JobTimeProps {
  readonly job: CrewJobFragment
  /** Of a visit of today without an hour. */
  readonly place: Place | undefined
}

/** When to be there, or since when the crew is at work: the hour in the page's largest letters, then the day. */
export function JobTime({ job, place }: JobTimeProps) {
  const intl = useIntl()
  const text = useText()
  const today = useToday()
  const begun = begunAt(job)
  const loud = begun
    ? text('crew.started', { time: writeTime(intl, begun) })
    : (arrivalOf(intl, job) ?? (place && text('crew.place', { ...place })))
  const { plannedMinutes } = job
  return (
    <chakra.div minWidth="0">
      {isOverdue(job, today) ? (
        <Overdue job={job} />
      ) : (
        <SmallLine>{text(job.status === 'InService' ? 'crew.now' : 'crew.next')}</SmallLine>
      )}
      {loud && <Loud>{loud}</Loud>}
      {begun && plannedMinutes > 0 && (
        <chakra.p textStyle="t18" fontVariantNumeric="tabular-nums">
          {text('crew.work', { hours: Math.floor(plannedMinutes / 60), minutes: plannedMinutes % 60 })}
        </chakra.p>
      )}
      <JobDay job={job} isLoud={!loud} />
      <StillRunning job={job} />
    </chakra.div>
  )
}

/** The day, or the name of a month or season; today and tomorrow also by date. */
function JobDay({ job, isLoud }: { readonly job: CrewJobFragment; readonly isLoud: boolean }) {
  const intl = useIntl()
  const today = useToday()
  const near = nearDay(intl, job, today)
  const isDay = job.periodType === 'Day'
  const day = near ?? (isDay ? namedDay(intl, job.bookedDate, today) : bookedDay(intl, job, 'weekday'))
  const zone = isDay && job.booked.zoneLabel
  if (isLoud && !near)
    return (
      <Loud>
        {day} {zone && <Zone>{zone}</Zone>}
      </Loud>
    )
  return (
    <>
      {isLoud && <Loud>{day}</Loud>}
      <SmallLine>
        {!isLoud && <chakra.strong color="ink">{day}</chakra.strong>}{' '}
        {[near && namedDay(intl, job.bookedDate), zone].filter(Boolean).join(' ')}
      </SmallLine>
    </>
  )
}

function arrivalOf(intl: IntlShape, { bookedTime }: CrewJobFragment): string | undefined {
  if (!bookedTime) return undefined
  return intl.formatMessage({ id: 'crew.arrive' }, { time: writeTime(intl, bookedTime) })
}

/** When a visit of a day that goes on was started; on an earlier day, the line below says so. */
function begunAt({ status, periodType, started }: CrewJobFragment) {
  return status === 'InService' && periodType === 'Day' ? started?.at : undefined
}

/** For an overdue visit: since when. */
export function Overdue({ job }: { readonly job: CrewJobFragment }) {
  const intl = useIntl()
  const text = useText()
  const today = useToday()
  if (!isOverdue(job, today)) return null
  return (
    <chakra.p textStyle="t14" fontWeight="medium" color="wheatText">
      {text('crew.overdue.since', { day: namedDay(intl, job.bookedDate, today) })}
    </chakra.p>
  )
}

const Loud = chakra('p', {
  base: {
    textStyle: 't30',
    fontWeight: 'strong',
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'balance',
    // below the status, which is beside the line above
    clear: 'both',
    '@container (max-width: 17rem)': { textStyle: 't24' },
  },
})

const SmallLine = chakra('p', { base: { color: 'muted' } })

const Zone = chakra('span', { base: { textStyle: 't16', color: 'muted' } })
