import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { DraftForms } from '../../catalog/pricePreview.handlers.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { SlotHours } from '../orders/booking.graphql.ts'
import { additionalItemFormOf, DraftAdditionalItemInput } from './additionalItems.graphql.ts'
import { SEEN, VERSION } from './catalogCommands.ts'
import { checkPointFormOf, DraftCheckPointInput } from './checkPoints.graphql.ts'
import { Price } from './offers.graphql.ts'

@ObjectType({ description: 'What can be set for one catalog.' })
export class CatalogSetting {
  @Field(() => ServiceCatalog, { description: 'Which catalog.' })
  catalog!: number

  @Field(() => Int, { description: 'Points for one minute of work (decision C1).' })
  pointsPerMinute!: number

  @Field(() => Int, { description: `${VERSION} 0 while the catalog has none of its own.` })
  version!: number
}

@ObjectType({ description: 'What prices and calendars go by.' })
export class CatalogSettings {
  @Field(() => [CatalogSetting], { description: 'Catalog by catalog.' })
  catalogs!: CatalogSetting[]

  @Field(() => SlotHours, { description: 'Arrival hours of a cleaning day; configuration (decision D6).' })
  slotHours!: SlotHours

  @Field(() => Int, { description: 'Hour from which date-only services cannot be booked for the same day.' })
  dayLatestBookHour!: number

  @Field(() => Int, { description: 'Months ahead that days can be booked.' })
  monthsAhead!: number

  @Field(() => Int, { description: 'Months ahead that monthly services can be booked.' })
  periodMonthsAhead!: number

  @Field(() => Int, { description: 'Minutes of work beyond which a cleaning takes both halves of a day.' })
  halfDayMinutes!: number

  @Field(() => Int, { description: 'Lawn and snow jobs that a crew does on a day.' })
  dayJobsPerCrew!: number

  @Field(() => Int, { description: 'Points to the dollar.' })
  pointsPerDollar!: number
}

@InputType({ description: 'The new setting of a catalog.' })
export class SaveCatalogSettingsInput {
  @Field(() => ServiceCatalog, { description: 'Which catalog.' })
  catalog!: ServiceCatalog

  @Field(() => Int, { description: 'Points for one minute of work, 1 to 1,000 (decision C1).' })
  pointsPerMinute!: number

  @Field(() => Int, { description: SEEN })
  version!: number
}

@ObjectType({ description: 'The setting of a catalog after a command.' })
export class CatalogSettingPayload extends CommandPayload {
  @Field(() => CatalogSetting, { nullable: true, description: 'Its state now; null when refused.' })
  setting?: CatalogSetting | undefined
}

@ObjectType({ description: 'The price of a service at a home, now and with an unsaved change.' })
export class PricePreview {
  @Field(() => Price, { description: 'With the current catalogue, line by line as customers see it.' })
  price!: Price

  @Field(() => Boolean, { description: 'Offered to customers: neither disabled nor free (decision C12).' })
  isOffered!: boolean

  @Field(() => Price, { nullable: true, description: 'With the draft; null without one.' })
  drafted!: Price | null
}

@InputType({ description: 'An unsaved change of the catalogue; omitted parts stay unchanged.' })
export class PriceDraftInput {
  @Field(() => Int, { nullable: true, description: 'Points for one minute of work.' })
  pointsPerMinute?: number | null

  @Field(() => Boolean, { nullable: true, description: 'A flat price.' })
  isFlat?: boolean | null

  @Field(() => DraftCheckPointInput, { nullable: true, description: 'A check point, new or edited.' })
  checkPoint?: DraftCheckPointInput | null

  @Field(() => DraftAdditionalItemInput, { nullable: true, description: 'A new or edited additional item.' })
  additionalItem?: DraftAdditionalItemInput | null

  @Field(() => ID, { nullable: true, description: 'The check point or additional item to be removed.' })
  removedId?: string | null
}

/** A draft without its missing fields. */
export function draftFormsOf(draft: PriceDraftInput): DraftForms {
  const { checkPoint, additionalItem } = draft
  return {
    pointsPerMinute: draft.pointsPerMinute ?? undefined,
    noCalc: draft.isFlat ?? undefined,
    removedId: draft.removedId ?? undefined,
    ...(checkPoint && { checkPoint: { ...checkPointFormOf(checkPoint), id: checkPoint.id ?? undefined } }),
    ...(additionalItem && {
      additionalItem: { ...additionalItemFormOf(additionalItem), id: additionalItem.id ?? undefined },
    }),
  }
}
