import type { MessageId } from '../../i18n/messageId.ts'
import type { CatalogName } from '../parts/catalog/catalogs.ts'

export interface ServiceTexts {
  readonly catalog: CatalogName
  /** Place on the page that hot spots lead to. */
  readonly anchor: string
  readonly book: MessageId
  /** What is included. */
  readonly points: readonly MessageId[]
}

/** What the home page says of each service that can be booked. */
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
