import { type Language, PeriodType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { estimatedDollars } from '../../../schema/rules/estimate.ts'
import { checkPointLabel, serviceTextOf } from '../../catalog/catalogTexts.ts'
import type { Price as PriceFigures } from '../../catalog/price.ts'
import type { PriceLineItems } from '../../catalog/priceLineItems.store.ts'
import type { AdditionalItem } from '../../catalog/priceQuestion.ts'
import type { NamedCheckPoint } from '../../catalog/services.store.ts'
import type { Offer } from '../../ordering/placing/offerServices.handlers.ts'
import { Field, ID, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import { PriceLineKind, type ValueOf } from '../graphql/enums.ts'
import { propertyLabel } from '../lookups/lookups.ts'

@ObjectType({ description: 'One line of a price, as the customer may read it.' })
export class PriceLine {
  @Field(() => PriceLineKind, 'Where the line comes from.')
  kind!: ValueOf<typeof PriceLineKind>

  @Field(() => String, 'Name of the check point or property item; empty on the discount.')
  label!: string

  @Field(() => Int, 'Minutes of work; negative when it saves work.')
  minutes!: number

  @Field(() => Int, 'Points of this line; lines add up to the total.')
  points!: number
}

@ObjectType({ description: 'The price of a service at an address for a customer.' })
export class Price {
  @Field(() => Int, 'Points for the ordinary work.')
  basePoints!: number

  @Field(() => Int, 'Additional points for this home; may be negative.')
  additionalPoints!: number

  @Field(() => Int, 'Rank discount in tenths of a percent.')
  rankDiscountTenths!: number

  @Field(() => Int, "The rank's discount, 0 or more.")
  discountPoints!: number

  @Field(() => Int, 'The price.')
  totalPoints!: number

  @Field(() => String, 'Dollars to one decimal: an estimate (customer document, section 9).')
  estimatedDollars!: string

  @Field(() => Int, 'Minutes of work.')
  minutes!: number

  @Field(() => [PriceLine], 'Line by line.')
  lines!: PriceLine[]
}

@ObjectType({ description: 'A part of the work.' })
export class CheckPoint {
  @Field(() => ID, 'Opaque id.')
  id!: string

  @Field(() => String, 'The work.')
  name!: string

  @Field(() => Int, 'Minutes it takes.')
  minutes!: number
}

@ObjectType({ description: 'A service a customer can book, priced for one address.' })
export class ServiceOffer {
  @Field(() => ID, 'Opaque id.')
  id!: string

  @Field(() => ServiceCatalog, 'Catalog it belongs to.')
  catalog!: number

  @Field(() => String, 'Name as administrators entered it.')
  name!: string

  @Field(() => String, 'A description of the work.')
  description!: string

  @Field(() => PeriodType, 'The booked period.')
  periodType!: number

  @Field(() => String, 'Something to know before booking.', nullable)
  specialNotice!: string | null

  @Field(() => [Int], 'Months of the year in which it is offered, 1 to 12; none for the whole year.')
  offeredMonths!: readonly number[]

  @Field(() => [CheckPoint], 'Parts of the work.')
  checkPoints!: CheckPoint[]

  @Field(() => Price, 'Price at the address, with the rank discount.')
  price!: Price
}

@ObjectType({ description: 'The lowest price of a catalog.' })
export class CatalogTeaser {
  @Field(() => ServiceCatalog, 'The catalog.')
  catalog!: number

  @Field(() => Int, "Points before a home's additions; null without an offer.", nullable)
  fromPoints!: number | null
}

/** The names behind the lines of a price. */
export interface PricedItems {
  readonly checkPoints: readonly Pick<NamedCheckPoint, 'id' | 'itemName' | 'translations'>[]
  readonly additionalItems: readonly Pick<AdditionalItem, 'id' | 'condType' | 'propertyAttr'>[]
}

/** A price line by line, in the reader's language. */
export function priceNode(price: PriceFigures, items: PricedItems, language: Language): Price {
  return {
    basePoints: price.basePoints,
    additionalPoints: price.additionalPoints,
    rankDiscountTenths: price.rankDiscount,
    discountPoints: price.discountPoints,
    totalPoints: price.totalPoints,
    estimatedDollars: estimatedDollars(price.totalPoints),
    minutes: price.minutes,
    lines: priceLineNodes(
      price.lines,
      {
        checkPoint: (itemId) => items.checkPoints.find(({ id }) => id === itemId),
        additionalItem: (itemId) => items.additionalItems.find(({ id }) => id === itemId),
      },
      language,
    ),
  }
}

/** A priced service in the reader's language. */
export function offerNode(offer: Offer, language: Language): ServiceOffer {
  const { service, price, additionalItems } = offer
  const { name, description, specialNotice } = serviceTextOf(service, language)
  return {
    id: service.serviceId,
    catalog: service.serviceCatalog,
    name,
    description,
    periodType: service.periodType,
    specialNotice: specialNotice ?? null,
    offeredMonths: service.offeredMonths,
    checkPoints: service.checkPoints.map((point) => ({
      id: point.id,
      name: checkPointLabel(point, language),
      minutes: point.timeConsuming,
    })),
    price: priceNode(price, { checkPoints: service.checkPoints, additionalItems }, language),
  }
}

/** The lines of an order's frozen price. @param items as of its placing: lines keep the names they were sold by */
export function priceLineNodes(
  lines: PriceFigures['lines'],
  items: PriceLineItems,
  language: Language,
): PriceLine[] {
  return lines.map(({ kind, minutes, points, itemId = '' }) => ({
    kind,
    minutes,
    points,
    label: labelOf(itemId, items, language),
  }))
}

function labelOf(itemId: string, items: PriceLineItems, language: Language): string {
  const point = items.checkPoint(itemId)
  if (point) return checkPointLabel(point, language)
  const item = items.additionalItem(itemId)
  return item ? propertyLabel(item, language) : ''
}
