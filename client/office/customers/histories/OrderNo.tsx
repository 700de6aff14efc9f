import { Link } from 'react-router'
import { OrderSearchType } from '../../../../schema/rules/enumerations.ts'
import { useText } from '../../../i18n/useText.ts'

/** The number of an order, which the order search finds. */
export function OrderNo({ orderNo }: { readonly orderNo: string }) {
  const text = useText()
  const query = new URLSearchParams({ tab: '4', type: String(OrderSearchType.OrderNo), text: orderNo })
  return (
    <Link to={`/adminOrderList?${query}`} aria-label={text('officeUsers.order.find', { orderNo })}>
      {orderNo}
    </Link>
  )
}
