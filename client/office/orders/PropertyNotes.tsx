import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ConfirmedElsewhere } from './ConfirmedElsewhere.tsx'
import type { OfficeOrderCardFragment } from './orders.generated.ts'

interface PropertyNotesProps {
  readonly order: OfficeOrderCardFragment
  readonly onConfirm: () => void
}

/**
 * That nobody has checked the property yet (decision B7), what is known of the place from another record (decision M8), and what today would
 * make of the price (decision B8).
 */
export function PropertyNotes({ order, onConfirm }: PropertyNotesProps) {
  const text = useText()
  const { address, requote, property, confirmedElsewhere } = order
  return (
    <>
      {!address.isConfirmed && (
        <Banner>
          <Icon name="alert" />
          <chakra.p flex="1 1 11rem">
            <FormattedMessage
              id="officeOrders.unconfirmed"
              values={{ b: (words) => <chakra.strong fontWeight="strong">{words}</chakra.strong> }}
            />
          </chakra.p>
          <Button look="link" textStyle="t14" minHeight="6" ms="auto" onClick={onConfirm}>
            {text('officeOrders.confirmProperty')}
          </Button>
        </Banner>
      )}
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

const Banner = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '1',
    columnGap: '3',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderColor: 'wheatLine',
    borderRadius: 'input',
    bg: 'wheatTint',
    '& > svg': { color: 'wheatText' },
  },
})
