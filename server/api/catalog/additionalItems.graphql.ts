import type { AdditionalItemInput } from '../../../schema/rules/catalogFields.ts'
import {
  AddOnService,
  ConditionKind,
  CountingMode,
  type Language,
  ServiceCatalog,
} from '../../../schema/rules/enumerations.ts'
import type { KeptAdditionalItem } from '../../catalog/additionalItems.store.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { Field, ID, InputType, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import { propertyLabel } from '../lookups/lookups.ts'
import { KEY, SEEN, VERSION } from './catalogCommands.ts'

@ObjectType({ description: 'Minutes that a fact about a property adds to, or takes off, services.' })
export class AdditionalItem {
  @Field(() => ID, 'Opaque id.')
  id!: string

  @Field(() => ServiceCatalog, 'Catalog it belongs to.', { name: 'catalog' })
  serviceCatalog!: number

  @Field(() => ConditionKind, 'Which fact it looks at.', { name: 'conditionKind' })
  condType!: number

  @Field(() => Int, 'Its value, by the documented ids and decision B5.', { name: 'attribute' })
  propertyAttr!: number

  @Field(() => String, 'That value in words, in the request language.')
  label!: string

  @Field(() => CountingMode, 'How it counts.', { name: 'mode' })
  countingType!: number

  @Field(() => Int, 'Minutes, or percent of the base minutes, by the mode.', { name: 'amount' })
  consuming!: number

  @Field(() => AddOnService, 'It counts for services of this add-on only.', { name: 'addOn' })
  detailType!: number

  @Field(() => Int, VERSION)
  version!: number
}

@InputType({ description: 'The form of an additional item.' })
class AdditionalItemForm {
  @Field(() => ConditionKind, 'Which fact about a property.')
  conditionKind!: ConditionKind

  @Field(() => Int, 'Which value of it.')
  attribute!: number

  @Field(() => CountingMode, 'How it counts.')
  mode!: CountingMode

  @Field(() => Int, 'Minutes from 1 to 500, or percent from 1 to 100.')
  amount!: number

  @Field(() => AddOnService, 'For which services: None, or an add-on of the same catalog.')
  addOn!: AddOnService
}

@InputType({ description: 'A new additional item.' })
export class AddAdditionalItemInput extends AdditionalItemForm {
  @Field(() => String, KEY)
  key!: string

  @Field(() => ServiceCatalog, 'The catalog it is added to, at the end.')
  catalog!: ServiceCatalog
}

@InputType({ description: 'The new state of an additional item.' })
export class SaveAdditionalItemInput extends AdditionalItemForm {
  @Field(() => ID, 'Which one.')
  itemId!: string

  @Field(() => Int, SEEN)
  version!: number
}

@InputType({ description: 'An additional item to be removed.' })
export class RemoveAdditionalItemInput {
  @Field(() => ID, 'Which one.')
  itemId!: string

  @Field(() => Int, SEEN)
  version!: number
}

@InputType({ description: 'An additional item that is not saved.' })
export class DraftAdditionalItemInput extends AdditionalItemForm {
  @Field(() => ID, 'The one that it replaces; null for a new one.', nullable)
  id?: string | null
}

@ObjectType({ description: 'An additional item after a command.' })
export class AdditionalItemPayload extends CommandPayload {
  @Field(() => AdditionalItem, 'Its state now; null when refused or removed.', nullable)
  item?: AdditionalItem | undefined
}

/** The form in the words of the handlers, which check every part. */
export function additionalItemFormOf(input: AdditionalItemForm): Omit<AdditionalItemInput, 'serviceCatalog'> {
  const { conditionKind: condType, attribute: propertyAttr, mode, amount, addOn: detailType } = input
  return { condType, propertyAttr, countingType: mode, consuming: amount, detailType }
}

/** An additional item with its condition in the reader's words. */
export function additionalItemNode(item: KeptAdditionalItem, language: Language): AdditionalItem {
  return { ...item, label: propertyLabel(item, language) }
}
