import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { sendOnce } from '../../../api/command/command.ts'
import { Problem } from '../../../api/command/Problem.tsx'
import { useCommand } from '../../../api/command/useCommand.ts'
import type { ChosenTime } from '../../../domain/booking/bookingRoute.ts'
import type { HalfDay } from '../../../domain/booking/slotTimes.ts'
import { CalendarNotes } from '../../../domain/calendar/CalendarNotes.tsx'
import type { Calendar } from '../../../domain/calendar/dayOffers.ts'
import { useDayRefusal } from '../../../domain/calendar/dayRefusal.ts'
import { MonthCalendar } from '../../../domain/calendar/MonthCalendar.tsx'
import type { DayView } from '../../../domain/calendar/monthView.ts'
import { MoveDialog } from '../../../domain/orders/MoveDialog.tsx'
import { isSameTime, moveCalendar, movedTo } from '../../../domain/orders/moveCalendar.ts'
import { useText } from '../../../i18n/useText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ListFailed } from '../../parts/ListFailed.tsx'
import { MoveOrderDocument, OfficeMoveOptionsDocument } from '../orders.generated.ts'
import { OrderBrief } from './OrderBrief.tsx'
import type { OrderDialogProps } from './orderDialog.ts'

interface MoveOrderProps extends OrderDialogProps {
  /** Where it was dropped: the questions of that day come first. */
  readonly to?: { readonly date: string; readonly half?: HalfDay | undefined }
}

/** Another time for a day order, in the calendar customers book in, without their notice and limit (decisions E10, K8). */
export function MoveOrder(props: MoveOrderProps) {
  const { order, onClose, to } = props
  const [day, setDay] = useState(to?.date)
  const { data, error, refetch } = useQuery(OfficeMoveOptionsDocument, {
    variables: { orderNo: order.order.orderNo },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { isQuiet: true },
  })
  const reread = async () => void (await refetch().catch(() => undefined))
  const { send, isSending, failed, forget } = useMoving(props, reread)
  const options = data?.moveOptions
  const calendar = options ? moveCalendar(options, order.order) : undefined
  const leaveDay = () => {
    forget()
    setDay(undefined)
  }
  return (
    <>
      <DayChoice order={order} onClose={onClose}>
        {!day && <Problem reply={failed} />}
        {calendar && <Days calendar={calendar} booked={order.order.bookedDate} onChoose={setDay} />}
        {!data && !error && <Skeleton height="24rem" />}
        {!data && error && (
          <ListFailed words="officeOrders.failed" error={error} onRetry={() => void reread()} />
        )}
        {data && !calendar && <NotMovable />}
      </DayChoice>
      {calendar && day && (
        <MoveDialog
          order={order.order}
          calendar={calendar}
          date={day}
          half={day === to?.date ? to.half : undefined}
          problem={<Problem reply={failed} />}
          isSending={isSending}
          onClose={leaveDay}
          onChosen={(chosen) => void send(chosen)}
        />
      )}
    </>
  )
}

interface DayChoiceProps extends Pick<OrderDialogProps, 'order' | 'onClose'> {
  readonly children: ReactNode
}

function DayChoice({ order, onClose, children }: DayChoiceProps) {
  const text = useText()
  return (
    <Dialog isOpen onClose={onClose} title={text('officeOrders.action.move')} size="lg" closesOutside={false}>
      <OrderBrief order={order} />
      {children}
    </Dialog>
  )
}

function NotMovable() {
  return <p>{useText()('officeOrders.move.not')}</p>
}

interface DaysProps {
  readonly calendar: Calendar
  readonly booked: string
  readonly onChoose: (date: string) => void
}

function Days({ calendar, booked, onChoose }: DaysProps) {
  const word = useDayRefusal(calendar)
  const [refused, setRefused] = useState<string>()
  const activate = (day: DayView) => {
    setRefused(word(day))
    if (day.offer.kind === 'open') onChoose(day.date)
  }
  return (
    <div>
      <MonthCalendar calendar={calendar} chosen={booked} onActivate={activate} />
      <chakra.p role="alert" color="danger" fontWeight="medium" mt={refused ? '3' : undefined}>
        {refused}
      </chakra.p>
      <CalendarNotes calendar={calendar} />
    </div>
  )
}

/** Sends the move. */
function useMoving({ order, onClose, settle }: OrderDialogProps, rereadDays: () => Promise<void>) {
  const text = useText()
  const { revision, order: shown } = order
  const { orderNo } = shown
  const { run, isSending, failed, refuse, forget } = useCommand({
    slot: `move ${orderNo}`,
    onOvertaken: onClose,
  })
  const reread: OrderDialogProps['settle'] = (reply) => Promise.all([settle(reply), rereadDays()])

  const send = async (chosen: ChosenTime) => {
    if (failed?.failure !== 'unanswered' && isSameTime(chosen, shown)) return refuse(text('orders.move.same'))
    const move = { mutation: MoveOrderDocument, about: orderNo, reread }
    const terms = { orderNo, ...movedTo(chosen) }
    const reply = await run(() => sendOnce({ ...move, terms, seen: { revisionSeen: revision } }))
    if (reply?.userErrors.length === 0) onClose()
  }
  return { send, isSending, failed, forget }
}
