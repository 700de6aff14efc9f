import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { Problem } from '../../api/command/useCommand.tsx'
import { ChoosableDays } from '../../domain/calendar/ChoosableDays.tsx'
import type { MoveCalendarFragment } from '../../domain/calendar/MoveCalendar.generated.ts'
import { moveCalendar } from '../../domain/orders/moveCalendar.ts'
import { phoneHref, phoneText } from '../../format/phone.ts'
import { useText } from '../../i18n/useText.ts'
import { MessagePage } from '../../layout/MessagePage.tsx'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { userOrderDetailPath } from '../parts/paths/customerPaths.ts'
import type { OrderDetailFragment } from './orders.generated.ts'
import { whyNotMovable } from './reschedulable.ts'
import type { Move } from './useMove.ts'

const MoveDialog = lazyPart(async () => (await import('../../domain/orders/MoveDialog.tsx')).MoveDialog)

interface MoveStepProps {
  readonly order: OrderDetailFragment
  readonly options: MoveCalendarFragment
  readonly move: Move
}

/** The calendar and the questions of the chosen day; the answer moves the order and leads back to it. */
export function MoveStep({ order, options, move }: MoveStepProps) {
  const calendar = moveCalendar(options, order)
  const [day, setDay] = useState<string>()
  const { send, isSending, failed, forget } = move
  const choose = (date: string) => {
    forget()
    setDay(date)
  }
  return (
    <div>
      <ChoosableDays calendar={calendar} chosen={day ?? order.bookedDate} onChosen={choose} />
      {!day && (
        <>
          <Problem reply={failed} />
          <AskAgain move={move} />
        </>
      )}
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

interface NotMovableProps {
  readonly order: OrderDetailFragment
  readonly move: Move
}

/** An order that cannot be moved: why not, and whom to contact; if a move of it had no answer, its outcome comes first. */
export function NotMovable({ order, move }: NotMovableProps) {
  const text = useText()
  const { orderNo } = order
  if (move.again)
    return (
      <MessagePage title={text('noAnswer.title')} lede={text('noAnswer.text')}>
        <AskAgain move={move} />
        <ButtonLink to={userOrderDetailPath(orderNo)}>{text('orders.move.back')}</ButtonLink>
      </MessagePage>
    )
  const reason = whyNotMovable(order) ?? { id: 'orders.move.notStatus', values: {} }
  return (
    <MessagePage title={text('orders.move.notTitle')} lede={text(reason.id, reason.values)}>
      {move.failed && (
        <chakra.div flexBasis="full">
          <Problem reply={move.failed} />
        </chakra.div>
      )}
      <ButtonLink look="primary" to={userOrderDetailPath(orderNo)}>
        {text('orders.move.back')}
      </ButtonLink>
      <PhoneButton />
    </MessagePage>
  )
}

function PhoneButton() {
  const { phone } = businessRules.company
  return (
    <ButtonAnchor href={phoneHref(phone)}>
      <Icon name="phone" />
      {phoneText(phone)}
    </ButtonAnchor>
  )
}

/** Asks for the outcome of a move without an answer by sending it once more; nothing without one. */
function AskAgain({ move }: { readonly move: Move }) {
  const text = useText()
  const { again, isSending } = move
  if (!again) return null
  return (
    <Button look="primary" disabled={isSending} onClick={() => void again()}>
      {isSending && <Spinner />}
      {text('error.tryAgain')}
    </Button>
  )
}
