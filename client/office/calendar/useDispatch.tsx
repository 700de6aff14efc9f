import { useQuery } from '@apollo/client/react'
import { useRef } from 'react'
import { sendIdempotent } from '../../api/command/command.ts'
import { useCommand } from '../../api/command/useCommand.tsx'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { toast } from '../../ui/toasts.ts'
import { useDialog } from '../../ui/useDialog.tsx'
import type { Assigning, BoardQuestion } from './BoardDialog.tsx'
import type { Load, Visit } from './boardDay.ts'
import type { Aim } from './boardDrop.ts'
import { AssignVisitDocument, CalendarDaysDocument, DayVisitsDocument } from './calendar.generated.ts'

const BoardDialog = lazyPart(async () => (await import('./BoardDialog.tsx')).BoardDialog)

const reading = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
  context: { overlay: 'never' },
} as const

/** The load of some days, as far as it is known. */
export interface DayLoads {
  /** One day's load; undefined until it was read. */
  readonly of: (date: string | undefined) => readonly Load[] | undefined
  /** Why it could not be read. */
  readonly error: unknown
}

/** The loads of the strip and the visits of the day; both follow changes of orders. */
export function useDay(date: string, strip: readonly string[]) {
  const { loads, refetch } = useDayLoads(strip[0] ?? date, strip.length)
  const visits = useQuery(DayVisitsDocument, { ...reading, variables: { date } })
  useLiveOrders()
  return {
    loads,
    visits: visits.data?.dayVisits,
    error: visits.data ? undefined : visits.error,
    refetch: () => Promise.allSettled([refetch(), visits.refetch()]),
  }
}

/** The loads of so many days. */
export function useDayLoads(from: string, days: number) {
  const { data, error, refetch } = useQuery(CalendarDaysDocument, { ...reading, variables: { from, days } })
  const loads: DayLoads = {
    // the server leaves out empty days
    of: (date) => data && (data.calendarDays.find((day) => day.date === date)?.loads ?? []),
    error: data ? undefined : error,
  }
  return { loads, refetch }
}

/** Assigns and moves visits as they are dropped, by the commands and rules of the orders' own dialogs (decisions E5, E10, M9, W3). */
export function useDispatch(date: string) {
  const { run, isSending, failed, forget } = useCommand(sendAssignment)
  const latest = useRef<Promise<unknown>>(Promise.resolve())
  const dialog = useDialog<(groupId: string) => string>()
  const ask = (question: BoardQuestion) => {
    forget()
    dialog.open((nameOf) => <BoardDialog question={question} assign={assign} nameOf={nameOf} />)
  }
  const assign = async (visit: Visit, assigning: Assigning) => {
    const { groupId, seen, told } = assigning
    // a drop while another is being sent waits for it
    const sent = latest.current.then(() => run({ ...assigning, orderNo: visit.order.orderNo }))
    latest.current = sent
    const reply = await sent
    if (told && reply?.userErrors.length !== 0) toast('success', told)
    if (reply?.userErrors[0]?.code === 'CREW_BUSY_ELSEWHERE') ask({ kind: 'busy', visit, groupId, seen })
  }
  const drop = (visit: Visit, at: Aim | { readonly date: string }) => {
    if ('date' in at) return ask({ kind: 'move', visit, date: at.date })
    const { groupId, moves, assigns, isBusy } = at
    const seen = { revisionSeen: visit.revision }
    if (moves) ask({ kind: 'move', visit, date, aim: at })
    else if (assigns && isBusy) ask({ kind: 'busy', visit, groupId, seen })
    else if (assigns) void assign(visit, { groupId, seen })
  }
  return { dialog, drop, isSending, failed }
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
