import { useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Slot } from '../../../schema/rules/enumerations.ts'
import { sendIdempotent } from '../../api/command/command.ts'
import { Problem } from '../../api/command/Problem.tsx'
import { useCommand } from '../../api/command/useCommand.ts'
import type { ChosenTime } from '../../domain/booking/bookingRoute.ts'
import { MoveDialog } from '../../domain/orders/MoveDialog.tsx'
import { isSameTime, moveCalendar, movedTo } from '../../domain/orders/moveCalendar.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { MoveVisitDocument, VisitMoveOptionsDocument } from './calendar.generated.ts'
import type { BoardQuestion, Dispatch } from './useDispatch.ts'

interface BoardQuestionsProps {
  readonly dispatch: Dispatch
  /** What a crew is called. */
  readonly nameOf: (groupId: string) => string
}

/** What to ask before a drop is carried out: another time, or confirming a crew with other work. */
export function BoardQuestions({ dispatch, nameOf }: BoardQuestionsProps) {
  const { question } = dispatch
  if (!question) return null
  if (question.kind === 'move') return <Move question={question} dispatch={dispatch} />
  return <BusyElsewhere question={question} dispatch={dispatch} crew={nameOf(question.groupId)} />
}

interface Of<Kind extends BoardQuestion['kind']> {
  readonly question: Extract<BoardQuestion, { kind: Kind }>
  readonly dispatch: Dispatch
}

/** A move, and the crew that gets the visit after it. */
interface Sent {
  readonly time: ChosenTime
  readonly groupId: string | undefined
}

/** Asks about the day of a move, or repeats a move without an answer; a visit that also changes crews is assigned after the move. */
function Move({ question: { visit, date, lane, ...dropped }, dispatch }: Of<'move'>) {
  const text = useText()
  const { orderNo } = visit.order
  const { close } = dispatch
  // under the "Loading" overlay, because two dialogs in a row would take the focus from each other
  const { data, error } = useQuery(VisitMoveOptionsDocument, {
    variables: { orderNo },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const [options, order] = [data?.moveOptions, data?.adminOrder]
  const moved = useRef<string>(undefined)
  const move = async ({ time, groupId: next }: Sent) => {
    const seen = order && { revisionSeen: order.revision }
    const terms = { orderNo, ...movedTo(time) }
    const reply = await sendIdempotent({
      mutation: MoveVisitDocument,
      about: orderNo,
      terms,
      ...(seen && { seen }),
    })
    if (next === undefined || reply.userErrors.length > 0) return reply
    // one gesture has one toast, after the assignment that follows
    moved.current = reply.message ?? undefined
    return { ...reply, message: null }
  }
  const command = useCommand(move, { about: `moveVisit ${orderNo}`, onOvertaken: close })
  const { run, isSending, failed, refuse, pending } = command
  const { groupId } = pending ?? dropped
  const isFixed = data !== undefined && !(options && order)
  useGivingUp({ hasFailed: error !== undefined, isFixed: isFixed && !isSending, close })
  if (!options || !order) return null
  const send = async (time: ChosenTime) => {
    if (failed?.failure !== 'unanswered' && isSameTime(time, order.order))
      return refuse(text('orders.move.same'))
    const reply = await run({ time, groupId })
    if (reply?.userErrors.length !== 0) return
    close()
    if (groupId !== undefined) void dispatch.assign(visit, { groupId, seen: {}, told: moved.current })
  }
  return (
    <MoveDialog
      order={order.order}
      calendar={moveCalendar(options, order.order)}
      date={pending?.time.date ?? date}
      before={pending?.time ?? (lane && halves[lane])}
      problem={<Problem reply={failed} />}
      isSending={isSending}
      onClose={close}
      onChosen={(time) => void send(time)}
    />
  )
}

/** Shows no question without an answer to choose; says that a visit cannot be moved any more. A failed call reports itself. */
function useGivingUp(of: {
  readonly hasFailed: boolean
  readonly isFixed: boolean
  readonly close: () => void
}) {
  const text = useText()
  const { hasFailed, isFixed } = of
  const giveUp = useEffectEvent(() => {
    if (isFixed) toast('warning', text('officeOrders.move.not'))
    of.close()
  })
  useEffect(() => {
    if (hasFailed || isFixed) giveUp()
  }, [hasFailed, isFixed])
}

const halves = {
  Morning: { slot: Slot.Morning },
  Afternoon: { slot: Slot.Afternoon },
  AnyTime: undefined,
} as const

/** A crew with work of another catalog is chosen knowingly (decision M9). */
function BusyElsewhere({
  question: { visit, groupId, seen },
  dispatch,
  crew,
}: Of<'busy'> & { readonly crew: string }) {
  const text = useText()
  const { close } = dispatch
  const assign = () => {
    close()
    void dispatch.assign(visit, { groupId, evenIfBusy: true, seen })
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={close}
      title={text('officeBoard.busy.title', { crew })}
      footer={
        <>
          <Button onClick={close}>{text('office.cancel')}</Button>
          <Button look="primary" onClick={assign}>
            {text('officeBoard.assignAnyway')}
          </Button>
        </>
      }
    >
      <p>{text('officeBoard.busy.words', { crew, orderNo: visit.order.orderNo })}</p>
    </Dialog>
  )
}
