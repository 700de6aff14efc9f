import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { CrewDayDocument } from './CrewDay.generated.ts'

/** The day's visits and the business's clock as they were read last; asks the server, quietly. */
export function useCrewDay() {
  return useQuery(CrewDayDocument, { context: { isQuiet: true } })
}

interface VisitsToday {
  /** yyyy-mm-dd; undefined where nothing could be read. */
  readonly today: string | undefined
  /** Undefined while nothing of today was read: what was kept of a day before is not today's. */
  readonly visits: { readonly left: number; readonly done: number; readonly zone: string } | undefined
  readonly isComing: boolean
}

/** What day it is, and how many visits of it are done and are left; they are asked for anew when another day begins. */
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

/** How far the crew is through its day: "2 of 3 visits done", and before the first of them how many there are. */
export function useDayWords(): (visits: NonNullable<VisitsToday['visits']>) => string {
  const text = useText()
  return ({ left, done }) =>
    done === 0 ? text('crew.today', { count: left }) : text('crew.today.done', { done, count: done + left })
}
