import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import type { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import { cityLine, streetLine } from '../../format/addressText.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { NoBreak } from '../../ui/NoBreak.tsx'
import { selectServiceAddressPath } from '../parts/paths/bookingPaths.ts'

interface AddressLeadProps {
  readonly catalog: ServiceCatalog
  readonly address: SavedAddressFragment
}

/** The chosen address in one line, with a link to choose another. */
export function AddressLead({ catalog, address }: AddressLeadProps) {
  const text = useText()
  return (
    <chakra.p display="flex" gap="2" alignItems="flex-start">
      <chakra.span color="muted" pt="2px">
        <Icon name="pin" />
      </chakra.span>
      <chakra.span minWidth="0">
        {streetLine(address)}, <NoBreak>{cityLine(address)}</NoBreak>{' '}
        <Link to={selectServiceAddressPath(catalog, address.id)} aria-label={text('booking.changeAddress')}>
          {text('booking.change')}
        </Link>
      </chakra.span>
    </chakra.p>
  )
}
