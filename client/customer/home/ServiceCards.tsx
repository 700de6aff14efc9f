import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Card, IconTile } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useBookingEntry } from '../parts/catalog/useBookingEntry.ts'
import { Block } from './Block.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import { serviceTexts } from './serviceTexts.ts'
import { useCatalogTeasers } from './useCatalogTeasers.ts'

/** The three services that can be booked, and a quiet fourth tile that cannot (customer document, section 1). */
export function ServiceCards() {
  const text = useText()
  const fromPoints = useCatalogTeasers()
  const { book, asking } = useBookingEntry('/account')
  return (
    <Block id="services" title={text('home.services.title')}>
      <Tiles>
        {serviceTexts.map((service) => (
          <ServiceCard
            key={service.catalog}
            service={service}
            fromPoints={fromPoints && (fromPoints.get(service.catalog) ?? 0)}
            isAsking={asking === service.catalog}
            onBook={() => book(service.catalog)}
          />
        ))}
        <Card
          asChild
          bg="transparent"
          borderStyle="dashed"
          borderColor="inputLine"
          px={{ base: '4', lg: '5' }}
          py={{ base: '4', lg: '6' }}
        >
          <li>
            <IconTile bg="sunk" color="muted">
              <Icon name="more" size={32} />
            </IconTile>
            <chakra.h3 textStyle="t18" my="3">
              {text('home.more.title')}
            </chakra.h3>
            <chakra.p textStyle="t14" color="muted">
              {text('home.more.body')}
            </chakra.p>
          </li>
        </Card>
      </Tiles>
    </Block>
  )
}

const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    listStyle: 'none',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr)) minmax(0, 0.82fr)',
    },
  },
})
