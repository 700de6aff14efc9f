import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
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
import { propertyLabel } from '../lookups/lookups.ts'
import { KEY, SEEN, VERSION } from './catalogCommands.ts'

@ObjectType({ description: 'Minutes that a fact about a property adds to, or takes off, services.' })
export class AdditionalItem {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => ServiceCatalog, { name: 'catalog', description: 'Catalog it belongs to.' })
  serviceCatalog!: number

  @Field(() => ConditionKind, { name: 'conditionKind', description: 'Which fact it looks at.' })
  condType!: number

  @Field(() => Int, { name: 'attribute', description: 'Its value, by the documented ids and decision B5.' })
  propertyAttr!: number

  @Field(() => String, { description: 'That value in words, in the request language.' })
  label!: string

  @Field(() => CountingMode, { name: 'mode', description: 'How it counts.' })
  countingType!: number

  @Field(() => Int, { name: 'amount', description: 'Minutes, or percent of the base minutes, by the mode.' })
  consuming!: number

  @Field(() => AddOnService, { name: 'addOn', description: 'It counts for services of this add-on only.' })
  detailType!: number

  @Field(() => Int, { description: VERSION })
  version!: number
}

@InputType({ description: 'The form of an additional item.' })
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

  @Field(() => ServiceCatalog, { description: 'The catalog it is added to, at the end.' })
  catalog!: ServiceCatalog
}

@InputType({ description: 'The new state of an additional item.' })
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

@InputType({ description: 'An additional item that is not saved.' })
export class DraftAdditionalItemInput extends AdditionalItemForm {
  @Field(() => ID, { nullable: true, description: 'The one that it replaces; null for a new one.' })
  id?: string | null
}

@ObjectType({ description: 'An additional item after a command.' })
export class AdditionalItemPayload extends CommandPayload {
  @Field(() => AdditionalItem, {
    nullable: true,
    description: 'Its state now; null when refused or removed.',
  })
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
