import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { useText } from '../../../i18n/useText.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { officeOrderPath } from '../orderPath.ts'

/** Orders on a day without work, each with a link; nothing without any. */
export function OpenOrdersNotice({ orders }: { readonly orders: readonly string[] }) {
  const text = useText()
  if (orders.length === 0) return null
  return (
    <Notice tone="warn" role="status">
      <p>{text('officeStaff.standing', { count: orders.length })}</p>
      <chakra.ul listStyle="none" display="flex" flexWrap="wrap" columnGap="4" rowGap="1" mt="1">
        {orders.map((orderNo) => (
          <li key={orderNo}>
            <Link to={officeOrderPath(orderNo)}>{orderNo}</Link>
          </li>
        ))}
      </chakra.ul>
    </Notice>
  )
}
