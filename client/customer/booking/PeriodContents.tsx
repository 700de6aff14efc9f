import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { spanOf } from '../../../schema/rules/bookingPeriods.ts'
import { PeriodType } from '../../../schema/rules/enumerations.ts'
import { writeDate } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { BookingOfferFragment } from './booking.generated.ts'

interface PeriodContentsProps {
  readonly service: BookingOfferFragment
  /** First day of the chosen month or season. */
  readonly date: string | undefined
}

/** What a month or season of the service includes, and its first and last day (decision D9). */
export function PeriodContents({ service, date }: PeriodContentsProps) {
  const intl = useIntl()
  const text = useText()
  const span = date ? spanOf(PeriodType[service.periodType], date) : undefined
  return (
    <Card aria-labelledby="contents-title">
      <chakra.h2 id="contents-title" textStyle="t18" mb="2">
        {text('booking.period.contents')}
      </chakra.h2>
      <p>{service.description}</p>
      {span && (
        <chakra.p mt="2" fontVariantNumeric="tabular-nums" textWrap="balance">
          {text('booking.period.span', {
            from: writeDate(intl, span.firstDay, 'long'),
            to: writeDate(intl, span.lastDay, 'long'),
          })}
        </chakra.p>
      )}
      <Points>
        {service.checkPoints.map(({ id, name }) => (
          <li key={id}>
            <Icon name="check" size={18} />
            {name}
          </li>
        ))}
      </Points>
    </Card>
  )
}

const Points = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    columnGap: '6',
    rowGap: '2',
    listStyle: 'none',
    '&:not(:empty)': { mt: '4' },
    '& > li': { display: 'flex', gap: '2', minWidth: 0 },
    '& svg': { flex: 'none', mt: '3px', color: 'brand' },
  },
})
