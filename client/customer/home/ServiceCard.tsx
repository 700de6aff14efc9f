import { chakra } from '@chakra-ui/react/styled-system'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { useFormats } from '../../format/useFormats.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, IconTile } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { catalogs } from '../parts/catalog/catalogs.ts'

interface ServiceCardProps {
  readonly service: ServiceTexts
  /** Lowest price in points; 0 when unknown, null while loading. */
  readonly fromPoints: number | null
  readonly isAsking: boolean
  readonly onBook: () => void
}

/** One service: what it includes, its lowest price, and the way to book. */
export function ServiceCard({ service, fromPoints, isAsking, onBook }: ServiceCardProps) {
  const text = useText()
  const { icon, name } = catalogs[service.catalog]
  return (
    <Card
      asChild
      display="flex"
      flexDirection="column"
      gap="3"
      px={{ base: '4', lg: '5' }}
      py={{ base: '4', lg: '6' }}
    >
      <li id={service.anchor}>
        <IconTile>
          <Icon name={icon} size={32} />
        </IconTile>
        <chakra.h3 textStyle="t18">{text(name)}</chakra.h3>
        <chakra.ul listStyle="none">
          {service.points.map((point) => (
            <Point key={point}>
              <Icon name="check" size={18} />
              {text(point)}
            </Point>
          ))}
        </chakra.ul>
        <FromPrice points={fromPoints} />
        <Button disabled={isAsking} aria-busy={isAsking} onClick={onBook}>
          {text(service.book)}
        </Button>
      </li>
    </Card>
  )
}

/** Keeps its place while the price is unknown, so that nothing moves when it arrives. */
function FromPrice({ points }: { readonly points: number | null }) {
  const text = useText()
  const formats = useFormats()
  if (points === null)
    return (
      <Price>
        <Skeleton height="3rem" width="10rem" maxWidth="100%" />
      </Price>
    )
  if (points === 0) return <Price visibility="hidden">–</Price>
  return (
    <Price>
      <chakra.span display="block" textStyle="t14" color="muted">
        {text('home.from')}
      </chakra.span>
      <chakra.strong textStyle="t18" fontWeight="strong">
        {text('home.from.points', { points: formats.number(points) })}
      </chakra.strong>{' '}
      <chakra.span color="muted">{formats.worth(points)}</chakra.span>
    </Price>
  )
}

const Point = chakra('li', {
  base: {
    display: 'flex',
    gap: '2',
    py: '1',
    textStyle: 't14',
    color: 'muted',
    '& svg': { mt: '1px', color: 'brand' },
  },
})

const Price = chakra('p', {
  base: {
    layerStyle: 'ruled',
    minHeight: '4.25rem',
    mt: 'auto',
    pt: '4',
    fontVariantNumeric: 'tabular-nums',
  },
})

interface ServiceTexts {
  readonly catalog: ServiceCatalog
  /** Place on the page that hot spots lead to. */
  readonly anchor: string
  readonly book: MessageId
  /** What is included. */
  readonly points: readonly MessageId[]
}

/** What the home page says about each bookable service. */
export const serviceTexts: readonly ServiceTexts[] = [
  {
    catalog: 'HouseCleaning',
    anchor: 'cleaning',
    book: 'home.cleaning.book',
    points: ['home.cleaning.rooms', 'home.cleaning.slot', 'home.cleaning.price'],
  },
  {
    catalog: 'LawnCare',
    anchor: 'lawn',
    book: 'home.lawn.book',
    points: ['home.lawn.mowing', 'home.lawn.addOns', 'home.lawn.period'],
  },
  {
    catalog: 'SnowRemoval',
    anchor: 'snow',
    book: 'home.snow.book',
    points: ['home.snow.driveway', 'home.snow.corner', 'home.snow.period'],
  },
]
