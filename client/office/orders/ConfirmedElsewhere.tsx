import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { PropertyTags } from '../../domain/address/PropertyTags.tsx'
import type { PropertyFacts } from '../../domain/address/propertyTexts.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { OfficeOrderCardFragment } from './orders.generated.ts'

interface ConfirmedElsewhereProps {
  /** What the customer of the order told. */
  readonly told: PropertyFacts
  readonly found: NonNullable<OfficeOrderCardFragment['confirmedElsewhere']>
}

/** That the same place is confirmed in another record, with what was confirmed beside what was told (decision M8). */
export function ConfirmedElsewhere({ told, found }: ConfirmedElsewhereProps) {
  const text = useText()
  const query = new URLSearchParams({ user: found.customerId })
  return (
    <Box>
      <Icon name="info" />
      <chakra.div flex="1" minWidth="0" display="grid" gap="2">
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
              <PropertyTags property={told} />
            </dd>
          </div>
          <div>
            <dt>{text('officeOrders.elsewhere.confirmed')}</dt>
            <dd>
              <PropertyTags property={found} />
            </dd>
          </div>
        </Facts>
      </chakra.div>
    </Box>
  )
}

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'input',
    overflowWrap: 'anywhere',
  },
})

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
    columnGap: '4',
    rowGap: '2',
    '& dt': { color: 'muted', mb: '1' },
  },
})
