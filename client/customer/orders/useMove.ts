import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sendIdempotent } from '../../api/command/command.ts'
import { useCommand } from '../../api/command/useCommand.tsx'
import type { ChosenTime } from '../../domain/booking/bookingRoute.ts'
import { isSameTime, movedTo } from '../../domain/orders/moveCalendar.ts'
import { useText } from '../../i18n/useText.ts'
import { useShown } from '../../ui/useShown.ts'
import { userOrderDetailPath } from '../parts/paths/customerPaths.ts'
import { type OrderDetailFragment, RescheduleOrderDocument } from './orders.generated.ts'
import type { OrderVisitState } from './useOrder.ts'

/** A move to send, in progress, or without an answer. */
export type Move = ReturnType<typeof useMove>

/** Sends a move: success says so and shows the order, unless the page was left meanwhile; a refusal is shown where the answer was given. */
export function useMove({ orderNo, ...order }: OrderDetailFragment) {
  const text = useText()
  const navigate = useNavigate()
  const isShown = useShown(true)
  // after a success the next page reads the order
  const reschedule = (chosen: ChosenTime) =>
    sendIdempotent({
      mutation: RescheduleOrderDocument,
      about: orderNo,
      terms: { orderNo, ...movedTo(chosen) },
      refetch: 'onRefusal',
    })
  const command = useCommand(reschedule, { about: `move ${orderNo}` })
  const { run, isSending, failed, refuse, forget } = command
  const [unconfirmed, setUnconfirmed] = useState(command.pending)

  const move = async (chosen: ChosenTime) => {
    const reply = await run(chosen)
    // a shed call tells nothing about an earlier one
    if (reply && reply.failure !== 'turnedAway') setUnconfirmed(reply.failure && chosen)
    if (reply?.userErrors.length !== 0 || !isShown.current) return
    const state: OrderVisitState = { isAhead: reply.stale === true }
    await navigate(userOrderDetailPath(orderNo), { state, replace: true })
  }
  const send = async (chosen: ChosenTime) => {
    if (!unconfirmed && isSameTime(chosen, order)) return refuse(text('orders.move.same'))
    await move(chosen)
  }
  /** Sends a move without an answer again, unchanged, for its first answer (decision L14); undefined without one. */
  const again = unconfirmed && (() => move(unconfirmed))
  return { send, again, isSending, failed, forget }
}
