import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sendOnce } from '../../api/command/command.ts'
import { Problem } from '../../api/command/Problem.tsx'
import { useCommand } from '../../api/command/useCommand.ts'
import type { ChosenTime } from '../../domain/booking/bookingRoute.ts'
import { ChoosableDays } from '../../domain/calendar/ChoosableDays.tsx'
import type { MoveCalendarFragment } from '../../domain/calendar/MoveCalendar.generated.ts'
import { isSameTime, moveCalendar, movedTo } from '../../domain/orders/moveCalendar.ts'
import { useText } from '../../i18n/useText.ts'
import { whenOpened } from '../../ui/whenOpened.tsx'
import { userOrderDetailPath } from '../parts/paths/orderPaths.ts'
import { type OrderDetailFragment, RescheduleOrderDocument } from './orders.generated.ts'
import type { OrderVisitState } from './useOrder.ts'

const MoveDialog = whenOpened(async () => (await import('../../domain/orders/MoveDialog.tsx')).MoveDialog)

interface MoveStepProps {
  readonly order: OrderDetailFragment
  readonly options: MoveCalendarFragment
  /** Asks for order and calendar again. */
  readonly reread: () => Promise<void>
}

/** The calendar and, for the day that was chosen, the questions; the answer moves the order and leads back to it. */
export function MoveStep({ order, options, reread }: MoveStepProps) {
  const calendar = moveCalendar(options, order)
  const [day, setDay] = useState<string>()
  const { send, isSending, failed, forget } = useMove(order, reread)
  const choose = (date: string) => {
    forget()
    setDay(date)
  }
  return (
    <div>
      <ChoosableDays calendar={calendar} chosen={day ?? order.bookedDate} onChosen={choose} />
      {!day && <Problem reply={failed} />}
      {day && (
        <MoveDialog
          key={day}
          order={order}
          calendar={calendar}
          date={day}
          problem={<Problem reply={failed} />}
          isSending={isSending}
          onClose={() => setDay(undefined)}
          onChosen={send}
        />
      )}
    </div>
  )
}

/** Sends a move: success says so and shows the order, a refusal is told where the answer was given. */
function useMove({ orderNo, ...order }: OrderDetailFragment, reread: () => Promise<void>) {
  const text = useText()
  const navigate = useNavigate()
  const { run, isSending, failed, refuse, forget } = useCommand({ slot: `move ${orderNo}` })

  const send = async (chosen: ChosenTime) => {
    if (failed?.failure !== 'unanswered' && isSameTime(chosen, order)) return refuse(text('orders.move.same'))
    const reply = await run(() =>
      sendOnce({
        mutation: RescheduleOrderDocument,
        about: orderNo,
        terms: { orderNo, ...movedTo(chosen) },
        // after a success the page that follows reads
        reread: ({ userErrors }) => userErrors.length > 0 && reread(),
      }),
    )
    if (reply?.userErrors.length !== 0) return
    const state: OrderVisitState = { isAhead: reply.stale === true }
    await navigate(userOrderDetailPath(orderNo), { state, replace: true })
  }
  return { send, isSending, failed, forget }
}
