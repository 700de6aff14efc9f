import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { isolated } from '../../../../schema/rules/isolated.ts'
import { writeTime } from '../../../format/businessDates.ts'
import { useText } from '../../../i18n/useText.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { officeOrderPath } from '../orderPath.ts'
import { visitedName } from '../visitedName.ts'
import type { DayOffVisitFragment } from './daysOff.generated.ts'

interface OpenOrdersNoticeProps {
  /** By their numbers. */
  readonly orders: readonly string[]
  /** Instead of that they are still booked. */
  readonly words?: string | undefined
  /** Those of which hour and customer are shown as well, each on a line of its own. */
  readonly visits?: readonly DayOffVisitFragment[]
}

/** Orders on a day without work, each with a link; nothing without any. */
export function OpenOrdersNotice({ orders, words, visits = [] }: OpenOrdersNoticeProps) {
  const text = useText()
  if (orders.length === 0) return null
  return (
    <Notice tone="warn" role="status">
      <p>{words ?? text('officeStaff.standing', { count: orders.length })}</p>
      <chakra.ul
        listStyle="none"
        display="flex"
        flexDirection={visits.length > 0 ? 'column' : 'row'}
        flexWrap="wrap"
        columnGap="4"
        rowGap="1"
        mt="1"
      >
        {orders.map((orderNo) => (
          <li key={orderNo}>
            <Link to={officeOrderPath(orderNo)}>{orderNo}</Link>
            <VisitFacts visit={visits.find(({ order }) => order.orderNo === orderNo)} />
          </li>
        ))}
      </chakra.ul>
    </Notice>
  )
}

function VisitFacts({ visit }: { readonly visit: DayOffVisitFragment | undefined }) {
  const intl = useIntl()
  if (!visit) return null
  const { order } = visit
  const name = isolated(visitedName(visit))
  return <> · {order.bookedTime ? `${writeTime(intl, order.bookedTime)} · ${name}` : name}</>
}
