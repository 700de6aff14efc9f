import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { PropertyTags } from '../../domain/address/PropertyTags.tsx'
import type { PropertyFacts } from '../../domain/address/propertyTexts.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import type { OfficeOrderCardFragment } from './orders.generated.ts'

/** What another record says about the place (decision M8), and today's price (decision B8). */
export function PropertyNotes({ order }: { readonly order: OfficeOrderCardFragment }) {
  const text = useText()
  const { requote, property, confirmedElsewhere } = order
  return (
    <>
      {confirmedElsewhere && <ConfirmedElsewhere told={property} found={confirmedElsewhere} />}
      {requote && requote.differencePoints !== 0 && (
        <chakra.p display="flex" gap="2" color="muted" fontVariantNumeric="tabular-nums">
          <Icon name="info" />
          {text(requote.differencePoints > 0 ? 'officeOrders.requote.more' : 'officeOrders.requote.less', {
            difference: Math.abs(requote.differencePoints),
            total: requote.totalPoints,
          })}
        </chakra.p>
      )}
    </>
  )
}

interface ConfirmedElsewhereProps {
  /** What the order's customer stated. */
  readonly told: PropertyFacts
  readonly found: NonNullable<OfficeOrderCardFragment['confirmedElsewhere']>
}

/** Says that another record of the same place is confirmed, with the confirmed facts beside the stated ones (decision M8). */
function ConfirmedElsewhere({ told, found }: ConfirmedElsewhereProps) {
  const text = useText()
  const query = new URLSearchParams({ user: found.customerId })
  return (
    <chakra.div
      display="flex"
      gap="3"
      px="3"
      py="2"
      borderWidth="1px"
      borderColor="line"
      borderRadius="input"
      overflowWrap="anywhere"
    >
      <Icon name="info" />
      <Stack flex="1" minWidth="0" gap="2">
        <p>
          <FormattedMessage
            id="officeOrders.elsewhere"
            values={{
              b: (words) => <chakra.strong fontWeight="strong">{words}</chakra.strong>,
              a: (words) => <Link to={`/adminUserList?${query}`}>{words}</Link>,
            }}
          />
        </p>
        <Facts>
          <div>
            <dt>{text('officeOrders.elsewhere.told')}</dt>
            <dd>
              <PropertyTags property={told} isUsualLeftOut />
            </dd>
          </div>
          <div>
            <dt>{text('officeOrders.elsewhere.confirmed')}</dt>
            <dd>
              <PropertyTags property={found} isUsualLeftOut />
            </dd>
          </div>
        </Facts>
      </Stack>
    </chakra.div>
  )
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
    columnGap: '4',
    rowGap: '2',
    '& dt': { color: 'muted', mb: '1' },
  },
})
