import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { writeBookedTime } from '../../../domain/booking/writtenTime.ts'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import type { OfficeOrderCardFragment } from '../orders.generated.ts'

/** The order of a dialog: service and number, time, and points. */
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
