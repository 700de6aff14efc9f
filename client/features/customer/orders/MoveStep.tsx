import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrderDetailFragment } from '../../../gql/graphql.ts'
import { useText } from '../../../i18n/useText.ts'
import { CalendarNotes } from '../../../parts/calendar/CalendarNotes.tsx'
import { MonthCalendar } from '../../../parts/calendar/MonthCalendar.tsx'
import type { DayView } from '../../../parts/calendar/monthView.ts'
import { useDayRefusal } from '../../../parts/calendar/useDayRefusal.ts'
import { isSameTime, type MoveOptions, moveCalendar } from '../../../parts/orders/moveCalendar.ts'
import type { CommandResult } from '../../../parts/orders/useOrderCommand.ts'
import type { ChosenTime } from '../../../parts/paths/bookingRoute.ts'
import { userOrderDetailPath } from '../../../parts/paths/orderPaths.ts'
import { toast } from '../../../ui/toasts.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { useMoveOrder } from './useMoveOrder.ts'
import type { OrderVisitState } from './useOrder.ts'

const MoveDialog = whenOpened(async () => (await import('../../../parts/orders/MoveDialog.tsx')).MoveDialog)

interface MoveStepProps {
  readonly order: OrderDetailFragment
  readonly options: MoveOptions
  /** Asks for order and calendar again. */
  readonly reread: () => Promise<void>
}

/** The calendar and, for the day that was chosen, the questions; the answer moves the order and leads back to it. */
export function MoveStep({ order, options, reread }: MoveStepProps) {
  const calendar = moveCalendar(options, order)
  const word = useDayRefusal(calendar)
  const [day, setDay] = useState<string>()
  const [activated, setActivated] = useState<DayView>()
  const { send, isSending, problem, forget } = useMove(order, reread)
  // The day and not its words, which are another language's after a switch.
  const refused = activated && word(activated)
  const activate = (pressed: DayView) => {
    setActivated(pressed)
    if (pressed.offer.kind === 'refused') return
    forget()
    setDay(pressed.date)
  }
  return (
    <div>
      <MonthCalendar calendar={calendar} chosen={day ?? order.bookedDate} onActivate={activate} />
      <chakra.p role="alert" color="danger" fontWeight="medium" mt={refused ? '3' : undefined}>
        {refused}
      </chakra.p>
      <CalendarNotes calendar={calendar} />
      {day && (
        <MoveDialog
          key={day}
          order={order}
          calendar={calendar}
          date={day}
          problem={problem}
          isSending={isSending}
          onClose={() => setDay(undefined)}
          onChosen={send}
        />
      )}
    </div>
  )
}

/** Sends a move: success says so and shows the order, a refusal is told where the answer was given. */
function useMove(order: OrderDetailFragment, reread: () => Promise<void>) {
  const text = useText()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const { move, isSending } = useMoveOrder(order.orderNo)

  const finish = async (result: CommandResult) => {
    if (result.kind === 'noAnswer') return setProblem(text('orders.move.noAnswer'))
    if (result.kind === 'refused') {
      setProblem(result.message)
      return reread()
    }
    toast('success', result.message ?? text('orders.move.done'))
    const state: OrderVisitState = { isAhead: result.isStale }
    await navigate(userOrderDetailPath(order.orderNo), { state, replace: true })
  }
  const send = async (chosen: ChosenTime) => {
    setProblem(isSameTime(chosen, order) ? text('orders.move.same') : undefined)
    if (isSameTime(chosen, order)) return
    const result = await move(chosen)
    if (result) await finish(result)
  }
  return { send, isSending, problem, forget: () => setProblem(undefined) }
}
