import { chakra } from '@chakra-ui/react/styled-system'
import type { BookingOfferFragment } from '../../../domain/booking/BookingOffer.generated.ts'
import { Icon } from '../../../ui/Icon.tsx'

/** The parts of a service's work, each with a check mark; nothing for a service without parts. */
export function Included({ service }: { readonly service: Pick<BookingOfferFragment, 'checkPoints'> }) {
  if (service.checkPoints.length === 0) return null
  return (
    <Points>
      {service.checkPoints.map(({ id, name }) => (
        <li key={id}>
          <Icon name="check" size={18} />
          {name}
        </li>
      ))}
    </Points>
  )
}

const Points = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    columnGap: '6',
    rowGap: '2',
    mt: '4',
    listStyle: 'none',
    '& > li': { display: 'flex', gap: '2', minWidth: 0 },
    '& svg': { flex: 'none', mt: '3px', color: 'brand' },
  },
})
