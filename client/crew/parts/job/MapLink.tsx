import { chakra } from '@chakra-ui/react/styled-system'
import { addressLine, cityLine, streetLine } from '../../../format/addressText.ts'
import { useText } from '../../../i18n/useText.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { HiddenText } from '../../../ui/Wrap.tsx'
import type { CrewJobFragment } from '../crewOrders.generated.ts'

/** The address, with a link to a map. */
export function MapLink({ address }: Pick<CrewJobFragment, 'address'>) {
  const text = useText()
  return (
    <Way href={mapsAddress(address)} target="_blank" rel="noreferrer">
      <Drawn>
        <Icon name="pin" size={24} />
      </Drawn>
      <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
        {streetLine(address)}
        <chakra.span display="block" textStyle="t16" fontWeight="normal">
          {cityLine(address)}
        </chakra.span>
        <HiddenText>, {text('crew.maps')}</HiddenText>
      </chakra.span>
      <Drawn>
        <Icon name="external" />
      </Drawn>
    </Way>
  )
}

/** It makes room for the text if that is very large. */
const Drawn = chakra('span', {
  base: { color: 'brand', '@container (max-width: 14rem)': { display: 'none' } },
})

const Way = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '3.5rem',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderColor: 'inputLine',
    borderRadius: 'card',
    textStyle: 't18',
    fontWeight: 'strong',
    color: 'ink',
    textDecoration: 'none',
    '&:hover': { bg: 'sunk', color: 'ink' },
    '@container (max-width: 14rem)': { textDecoration: 'underline' },
  },
})

/** Opens a phone's map application, or a browser, at an address. */
function mapsAddress(address: CrewJobFragment['address']): string {
  const { unit: _, ...house } = address
  // the unit is left out, because maps read "4-46" as a house number
  const query = addressLine(house)
    .replaceAll('\u00A0', ' ')
    .replace(/[\u2068\u2069]/g, '')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${query}, Canada`)}`
}
