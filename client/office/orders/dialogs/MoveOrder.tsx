import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { sendOnce } from '../../../api/command/command.ts'
import { Problem } from '../../../api/command/Problem.tsx'
import { useCommand } from '../../../api/command/useCommand.ts'
import type { ChosenTime } from '../../../domain/booking/bookingRoute.ts'
import { ChoosableDays } from '../../../domain/calendar/ChoosableDays.tsx'
import { MoveDialog } from '../../../domain/orders/MoveDialog.tsx'
import { isSameTime, moveCalendar, movedTo } from '../../../domain/orders/moveCalendar.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { FormDialogProps } from '../../../ui/FormDialog.tsx'
import { Muted } from '../../../ui/layout.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { buttonRow } from '../../../ui/theme/overlayParts.ts'
import { ListFailed } from '../../parts/ListFailed.tsx'
import { MoveOrderDocument, OfficeMoveOptionsDocument } from '../orders.generated.ts'
import { OrderBrief } from './OrderBrief.tsx'
import type { OrderDialogProps } from './orderDialog.ts'
import { useOvertaken } from './useOvertaken.tsx'

/**
 * Another time for a day order, in the customers' calendar without their notice and limit (decisions E10, K8); the questions replace the
 * calendar.
 */
export function MoveOrder(props: OrderDialogProps) {
  const { order, onClose } = props
  const text = useText()
  const days = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useQuery(OfficeMoveOptionsDocument, {
    variables: { orderNo: order.order.orderNo },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { isQuiet: true },
  })
  const { send, isSending, failed, forget, unheard } = useMoving(props)
  const [day, setDay] = useState(unheard?.date)
  const overtaken = useOvertaken(order, isSending || failed?.failure === 'unanswered')
  const options = data?.moveOptions
  const calendar = options ? moveCalendar(options, order.order) : undefined
  const leaveDay = () => {
    forget()
    setDay(undefined)
    requestAnimationFrame(() => days.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus())
  }
  return (
    <Dialog isOpen onClose={onClose} title={text('officeOrders.action.move')} size="lg" closesOutside={false}>
      <OrderBrief order={order} />
      {overtaken ?? (!(calendar && day) && <Problem reply={failed} />)}
      {calendar && (
        <div ref={days} hidden={day !== undefined}>
          <ChoosableDays calendar={calendar} chosen={day ?? order.order.bookedDate} onChosen={setDay} />
        </div>
      )}
      {!data && !error && <Skeleton height="24rem" />}
      {!data && error && (
        <ListFailed
          words="officeOrders.failed"
          error={error}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {data && !calendar && <p>{text('officeOrders.move.not')}</p>}
      {calendar && day && (
        <MoveDialog
          frame={TimeStep}
          order={order.order}
          calendar={calendar}
          date={day}
          before={day === unheard?.date ? unheard : undefined}
          problem={<Problem reply={failed} />}
          isSending={isSending}
          onClose={leaveDay}
          onChosen={(chosen) => void send(chosen)}
        />
      )}
    </Dialog>
  )
}

/** What a chosen day still needs, in place of the calendar; the first question takes the focus. */
function TimeStep({ title, about, onClose, onSubmit, submitLabel, isSending, children }: FormDialogProps) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:enabled, [type=submit]')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending) onSubmit()
  }
  return (
    <chakra.form
      ref={form}
      onSubmit={submit}
      noValidate
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="6"
    >
      <div>
        <chakra.h3 textStyle="t16">{title}</chakra.h3>
        <Muted>{about}</Muted>
      </div>
      {children}
      <chakra.div css={buttonRow}>
        <Button onClick={onClose}>{text('officeOrders.move.back')}</Button>
        <Button type="submit" look="primary" disabled={isSending} fontVariantNumeric="tabular-nums">
          {isSending && <Spinner />}
          {submitLabel}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

/** Sends the move; `unheard` is one without an answer, to start from. */
function useMoving({ order, onClose }: OrderDialogProps) {
  const text = useText()
  const { revision, order: shown } = order
  const { orderNo } = shown
  const command = useCommand<ChosenTime>({
    slot: `move ${orderNo}`,
    onOvertaken: onClose,
  })
  const { run, isSending, failed, refuse, forget, chosen: unheard } = command

  const send = async (chosen: ChosenTime) => {
    if (failed?.failure !== 'unanswered' && isSameTime(chosen, shown)) return refuse(text('orders.move.same'))
    const move = { mutation: MoveOrderDocument, about: orderNo }
    const terms = { orderNo, ...movedTo(chosen) }
    const reply = await run(() => sendOnce({ ...move, terms, seen: { revisionSeen: revision } }), chosen)
    if (reply?.userErrors.length === 0) onClose()
  }
  return { send, isSending, failed, forget, unheard }
}
