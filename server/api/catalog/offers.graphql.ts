import { Field, ID, Int, ObjectType } from 'type-graphql'
import { type Language, PeriodType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { estimatedDollars } from '../../../schema/rules/estimate.ts'
import { checkPointLabel, serviceTextOf } from '../../catalog/catalogTexts.ts'
import type { Price as PriceFigures } from '../../catalog/price.ts'
import type { PriceLineItems } from '../../catalog/priceLineItems.store.ts'
import type { AdditionalItem } from '../../catalog/priceQuestion.ts'
import type { NamedCheckPoint } from '../../catalog/services.store.ts'
import type { Offer } from '../../ordering/placing/booking.handlers.ts'
import { PriceLineKind, type ValueOf } from '../graphql/enums.ts'
import { propertyLabel } from '../lookups/lookups.ts'

@ObjectType({ description: 'One line of a price, as the customer may read it.' })
export class PriceLine {
  @Field(() => PriceLineKind, { description: 'Where the line comes from.' })
  kind!: ValueOf<typeof PriceLineKind>

  @Field(() => String, { description: 'Name of the check point or property item; empty on the discount.' })
  label!: string

  @Field(() => Int, { description: 'Minutes of work; negative when it saves work.' })
  minutes!: number

  @Field(() => Int, { description: 'Points of this line; lines add up to the total.' })
  points!: number
}

@ObjectType({ description: 'The price of a service at an address for a customer.' })
export class Price {
  @Field(() => Int, { description: 'Points for the ordinary work.' })
  basePoints!: number

  @Field(() => Int, { description: 'Additional points for this home; may be negative.' })
  additionalPoints!: number

  @Field(() => Int, { description: 'Rank discount in tenths of a percent.' })
  rankDiscountTenths!: number

  @Field(() => Int, { description: "The rank's discount, 0 or more." })
  discountPoints!: number

  @Field(() => Int, { description: 'The price.' })
  totalPoints!: number

  @Field(() => String, { description: 'Dollars to one decimal: an estimate (customer document, section 9).' })
  estimatedDollars!: string

  @Field(() => Int, { description: 'Minutes of work.' })
  minutes!: number

  @Field(() => [PriceLine], { description: 'Line by line.' })
  lines!: PriceLine[]
}

@ObjectType({ description: 'A part of the work.' })
export class CheckPoint {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => String, { description: 'The work.' })
  name!: string

  @Field(() => Int, { description: 'Minutes it takes.' })
  minutes!: number
}

@ObjectType({ description: 'A service a customer can book, priced for one address.' })
export class ServiceOffer {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => ServiceCatalog, { description: 'Catalog it belongs to.' })
  catalog!: number

  @Field(() => String, { description: 'Name as administrators entered it.' })
  name!: string

  @Field(() => String, { description: 'A description of the work.' })
  description!: string

  @Field(() => PeriodType, { description: 'The booked period.' })
  periodType!: number

  @Field(() => String, { nullable: true, description: 'Something to know before booking.' })
  specialNotice!: string | null

  @Field(() => [Int], {
    description: 'Months of the year in which it is offered, 1 to 12; none for the whole year.',
  })
  offeredMonths!: readonly number[]

  @Field(() => [CheckPoint], { description: 'Parts of the work.' })
  checkPoints!: CheckPoint[]

  @Field(() => Price, { description: 'Price at the address, with the rank discount.' })
  price!: Price
}

@ObjectType({ description: 'The lowest price of a catalog.' })
export class CatalogTeaser {
  @Field(() => ServiceCatalog, { description: 'The catalog.' })
  catalog!: number

  @Field(() => Int, {
    nullable: true,
    description: "Points before a home's additions; null without an offer.",
  })
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
