import { Field, ID, Int, ObjectType } from 'type-graphql'
import {
  AddOnService,
  ConditionKind,
  CountingMode,
  PeriodType,
  ServiceCatalog,
} from '../../../schema/rules/enumerations.ts'
import { LanguageName } from '../graphql/enums.ts'
import { SlotHours } from '../orders/freePlaces.graphql.ts'
import { Price } from './catalog.graphql.ts'

const VERSION = 'Counts its saves; a save names the one it was made from.'

@ObjectType({ description: 'The words of a service in one language; null where a part is not translated.' })
export class ServiceTranslation {
  @Field(() => LanguageName, { description: 'Which language.' })
  language!: string

  @Field(() => String, { nullable: true, description: 'Its name.' })
  name!: string | null

  @Field(() => String, { nullable: true, description: 'What is included.' })
  description!: string | null

  @Field(() => String, { nullable: true, description: 'Something to know before booking.' })
  specialNotice!: string | null
}

@ObjectType({ description: 'What a check point is called in one language.' })
export class CheckPointTranslation {
  @Field(() => LanguageName, { description: 'Which language.' })
  language!: string

  @Field(() => String, { description: 'Its name.' })
  name!: string
}

@ObjectType({ description: 'A part of the work, as administrators keep it.' })
export class OfficeCheckPoint {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => String, { description: 'Name as it was entered.' })
  name!: string

  @Field(() => Int, { description: 'Minutes it takes.' })
  minutes!: number

  @Field(() => CountingMode, { nullable: true, description: 'How its extra counts; null without an extra.' })
  extraMode!: number | null

  @Field(() => Int, {
    description: 'Minutes or percent of this check point, by the mode; 0 without an extra.',
  })
  extraAmount!: number

  @Field(() => [CheckPointTranslation], { description: 'Its name in other languages.' })
  translations!: CheckPointTranslation[]

  @Field(() => Int, { description: VERSION })
  version!: number
}

@ObjectType({ description: 'A service as administrators keep it.' })
export class OfficeService {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => ServiceCatalog, { description: 'Catalog it belongs to.' })
  catalog!: number

  @Field(() => String, { description: 'Name as it was entered.' })
  name!: string

  @Field(() => String, { description: 'What is included; may be empty.' })
  description!: string

  @Field(() => String, { nullable: true, description: 'Something to know before booking.' })
  specialNotice!: string | null

  @Field(() => [ServiceTranslation], { description: 'Its words in other languages (decision C11).' })
  translations!: ServiceTranslation[]

  @Field(() => Boolean, { description: 'Not offered to customers; running orders are unaffected.' })
  isDisabled!: boolean

  @Field(() => Boolean, { description: 'A flat price: what properties add is ignored (decision C6).' })
  isFlat!: boolean

  @Field(() => PeriodType, { description: 'What it is booked for; months and seasons have flat prices.' })
  periodType!: number

  @Field(() => AddOnService, { description: 'Which add-on it is (decision C7).' })
  addOn!: number

  @Field(() => [OfficeCheckPoint], { description: 'Parts of the work, in their order.' })
  checkPoints!: OfficeCheckPoint[]

  @Field(() => Int, { description: `${VERSION} Its check points count their own.` })
  version!: number
}

@ObjectType({ description: 'Minutes that a fact about a property adds to, or takes off, services.' })
export class AdditionalItem {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => ServiceCatalog, { description: 'Catalog it belongs to.' })
  catalog!: number

  @Field(() => ConditionKind, { description: 'Which fact it looks at.' })
  conditionKind!: number

  @Field(() => Int, { description: 'Which value of it, by the ids of the documents and decision B5.' })
  attribute!: number

  @Field(() => String, { description: 'That value in words, in the request language.' })
  label!: string

  @Field(() => CountingMode, { description: 'How it counts.' })
  mode!: number

  @Field(() => Int, { description: 'Minutes, or percent of the base minutes, by the mode.' })
  amount!: number

  @Field(() => AddOnService, { description: 'It counts for services of this add-on only.' })
  addOn!: number

  @Field(() => Int, { description: VERSION })
  version!: number
}

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

@ObjectType({ description: 'What a service costs at a home, now and with a change that is not saved yet.' })
export class PricePreview {
  @Field(() => Price, { description: 'With the catalogue as it is, line by line as customers read it.' })
  price!: Price

  @Field(() => Boolean, {
    description: 'Customers are offered it: neither disabled nor free (decision C12).',
  })
  isOffered!: boolean

  @Field(() => Price, { nullable: true, description: 'With the draft; null without one.' })
  drafted!: Price | null
}
