import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { QueryState } from '../../api/QueryState.tsx'
import { addDays } from '../../format/calendarDates.ts'
import { useTimeOfDay } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { wholeDay } from '../parts/bulk/reassignPath.ts'
import { groupName } from '../parts/groupName.ts'
import { panelOf } from '../parts/tabs/TabList.tsx'
import { crewDays } from './boardDay.ts'
import { Carrying } from './Carrying.tsx'
import { DayHead } from './DayHead.tsx'
import { DayStrip, stripId } from './DayStrip.tsx'
import { DispatchBoard } from './DispatchBoard.tsx'
import { Ghost } from './Ghost.tsx'
import { useDay, useDispatch } from './useDispatch.tsx'
import { calendarLimits, stripOf, takesVisit, type WorkCalendar, workDayOf } from './workDays.ts'

interface DayViewProps {
  /** yyyy-mm-dd */
  readonly date: string
  readonly today: string
  readonly calendar: WorkCalendar
  readonly onChoose: (date: string) => void
}

/** A day: two weeks of tabs, the day's load and its dispatch board. */
export function DayView({ date, today, calendar, onChoose }: DayViewProps) {
  const text = useText()
  const strip = stripOf(date, today)
  const { loads, visits, error, refetch } = useDay(date, strip)
  const [openOrders, setOpenOrders] = useOpenOrders(date)
  const time = useTimeOfDay()
  const timeNow = date === today ? time : undefined
  const workDay = useMemo(() => workDayOf(date, today, calendar), [date, today, calendar])
  const day = useMemo(
    () => ({
      date,
      isPast: workDay.isPast,
      timeNow,
      takesVisit: (catalog: Parameters<typeof takesVisit>[1]) => takesVisit(workDay, catalog),
    }),
    [date, workDay, timeNow],
  )
  const crews = useMemo(
    () => visits && crewDays(calendar.staffGroups, visits, date),
    [calendar, visits, date],
  )
  const dispatch = useDispatch(date)
  const limits = calendarLimits(today)
  const turn = (days: number) => {
    const next = addDays(date, days)
    if (next >= today && next <= limits.last) onChoose(next)
  }
  return (
    <Wide data-wide="">
      <Carrying
        day={day}
        crews={crews}
        onDrop={dispatch.drop}
        onTurn={turn}
        isAsking={dispatch.dialog.isOpen}
      >
        <DayStrip
          days={strip.map((each) => workDayOf(each, today, calendar))}
          chosen={date}
          loads={loads}
          limits={limits}
          onChoose={onChoose}
        />
        <chakra.div
          {...panelOf(stripId, date)}
          display="grid"
          gap="4"
          mt="4"
          gridTemplateColumns="minmax(0, 1fr)"
        >
          <DayHead
            key={date}
            day={workDay}
            loads={loads}
            openOrders={openOrders}
            onOpenOrders={setOpenOrders}
            onRetry={refetch}
          />
          <QueryState
            result={{ data: crews, error, refetch }}
            words="officeBoard.failed"
            skeleton={<Skeleton height="24rem" />}
          >
            {(crews) => (
              <DispatchBoard
                day={day}
                crews={crews}
                visits={visits ?? []}
                dispatch={dispatch}
                onOpenOrders={setOpenOrders}
              />
            )}
          </QueryState>
        </chakra.div>
        <Ghost crews={crews} />
        <AskedVisits date={date} groups={calendar.staffGroups} />
        {dispatch.dialog.host((groupId) =>
          groupName(text, crews?.find(({ id }) => id === groupId)?.groupNo ?? ''),
        )}
      </Carrying>
    </Wide>
  )
}

/** The orders left on a day after it was closed or a crew got it off; reset for another day. */
function useOpenOrders(date: string) {
  const [kept, setKept] = useState<{ date: string; orders: readonly string[] }>()
  const set = (orders: readonly string[]) => setKept({ date, orders })
  return [kept?.date === date ? kept.orders : [], set] as const
}

const Wide = chakra('div', { base: { minWidth: '0', '--strip': '5.25rem' } })

const VisitsDialog = lazyPart(async () => (await import('../parts/bulk/VisitsDialog.tsx')).VisitsDialog)

interface AskedVisitsProps {
  /** yyyy-mm-dd */
  readonly date: string
  readonly groups: WorkCalendar['staffGroups']
}

/** The dialog that the address asks for, so that menus and the command menu open it alike (decision W5). */
function AskedVisits({ date, groups }: AskedVisitsProps) {
  const [query, setQuery] = useSearchParams()
  const named = query.get('reassign')
  const crew = groups.find(({ id }) => id === named)
  if (!crew && named !== wholeDay) return null
  const asked = crew
    ? { kind: 'crew' as const, date, groupId: crew.id, groupNo: crew.groupNo }
    : { kind: 'day' as const, date }
  return (
    <VisitsDialog
      key={named}
      asked={asked}
      onClose={() => setQuery({ day: date }, { replace: true, preventScrollReset: true })}
    />
  )
}
