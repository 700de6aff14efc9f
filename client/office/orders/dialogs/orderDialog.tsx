import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentType } from 'react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { writeBookedTime } from '../../../domain/booking/writtenTime.ts'
import { streetLine } from '../../../format/addressText.ts'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { groupName } from '../../parts/groupName.ts'
import { visitedName } from '../../parts/visitedName.ts'
import type { OfficeOrderCardFragment } from '../orders.generated.ts'

/** The props of every dialog about an order. */
export interface OrderDialogProps {
  /** Its current state. */
  readonly order: OfficeOrderCardFragment
}

export type OrderDialog = ComponentType<OrderDialogProps>

/** The order of a dialog: service and number, time, points, and who is visited where. */
export function OrderBrief({ order: office }: { readonly order: OfficeOrderCardFragment }) {
  const intl = useIntl()
  const text = useText()
  const { number } = useFormats()
  const {
    serviceName,
    orderNo,
    periodType,
    bookedDate: date,
    bookedTime: time,
    booked,
    totalPoints,
  } = office.order
  return (
    <Brief>
      <div>
        <dt>{serviceName}</dt>
        <dd>{orderNo}</dd>
      </div>
      <div>
        <dt>{text('officeOrders.brief.booked')}</dt>
        <dd>
          {writeBookedTime(intl, { periodType, date, time })} {periodType === 'Day' && booked.zoneLabel}
        </dd>
      </div>
      <div>
        <dt>{text('booking.price.total')}</dt>
        <dd>{number(totalPoints)}</dd>
      </div>
      <chakra.div gridColumn="1 / -1">
        <dt>{text('officeOrders.page.visit')}</dt>
        <dd>{[visitedName(office), streetLine(office.address)].join(' · ')}</dd>
      </chakra.div>
    </Brief>
  )
}

const Brief = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, auto)' },
    justifyContent: { sm: 'space-between' },
    rowGap: '2',
    columnGap: '6',
    px: '4',
    py: '3',
    borderRadius: 'card',
    bg: 'sunk',
    textStyle: 't14',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'muted' },
    '& dd': { fontWeight: 'medium' },
    '& > div': { display: { base: 'flex', sm: 'block' }, justifyContent: 'space-between', columnGap: '4' },
    smDown: { '& dd': { textAlign: 'end' }, '& dt': { whiteSpace: 'nowrap' } },
  },
})

/**
 * What somebody else did to an order since its dialog opened: cancelled it, assigned it, or took it further.
 * @param isOurs the change may be this dialog's own: its command is being sent, or had no answer
 * @returns the notice to show; null while the order is unchanged
 */
export function useOvertaken(order: OfficeOrderCardFragment, isOurs: boolean) {
  const text = useText()
  const [opened] = useState(order)
  const { group } = order
  const { status } = order.order
  const isOtherGroup = group?.id !== opened.group?.id
  if (isOurs || (status === opened.order.status && !isOtherGroup)) return null
  const words = () => {
    if (status === 'Cancelled') return text('officeOrders.overtaken.cancelled')
    if (group && isOtherGroup)
      return text('officeOrders.overtaken.assigned', { group: groupName(text, group.groupNo) })
    return text('officeOrders.overtaken.changed')
  }
  return (
    <Notice tone="warn" role="alert">
      {words()}
    </Notice>
  )
}
