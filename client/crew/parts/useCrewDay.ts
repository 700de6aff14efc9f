import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { CrewDayDocument, type CrewJobFragment } from './crewOrders.generated.ts'
import { type Place, placeToday } from './job/placeToday.ts'

/** The day's visits and the business's clock as last read; the query is quiet. */
export function useCrewDay() {
  return useQuery(CrewDayDocument, { context: { overlay: 'never' } })
}

interface VisitsToday {
  /** yyyy-mm-dd; undefined if nothing could be read. */
  readonly today: string | undefined
  /** Undefined until today's were read: what was stored on another day does not count. */
  readonly visits: { readonly left: number; readonly done: number; readonly zone: string } | undefined
  readonly isComing: boolean
}

/** Today's date and how many of the crew's visits are done and left; refetched when another day begins. */
export function useVisitsToday(): VisitsToday {
  const today = useToday()
  const { data, loading, error, refetch } = useCrewDay()
  const isOfToday = data?.clock.at.slice(0, 10) === today
  const isOver = data !== undefined && !isOfToday && !loading && !error
  useEffect(() => {
    if (isOver) void refetch().catch(() => undefined)
  }, [isOver, refetch])
  return {
    today: data && today,
    visits:
      data && isOfToday
        ? { left: data.crewToday, done: data.crewDoneToday, zone: data.clock.zoneLabel }
        : undefined,
    isComing: !isOfToday && loading,
  }
}

/** The crew's progress: "2 of 3 visits done", or the number of visits before the first is done. */
export function useDayWords(): (visits: NonNullable<VisitsToday['visits']>) => string {
  const text = useText()
  return ({ left, done }) =>
    done === 0 ? text('crew.today', { count: left }) : text('crew.today.done', { done, count: done + left })
}

/** The place of a visit of today that has no hour, among the crew's visits. @param jobs the ongoing list */
export function usePlaceToday(jobs: readonly CrewJobFragment[]): (job: CrewJobFragment) => Place | undefined {
  const { today, visits } = useVisitsToday()
  return (job) => placeToday(job, jobs, today && visits ? { today, ...visits } : undefined)
}
