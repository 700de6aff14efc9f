import { Field, ID, InputType, Int } from 'type-graphql'
import {
  AddOnService,
  ConditionKind,
  CountingMode,
  ServiceCatalog,
} from '../../../schema/rules/enumerations.ts'
import { KEY, SEEN } from '../../catalog/commandDescriptions.ts'
import { CheckPointTranslationInput } from './serviceCommands.graphql.ts'

@InputType({ description: 'What the form of a check point holds.' })
class CheckPointForm {
  @Field(() => String, { description: 'Up to 50 characters.' })
  name!: string

  @Field(() => Int, { description: 'Whole minutes, 1 to 500.' })
  minutes!: number

  @Field(() => CountingMode, { nullable: true, description: 'How its extra counts; null for no extra.' })
  extraMode?: CountingMode | null

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
  conditionKind!: ConditionKind

  @Field(() => Int, { description: 'Which value of it.' })
  attribute!: number

  @Field(() => CountingMode, { description: 'How it counts.' })
  mode!: CountingMode

  @Field(() => Int, { description: 'Minutes from 1 to 500, or percent from 1 to 100.' })
  amount!: number

  @Field(() => AddOnService, { description: 'For which services: None, or an add-on of the same catalog.' })
  addOn!: AddOnService
}

@InputType({ description: 'A new additional item.' })
export class AddAdditionalItemInput extends AdditionalItemForm {
  @Field(() => String, { description: KEY })
  key!: string

  @Field(() => ServiceCatalog, { description: 'Where it is added, at the end.' })
  catalog!: ServiceCatalog
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
