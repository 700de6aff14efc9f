import { useQuery } from '@apollo/client/react'
import { sendIdempotent } from '../../api/command/command.ts'
import { useCommand } from '../../api/command/useCommand.ts'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { daysInMonth, monthOf } from '../../format/calendarDates.ts'
import { toast } from '../../ui/toasts.ts'
import { useDialog } from '../../ui/useDialog.tsx'
import { type Assigning, BoardDialog, type BoardQuestion } from './BoardDialog.tsx'
import { changesOf, type Load, type Visit } from './boardDay.ts'
import { AssignVisitDocument, CalendarDaysDocument, DayVisitsDocument } from './calendar.generated.ts'
import { type DragAndDrop, type Drop, useDragAndDrop } from './useDragAndDrop.ts'

export interface Dispatch extends ReturnType<typeof useBoardCommands> {
  readonly dragAndDrop: DragAndDrop
}

const reading = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
  context: { isQuiet: true },
} as const

/** A month's load, as far as it is known. */
export interface MonthLoads {
  /** One day's load; undefined until the month was read. */
  readonly of: (date: string | undefined) => readonly Load[] | undefined
  /** Why it could not be read. */
  readonly error: unknown
}

/** The load of the shown month and of the chosen day's month, and the day's visits; all follow changes of orders. */
export function useDayVisits(date: string, month: string) {
  const shown = useMonthLoads(month)
  const chosen = useMonthLoads(monthOf(date))
  const visits = useQuery(DayVisitsDocument, { ...reading, variables: { date } })
  useLiveOrders()
  return {
    monthLoads: shown.loads,
    dayLoads: chosen.loads,
    visits: visits.data?.dayVisits,
    error: visits.data ? undefined : visits.error,
    refetch: () => void Promise.allSettled([shown.refetch(), chosen.refetch(), visits.refetch()]),
  }
}

function useMonthLoads(month: string) {
  const { data, error, refetch } = useQuery(CalendarDaysDocument, {
    ...reading,
    variables: { from: `${month}-01`, days: daysInMonth(month) },
  })
  const loads: MonthLoads = {
    // the server leaves out empty days
    of: (date) => data && (data.calendarDays.find((day) => day.date === date)?.loads ?? []),
    error: data ? undefined : error,
  }
  return { loads, refetch }
}

/** Assigns and moves visits as they are dropped, by the commands and rules of the orders' own dialogs (decisions E5, E10, M9). */
export function useDispatch(): Dispatch {
  const commands = useBoardCommands()
  const { ask, assign } = commands
  const onDrop = (visit: Visit, at: Drop) => {
    const { date } = at
    if (!('lane' in at)) {
      if (date !== visit.order.bookedDate && visit.officeMay.move) ask({ kind: 'move', visit, date })
      return
    }
    const changes = changesOf(visit, at)
    const groupId = changes?.assigns ? at.groupId : undefined
    if (changes?.moves) ask({ kind: 'move', visit, date, lane: at.lane, groupId })
    else if (groupId !== undefined) void assign(visit, { groupId, seen: { revisionSeen: visit.revision } })
  }
  return { ...commands, dragAndDrop: useDragAndDrop(onDrop) }
}

async function sendAssignment(assigning: Assigning & { readonly orderNo: string }) {
  const { orderNo, groupId, evenIfBusy = false, seen, told } = assigning
  const terms = { orderNo, groupId, evenIfBusy }
  const context = { leaveTo: '/' }
  const reply = await sendIdempotent({ mutation: AssignVisitDocument, about: orderNo, terms, seen, context })
  if (!told || reply.userErrors.length > 0) return reply
  // one gesture has one toast
  return { ...reply, message: [told, reply.message].filter(Boolean).join(' ') }
}

function useBoardCommands() {
  const { run, isSending, failed, forget } = useCommand(sendAssignment)
  const dialog = useDialog<(groupId: string) => string>()
  const ask = (question: BoardQuestion) => {
    forget()
    dialog.open((nameOf) => <BoardDialog question={question} assign={assign} nameOf={nameOf} />)
  }
  const assign = async (visit: Visit, assigning: Assigning) => {
    const { groupId, seen, told } = assigning
    const reply = await run({ ...assigning, orderNo: visit.order.orderNo })
    if (told && reply?.userErrors.length !== 0) toast('success', told)
    if (reply?.userErrors[0]?.code === 'CREW_BUSY_ELSEWHERE') ask({ kind: 'busy', visit, groupId, seen })
  }
  return { dialog, ask, assign, isSending, failed }
}
