import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import {
  AddOnService,
  ConditionKind,
  CountingMode,
  PeriodType,
  ServiceCatalog,
} from '../../schema/rules/enumerations.ts'
import { LanguageName } from '../graphql/enums.ts'
import { UserError } from '../graphql/userError.graphql.ts'
import { AdditionalItem, CatalogSetting, OfficeService } from './catalogOffice.graphql.ts'

const KEY = 'Made once per intent; a retry with the same key adds nothing more.'
const SEEN = 'The version that was on screen; an older one is refused with BUSY (decision E14).'

@InputType({ description: 'What the form of a service holds.' })
class ServiceForm {
  @Field(() => String, { description: 'Up to 50 characters.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'What is included, up to 500 characters.' })
  description?: string | null

  @Field(() => Boolean, { description: 'Do not offer it.' })
  isDisabled!: boolean

  @Field(() => Boolean, { description: 'A flat price (decision C6).' })
  isFlat!: boolean

  @Field(() => PeriodType, { description: 'Month and Season need a flat price.' })
  periodType!: number

  @Field(() => AddOnService, { description: 'None, or an add-on of the same catalog (decision C7).' })
  addOn!: number
}

@InputType({ description: 'A new service.' })
export class AddServiceInput extends ServiceForm {
  @Field(() => String, { description: KEY })
  key!: string

  @Field(() => ServiceCatalog, { description: 'Where it is added, at the end.' })
  catalog!: number
}

@InputType({
  description: 'A service as it is to be. Translations of a text that is entered anew are dropped.',
})
export class SaveServiceInput extends ServiceForm {
  @Field(() => ID, { description: 'Which one.' })
  serviceId!: string

  @Field(() => Int, { description: SEEN })
  version!: number
}

@InputType({ description: 'A service to be removed. Orders keep showing it.' })
export class RemoveServiceInput {
  @Field(() => ID, { description: 'Which one; it must have no check points.' })
  serviceId!: string

  @Field(() => Int, { description: SEEN })
  version!: number
}

@InputType({ description: 'The words of a service in one language; a part left out has no translation.' })
export class ServiceTranslationInput {
  @Field(() => LanguageName, { description: 'Which language; each once.' })
  language!: string

  @Field(() => String, { nullable: true, description: 'Up to 50 characters.' })
  name?: string | null

  @Field(() => String, { nullable: true, description: 'Up to 500 characters.' })
  description?: string | null

  @Field(() => String, { nullable: true, description: 'Up to 500 characters.' })
  specialNotice?: string | null
}

@InputType({
  description: 'All words of a service; languages left out have no translation then (decision C11).',
})
export class SaveServiceTextsInput {
  @Field(() => ID, { description: 'Which service.' })
  serviceId!: string

  @Field(() => Int, { description: SEEN })
  version!: number

  @Field(() => String, { description: 'Shown where a language has no name; up to 50 characters.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'The same for the description; up to 500 characters.' })
  description?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The same for the notice; without one there is none in any language.',
  })
  specialNotice?: string | null

  @Field(() => [ServiceTranslationInput], { description: 'Language by language.' })
  translations!: ServiceTranslationInput[]
}

@InputType({ description: 'What a check point is called in one language.' })
export class CheckPointTranslationInput {
  @Field(() => LanguageName, { description: 'Which language; each once.' })
  language!: string

  @Field(() => String, { description: 'Up to 50 characters; empty for no translation.' })
  name!: string
}

@InputType({ description: 'What the form of a check point holds.' })
class CheckPointForm {
  @Field(() => String, { description: 'Up to 50 characters.' })
  name!: string

  @Field(() => Int, { description: 'Whole minutes, 1 to 500.' })
  minutes!: number

  @Field(() => CountingMode, { nullable: true, description: 'How its extra counts; null for no extra.' })
  extraMode?: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'Minutes up to 500, or percent up to 100; only with a mode.',
  })
  extraAmount?: number | null

  @Field(() => [CheckPointTranslationInput], {
    nullable: true,
    description: 'Its name in other languages; left out, those stay that still say what is entered.',
  })
  translations?: CheckPointTranslationInput[] | null
}

@InputType({ description: 'A new check point.' })
export class AddCheckPointInput extends CheckPointForm {
  @Field(() => String, { description: KEY })
  key!: string

  @Field(() => ID, { description: 'The service that it is added to, at the end; not a disabled one.' })
  serviceId!: string
}

@InputType({ description: 'A check point as it is to be.' })
export class SaveCheckPointInput extends CheckPointForm {
  @Field(() => ID, { description: 'Its service; not a disabled one.' })
  serviceId!: string

  @Field(() => ID, { description: 'Which check point.' })
  checkPointId!: string

  @Field(() => Int, { description: SEEN })
  version!: number
}

@InputType({ description: 'A check point to be removed.' })
export class RemoveCheckPointInput {
  @Field(() => ID, { description: 'Its service.' })
  serviceId!: string

  @Field(() => ID, { description: 'Which check point.' })
  checkPointId!: string

  @Field(() => Int, { description: SEEN })
  version!: number
}

@InputType({ description: 'What the form of an additional item holds.' })
class AdditionalItemForm {
  @Field(() => ConditionKind, { description: 'Which fact about a property.' })
  conditionKind!: number

  @Field(() => Int, { description: 'Which value of it.' })
  attribute!: number

  @Field(() => CountingMode, { description: 'How it counts.' })
  mode!: number

  @Field(() => Int, { description: 'Minutes from 1 to 500, or percent from 1 to 100.' })
  amount!: number

  @Field(() => AddOnService, { description: 'For which services: None, or an add-on of the same catalog.' })
  addOn!: number
}

@InputType({ description: 'A new additional item.' })
export class AddAdditionalItemInput extends AdditionalItemForm {
  @Field(() => String, { description: KEY })
  key!: string

  @Field(() => ServiceCatalog, { description: 'Where it is added, at the end.' })
  catalog!: number
}

@InputType({ description: 'An additional item as it is to be.' })
export class SaveAdditionalItemInput extends AdditionalItemForm {
  @Field(() => ID, { description: 'Which one.' })
  itemId!: string

  @Field(() => Int, { description: SEEN })
  version!: number
}

@InputType({ description: 'An additional item to be removed.' })
export class RemoveAdditionalItemInput {
  @Field(() => ID, { description: 'Which one.' })
  itemId!: string

  @Field(() => Int, { description: SEEN })
  version!: number
}

@InputType({ description: 'The setting of a catalog as it is to be.' })
export class SaveCatalogSettingsInput {
  @Field(() => ServiceCatalog, { description: 'Which catalog.' })
  catalog!: number

  @Field(() => Int, { description: 'Points for one minute of work, 1 to 1,000 (decision C1).' })
  pointsPerMinute!: number

  @Field(() => Int, { description: SEEN })
  version!: number
}

@InputType({ description: 'A check point that is not saved.' })
export class DraftCheckPointInput extends CheckPointForm {
  @Field(() => ID, { nullable: true, description: 'The one whose place it takes; null for a new one.' })
  id?: string | null
}

@InputType({ description: 'An additional item that is not saved.' })
export class DraftAdditionalItemInput extends AdditionalItemForm {
  @Field(() => ID, { nullable: true, description: 'The one whose place it takes; null for a new one.' })
  id?: string | null
}

@InputType({ description: 'A change of the catalogue that is not saved; what is left out stays as it is.' })
export class PriceDraftInput {
  @Field(() => Int, { nullable: true, description: 'Points for one minute of work.' })
  pointsPerMinute?: number | null

  @Field(() => Boolean, { nullable: true, description: 'A flat price.' })
  isFlat?: boolean | null

  @Field(() => DraftCheckPointInput, { nullable: true, description: 'A check point, new or edited.' })
  checkPoint?: DraftCheckPointInput | null

  @Field(() => DraftAdditionalItemInput, {
    nullable: true,
    description: 'An additional item, new or edited.',
  })
  additionalItem?: DraftAdditionalItemInput | null

  @Field(() => ID, {
    nullable: true,
    description: 'A check point or an additional item that would be removed.',
  })
  removedId?: string | null
}

@ObjectType({ description: 'What every command answers.' })
class CatalogPayload {
  @Field(() => String, { nullable: true, description: 'Text to show on success, in the request language.' })
  message!: string | null

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: UserError[]
}

@ObjectType({ description: 'A service after a command on it or on its check points.' })
export class ServicePayload extends CatalogPayload {
  @Field(() => OfficeService, {
    nullable: true,
    description: 'As it stands now; null when refused or removed.',
  })
  service!: OfficeService | null
}

@ObjectType({ description: 'An additional item after a command.' })
export class AdditionalItemPayload extends CatalogPayload {
  @Field(() => AdditionalItem, {
    nullable: true,
    description: 'As it stands now; null when refused or removed.',
  })
  item!: AdditionalItem | null
}

@ObjectType({ description: 'The setting of a catalog after a command.' })
export class CatalogSettingPayload extends CatalogPayload {
  @Field(() => CatalogSetting, { nullable: true, description: 'As it stands now; null when refused.' })
  setting!: CatalogSetting | null
}
