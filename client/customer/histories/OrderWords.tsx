import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import type { MessageId } from '../../i18n/messageId.ts'
import { NoBreak } from '../../ui/NoBreak.tsx'
import { userOrderDetailPath } from '../parts/paths/orderPaths.ts'

interface OrderWordsProps {
  /** A text with the order's number inside `<order>`. */
  readonly id: MessageId
  readonly kind?: string
  readonly orderNo: string
}

/** A sentence about an order, in which its number leads to it. */
export function OrderWords({ id, kind = '', orderNo }: OrderWordsProps) {
  return (
    <FormattedMessage
      id={id}
      values={{
        kind,
        orderNo,
        order: (words) => (
          <Link key="order" to={userOrderDetailPath(orderNo)}>
            <NoBreak>{words}</NoBreak>
          </Link>
        ),
      }}
    />
  )
}
