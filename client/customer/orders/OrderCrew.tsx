import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { useText } from '../../i18n/useText.ts'
import { StaffPhoto } from '../../ui/Avatar.tsx'
import { Card, CardHead } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import type { OrderDetailFragment } from './orders.generated.ts'

/** The crew: first name, photo and rating; only once the order is confirmed and a crew assigned (document section 2, decision E16). */
export function OrderCrew({ order }: { readonly order: OrderDetailFragment }) {
  const intl = useIntl()
  const text = useText()
  if (order.status === 'Pending' || order.staff.length === 0) return null
  return (
    <Card aria-labelledby="crew-title">
      <CardHead>
        <h2 id="crew-title">{text('orders.crew.title')}</h2>
      </CardHead>
      <chakra.ul listStyleType="none" my="-3">
        {order.staff.map(({ staffNo, photo, firstName, rate }) => (
          <Member key={staffNo}>
            <StaffPhoto photo={photo} firstName={firstName} />
            {firstName}
            {typeof rate === 'number' && (
              <chakra.span ms="auto" display="inline-flex" gap="1" alignItems="center">
                <chakra.span color="wheatText">
                  <Icon name="star" size={16} />
                </chakra.span>
                <HiddenText>{text('orders.crew.ratingLabel')} </HiddenText>
                {intl.formatNumber(rate, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
              </chakra.span>
            )}
          </Member>
        ))}
      </chakra.ul>
    </Card>
  )
}

const Member = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    overflowWrap: 'anywhere',
    gap: '3',
    py: '3',
    fontVariantNumeric: 'tabular-nums',
    '& + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
})
