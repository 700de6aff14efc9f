import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { DraftForms } from '../../catalog/pricePreview.handlers.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { Field, ID, InputType, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import { SlotHours } from '../orders/booking.graphql.ts'
import { additionalItemFormOf, DraftAdditionalItemInput } from './additionalItems.graphql.ts'
import { SEEN, VERSION } from './catalogCommands.ts'
import { checkPointFormOf, DraftCheckPointInput } from './checkPoints.graphql.ts'
import { Price } from './offers.graphql.ts'

@ObjectType({ description: 'What can be set for one catalog.' })
export class CatalogSetting {
  @Field(() => ServiceCatalog, 'Which catalog.')
  catalog!: number

  @Field(() => Int, 'Points for one minute of work (decision C1).')
  pointsPerMinute!: number

  @Field(() => Int, `${VERSION} 0 while the catalog has none of its own.`)
  version!: number
}

@ObjectType({ description: 'What prices and calendars go by.' })
export class CatalogSettings {
  @Field(() => [CatalogSetting], 'Catalog by catalog.')
  catalogs!: CatalogSetting[]

  @Field(() => SlotHours, 'Arrival hours of a cleaning day; configuration (decision D6).')
  slotHours!: SlotHours

  @Field(() => Int, 'Hour from which date-only services cannot be booked for the same day.')
  dayLatestBookHour!: number

  @Field(() => Int, 'Months ahead that days can be booked.')
  monthsAhead!: number

  @Field(() => Int, 'Months ahead that monthly services can be booked.')
  periodMonthsAhead!: number

  @Field(() => Int, 'Minutes of work beyond which a cleaning takes both halves of a day.')
  halfDayMinutes!: number

  @Field(() => Int, 'Lawn and snow jobs that a crew does on a day.')
  dayJobsPerCrew!: number

  @Field(() => Int, 'Points to the dollar.')
  pointsPerDollar!: number
}

@InputType({ description: 'The new setting of a catalog.' })
export class SaveCatalogSettingsInput {
  @Field(() => ServiceCatalog, 'Which catalog.')
  catalog!: ServiceCatalog

  @Field(() => Int, 'Points for one minute of work, 1 to 1,000 (decision C1).')
  pointsPerMinute!: number

  @Field(() => Int, SEEN)
  version!: number
}

@ObjectType({ description: 'The setting of a catalog after a command.' })
export class CatalogSettingPayload extends CommandPayload {
  @Field(() => CatalogSetting, 'Its state now; null when refused.', nullable)
  setting?: CatalogSetting | undefined
}

@ObjectType({ description: 'The price of a service at a home, now and with an unsaved change.' })
export class PricePreview {
  @Field(() => Price, 'With the current catalogue, line by line as customers see it.')
  price!: Price

  @Field(() => Boolean, 'Offered to customers: neither disabled nor free (decision C12).')
  isOffered!: boolean

  @Field(() => Price, 'With the draft; null without one.', nullable)
  drafted!: Price | null
}

@InputType({ description: 'An unsaved change of the catalogue; omitted parts stay unchanged.' })
export class PriceDraftInput {
  @Field(() => Int, 'Points for one minute of work.', nullable)
  pointsPerMinute?: number | null

  @Field(() => Boolean, 'A flat price.', nullable)
  isFlat?: boolean | null

  @Field(() => DraftCheckPointInput, 'A check point, new or edited.', nullable)
  checkPoint?: DraftCheckPointInput | null

  @Field(() => DraftAdditionalItemInput, 'A new or edited additional item.', nullable)
  additionalItem?: DraftAdditionalItemInput | null

  @Field(() => ID, 'The check point or additional item to be removed.', nullable)
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
