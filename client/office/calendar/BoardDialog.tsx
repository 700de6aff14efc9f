import { useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { sendIdempotent } from '../../api/command/command.ts'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import type { ChosenTime } from '../../domain/booking/bookingRoute.ts'
import { MoveDialog } from '../../domain/orders/MoveDialog.tsx'
import { isSameTime, moveCalendar, movedTo } from '../../domain/orders/moveCalendar.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toasts.ts'
import { useDialogHost } from '../../ui/useDialog.tsx'
import { visitedName } from '../parts/visitedName.ts'
import { isTimed, laneAt, minutesAt, type Visit } from './boardDay.ts'
import type { Aim } from './boardDrop.ts'
import { MoveVisitDocument, VisitMoveOptionsDocument } from './calendar.generated.ts'

export interface Assigning {
  readonly groupId: string
  readonly evenIfBusy?: boolean
  /** The revision on screen; none after the reader's own move, which created a new one. */
  readonly seen: { readonly revisionSeen?: number }
  /** What the same gesture has already done, for one message. */
  readonly told?: string | undefined
}

/** A question between a drop and its command. */
export type BoardQuestion =
  | ({ readonly kind: 'busy'; readonly visit: Visit } & Omit<Assigning, 'evenIfBusy' | 'told'>)
  | {
      readonly kind: 'move'
      readonly visit: Visit
      readonly date: string
      /** Its drop on a crew; none on a day alone. */
      readonly aim?: Aim
    }

type Assign = (visit: Visit, assigning: Assigning) => Promise<void>

interface BoardDialogProps {
  readonly question: BoardQuestion
  readonly assign: Assign
  /** What a crew is called. */
  readonly nameOf: (groupId: string) => string
}

/** What to ask before a drop is carried out: another time, or confirming a crew with other work. */
export function BoardDialog({ question, assign, nameOf }: BoardDialogProps) {
  if (question.kind === 'move') return <Move question={question} assign={assign} nameOf={nameOf} />
  return <BusyElsewhere question={question} assign={assign} crew={nameOf(question.groupId)} />
}

interface Of<Kind extends BoardQuestion['kind']> {
  readonly question: Extract<BoardQuestion, { kind: Kind }>
  readonly assign: Assign
}

/** A move, and the crew that gets the visit after it. */
interface Sent {
  readonly time: ChosenTime
  readonly groupId: string | undefined
  readonly evenIfBusy: boolean
}

/**
 * Asks about a move, with the proposed time chosen, or repeats one without an answer; a visit that also changes crews is assigned after the
 * move, and a crew with other work is asked about in the same question.
 */
function Move({
  question: { visit, date, aim },
  assign,
  nameOf,
}: Of<'move'> & Pick<BoardDialogProps, 'nameOf'>) {
  const text = useText()
  const { orderNo } = visit.order
  const name = visitedName(visit)
  const host = useDialogHost()
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
  const command = useCommand(move, {
    about: `moveVisit ${orderNo}`,
    onOvertaken: host?.close,
    onDone: host?.close,
  })
  const { run, isSending, failed, refuse, pending } = command
  const { groupId, evenIfBusy } = pending ?? takerOf(aim)
  const isFixed = data !== undefined && !(options && order)
  useGivingUp({ hasFailed: error !== undefined, isFixed: isFixed && !isSending })
  if (!options || !order) return null
  const send = async (time: ChosenTime) => {
    if (failed?.failure !== 'unanswered' && isSameTime(time, order.order))
      return refuse(text('orders.move.same'))
    const reply = await run({ time, groupId, evenIfBusy })
    if (reply?.userErrors.length === 0 && groupId !== undefined)
      void assign(visit, { groupId, evenIfBusy, seen: {}, told: moved.current })
  }
  return (
    <MoveDialog
      order={order.order}
      calendar={moveCalendar(options, order.order)}
      date={pending?.time.date ?? date}
      before={pending?.time ?? proposed(visit, aim)}
      problem={
        <>
          {evenIfBusy && groupId !== undefined && (
            <Notice tone="warn">
              {text('officeBoard.busy.words', { crew: nameOf(groupId), name, orderNo })}
            </Notice>
          )}
          <Problem reply={failed} />
        </>
      }
      isSending={isSending}
      onClose={() => host?.close()}
      onChosen={(time) => void send(time)}
    />
  )
}

/** Shows no question without an answer to choose; says that a visit cannot be moved any more. A failed call reports itself. */
function useGivingUp({ hasFailed, isFixed }: { readonly hasFailed: boolean; readonly isFixed: boolean }) {
  const text = useText()
  const host = useDialogHost()
  const giveUp = useEffectEvent(() => {
    if (isFixed) toast('warning', text('officeOrders.move.not'))
    host?.close()
  })
  useEffect(() => {
    if (hasFailed || isFixed) giveUp()
  }, [hasFailed, isFixed])
}

/** The crew that a drop gives the visit to. */
function takerOf(aim: Aim | undefined): Pick<Sent, 'groupId' | 'evenIfBusy'> {
  return aim?.assigns
    ? { groupId: aim.groupId, evenIfBusy: aim.isBusy }
    : { groupId: undefined, evenIfBusy: false }
}

/** The answer that is chosen when the question opens: the hour of the drop, else its own. */
function proposed(visit: Visit, aim: Aim | undefined): Partial<ChosenTime> | undefined {
  if (!isTimed(visit)) return undefined
  const at = aim?.at ?? minutesAt(visit)
  const slot = laneAt(at) === 'Morning' ? 'Morning' : 'Afternoon'
  return { slot, time: { hour: Math.floor(at / 60), minute: at % 60 } }
}

/** A crew with work of another catalog is chosen knowingly (decision M9). */
function BusyElsewhere({
  question: { visit, groupId, seen },
  assign,
  crew,
}: Of<'busy'> & { readonly crew: string }) {
  const text = useText()
  const host = useDialogHost()
  const name = visitedName(visit)
  const answer = () => {
    host?.close()
    void assign(visit, { groupId, evenIfBusy: true, seen })
  }
  return (
    <Dialog
      role="alertdialog"
      title={text('officeBoard.busy.title', { crew })}
      footer={
        <DialogButtons
          cancelLabel={text('form.cancel')}
          submitLabel={text('officeBoard.assignAnyway')}
          onSubmit={answer}
        />
      }
    >
      <p>{text('officeBoard.busy.words', { crew, name, orderNo: visit.order.orderNo })}</p>
    </Dialog>
  )
}
