import { chakra } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { Problem } from '../../api/command/Problem.tsx'
import { phoneHref, phoneText } from '../../format/phone.ts'
import { useText } from '../../i18n/useText.ts'
import { MessagePage } from '../../layout/MessagePage.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { userOrderDetailPath } from '../parts/paths/orderPaths.ts'
import { AskAgain } from './AskAgain.tsx'
import type { OrderDetailFragment } from './orders.generated.ts'
import { whyNotMovable } from './reschedulable.ts'
import type { Move } from './useMove.ts'

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
