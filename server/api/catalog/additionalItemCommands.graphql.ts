import { Field, ID, InputType, Int } from 'type-graphql'
import {
  AddOnService,
  ConditionKind,
  CountingMode,
  ServiceCatalog,
} from '../../../schema/rules/enumerations.ts'
import { KEY, SEEN } from '../../catalog/commandDescriptions.ts'

@InputType({ description: 'What the form of an additional item holds.' })
export class AdditionalItemForm {
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
