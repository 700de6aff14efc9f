import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { writeBookedTime } from '../../domain/booking/writtenTime.ts'
import { streetLine } from '../../format/addressText.ts'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { phoneHref, phoneText } from '../../format/phone.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { SelectBox, selectableEntry } from '../parts/bulk/SelectBox.tsx'
import { officeCustomerPath } from '../parts/customerPath.ts'
import { groupName } from '../parts/groupName.ts'
import { officeOrderPath } from '../parts/orderPath.ts'
import { useVisitedName } from '../parts/useVisitedName.ts'
import { OrderActions } from './OrderActions.tsx'
import type { OrderEntryProps } from './OrderCard.tsx'
import { offeredActions } from './orderActions.ts'
import type { OfficeOrderCardFragment } from './orders.generated.ts'

/** An order on one line, on two below 1,280 pixels and three on a phone (decision W9); the rest is on its page. */
export function OrderRow({ order: office, tab, onOpen, selection }: OrderEntryProps) {
  const text = useText()
  const { number } = useFormats()
  const { id, order, customer, address, group } = office
  const offered = offeredActions(office, tab)
  const visited = useVisitedName(office)
  const points = text('booking.points', { points: order.totalPoints })
  const street = streetLine(address)
  const crew = group ? groupName(text, group.groupNo) : undefined
  return (
    <Frame data-order={id} tabIndex={-1} aria-labelledby={`order-${id}`}>
      {selection && <SelectBox id={id} orderNo={order.orderNo} selection={selection} />}
      <Line>
        <Link id={`order-${id}`} to={officeOrderPath(order.orderNo)}>
          {order.orderNo}
        </Link>
        <chakra.span display="inline-flex" title={text(`status.${order.status}`)}>
          {tab !== '1' && <StatusBadge status={order.status} />}
        </chakra.span>
        <Cut>
          {order.failedVisit && <FailedMark />}
          <When order={order} />
        </Cut>
      </Line>
      <Lines>
        <Line>
          <Cut title={order.serviceName}>{order.serviceName}</Cut>
          <Cut title={[visited.name, visited.customer].filter(Boolean).join(' · ')}>
            <Link to={officeCustomerPath(customer.id)}>{visited.name}</Link>{' '}
            {visited.customer && <Customer>{visited.customer}</Customer>}
          </Cut>
          <chakra.span ms="auto">
            {customer.phoneNo && (
              <a
                href={phoneHref(customer.phoneNo)}
                aria-label={phoneText(customer.phoneNo)}
                title={phoneText(customer.phoneNo)}
              >
                <Icon name="phone" size={18} />
              </a>
            )}
          </chakra.span>
        </Line>
        <Line>
          <Cut title={street}>{street}</Cut>
          <Cut color="muted" title={crew}>
            {crew}
          </Cut>
          <Points title={points}>
            <span aria-hidden>{number(order.totalPoints)}</span>
            <HiddenText>{points}</HiddenText>
          </Points>
        </Line>
      </Lines>
      {offered && <OrderActions place="row" order={office} offered={offered} onOpen={onOpen} />}
    </Frame>
  )
}

/** The crew could not do it, and the office has yet to see to it (decision X11). */
function FailedMark() {
  const word = useText()('orderAction.VisitFailed')
  return (
    <chakra.span color="wheatText" me="1" title={word}>
      <Icon name="alert" size={16} />
      <HiddenText>{word}</HiddenText>
    </chakra.span>
  )
}

/** What is over is dated with its year. */
function When({ order }: { readonly order: OfficeOrderCardFragment['order'] }) {
  const intl = useIntl()
  const { periodType, bookedDate: date, bookedTime: time, status } = order
  const isOver = !['Pending', 'Confirmed', 'InService'].includes(status)
  if (periodType !== 'Day') return writeBookedTime(intl, { periodType, date })
  const day = writeDate(intl, date, isOver ? 'medium' : 'short')
  return [day, time && writeTime(intl, time)].filter(Boolean).join(', ')
}

const Frame = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', xl: 'subgrid' },
    gridColumn: '1 / -1',
    alignItems: 'center',
    columnGap: { base: '2', xl: '2.5' },
    minHeight: '2.5rem',
    px: '3',
    py: { base: '2', xl: '0' },
    scrollMarginBlock: '4',
    ...selectableEntry,
    fontVariantNumeric: 'tabular-nums',
    '& + &': { borderTopWidth: '1px', borderColor: 'line' },
    '&:hover': { bg: 'sunk' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '& > [data-place]': {
      gridRow: { base: '1', xl: 'auto' },
      gridColumn: { base: '2', xl: '10' },
      justifyContent: 'end',
    },
  },
})

/** Beside each other if there is room. */
const Lines = chakra('div', {
  base: {
    display: { base: 'flex', xl: 'contents' },
    flexWrap: 'wrap',
    columnGap: '6',
    minWidth: '0',
    gridColumn: '1 / -1',
    '& > div': { flex: '1 1 15rem' },
  },
})

/** Where columns would cut a name or a street. */
const tight = '@media (min-width: 80em) and (max-width: 89.9em)'

/** On hover alone where there is no room. */
const Customer = chakra('span', {
  base: { color: 'muted', textStyle: 't12', [tight]: { display: 'none' } },
})

const Points = chakra('span', { base: { ms: 'auto', ps: { xl: '2' }, textAlign: 'end' } })

/** An icon of its own shape has to do where words would cut a name or a street. */
const iconAlone = { '& [data-status]': { gap: '0', p: '0', fontSize: '0', bg: 'transparent' } } as const

/** A line on small screens; on wide ones its parts are columns of the row. */
const Line = chakra('div', {
  base: {
    display: { base: 'flex', xl: 'contents' },
    alignItems: 'center',
    columnGap: '3',
    minWidth: '0',
    minHeight: '1.75rem',
    whiteSpace: 'nowrap',
    '& a': { color: 'ink', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
    '& > a': { fontWeight: 'strong' },
    smDown: iconAlone,
    [tight]: iconAlone,
  },
})

const Cut = chakra('span', {
  base: {
    minWidth: '0',
    flex: '0 1 auto',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    _empty: { display: { base: 'none', xl: 'block' } },
  },
})
