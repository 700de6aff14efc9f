import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { sendIdempotent } from '../../../api/command/command.ts'
import { Problem, useCommand } from '../../../api/command/useCommand.tsx'
import { QueryState } from '../../../api/QueryState.tsx'
import type { ChosenTime } from '../../../domain/booking/bookingRoute.ts'
import { ChoosableDays } from '../../../domain/calendar/ChoosableDays.tsx'
import { proposedTime } from '../../../domain/calendar/dayOffers.ts'
import { MoveDialog } from '../../../domain/orders/MoveDialog.tsx'
import { isSameTime, moveCalendar, movedTo } from '../../../domain/orders/moveCalendar.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { FormDialogProps } from '../../../ui/FormDialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { foot } from '../../../ui/theme/overlayParts.ts'
import { useDialogHost } from '../../../ui/useDialog.tsx'
import { MoveOrderDocument, OfficeMoveOptionsDocument } from '../orders.generated.ts'
import { OrderBrief, type OrderDialogProps, useOvertaken } from './orderDialog.tsx'

/**
 * Another time for a day order, in the customers' calendar without their notice and limit (decisions E10, K8); the questions replace the
 * calendar, with the order's own hour chosen where it is free, else the earliest.
 */
export function MoveOrder({ order }: OrderDialogProps) {
  const text = useText()
  const days = useRef<HTMLDivElement>(null)
  const result = useQuery(OfficeMoveOptionsDocument, {
    variables: { orderNo: order.order.orderNo },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { overlay: 'never' },
  })
  const { send, isSending, failed, forget, pending } = useMoving(order)
  const [day, setDay] = useState(pending?.date)
  const overtaken = useOvertaken(order, isSending || failed?.failure === 'unanswered')
  const options = result.data?.moveOptions
  const calendar = options ? moveCalendar(options, order.order) : undefined
  const leaveDay = () => {
    forget()
    setDay(undefined)
    requestAnimationFrame(() => days.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus())
  }
  return (
    <Dialog title={text('officeOrders.action.move')} size="lg" closesOutside={false}>
      <OrderBrief order={order} />
      {overtaken ?? (!(calendar && day) && <Problem reply={failed} />)}
      <QueryState result={result} words="officeOrders.failed" skeleton={<Skeleton height="24rem" />}>
        {() =>
          calendar ? (
            <div ref={days} hidden={day !== undefined}>
              <ChoosableDays
                calendar={calendar}
                chosen={day ?? order.order.bookedDate}
                limitWords="office.limit"
                onChosen={setDay}
              />
            </div>
          ) : (
            <p>{text('officeOrders.move.not')}</p>
          )
        }
      </QueryState>
      {calendar && day && (
        <MoveDialog
          frame={TimeStep}
          order={order.order}
          calendar={calendar}
          date={day}
          before={day === pending?.date ? pending : proposedTime(day, calendar, order.order.bookedTime)}
          problem={<Problem reply={failed} />}
          isSending={isSending}
          onClose={leaveDay}
          onChosen={send}
        />
      )}
    </Dialog>
  )
}

/** What a chosen day still needs, in place of the calendar, with the hours and the buttons in sight; the first question takes the focus. */
function TimeStep({ title, onClose, onSubmit, submitLabel, isSending, children }: FormDialogProps) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:enabled, [type=submit]')?.focus()
    form.current?.scrollIntoView({ block: 'start' })
  }, [])
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
      scrollMarginBlockStart="6"
      css={{ '& input': { scrollMarginBlockEnd: '6rem' } }}
    >
      <chakra.h3 textStyle="t16">{title}</chakra.h3>
      {children}
      <chakra.div
        css={foot}
        position="sticky"
        bottom="-6"
        mx="-6"
        mb="-6"
        bg="panel"
        borderBottomRadius="card"
      >
        <Button onClick={onClose}>{text('officeOrders.move.back')}</Button>
        <Button type="submit" look="primary" disabled={isSending} fontVariantNumeric="tabular-nums">
          {isSending && <Spinner />}
          {submitLabel}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

/** Sends the move; `pending` is an unconfirmed one, to start from. */
function useMoving({ revision, order }: OrderDialogProps['order']) {
  const text = useText()
  const host = useDialogHost()
  const { orderNo } = order
  const move = (chosen: ChosenTime) =>
    sendIdempotent({
      mutation: MoveOrderDocument,
      about: orderNo,
      terms: { orderNo, ...movedTo(chosen) },
      seen: { revisionSeen: revision },
    })
  const command = useCommand(move, {
    about: `move ${orderNo}`,
    onOvertaken: host?.close,
    onDone: host?.close,
  })
  const send = (chosen: ChosenTime) => {
    const isRepeat = command.failed?.failure === 'unanswered'
    if (!isRepeat && isSameTime(chosen, order)) command.refuse(text('orders.move.same'))
    else void command.run(chosen)
  }
  return { ...command, send }
}
