import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { type KeptAdditionalItem, listAdditionalItems } from '../../catalog/additionalItems.store.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import type { MessageKey } from '../../kernel/texts.ts'
import { Form, payloadOf } from '../graphql/commandPayload.graphql.ts'
import { Arg, Ctx, Mutation, Query, Resolver } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import {
  AddAdditionalItemInput,
  AdditionalItem,
  AdditionalItemPayload,
  additionalItemFormOf,
  additionalItemNode,
  RemoveAdditionalItemInput,
  SaveAdditionalItemInput,
} from './additionalItems.graphql.ts'
import { changeCatalog } from './catalogCommands.ts'

/** Administrators' commands on additional items; each change is recorded. */
@Resolver()
export class AdditionalItemsResolver {
  @Query(() => [AdditionalItem], "What properties add to or take off a catalog's services.")
  async additionalItems(
    @Arg('catalog', () => ServiceCatalog, 'Which catalog.') catalog: ServiceCatalog,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const items = await listAdditionalItems(context.application.db, catalog)
    return items.map((item) => additionalItemNode(item, context.language))
  }

  @Mutation(() => AdditionalItemPayload, 'Adds an additional item at the end of a catalog.')
  async addAdditionalItem(
    @Form(AddAdditionalItemInput, 'The form.') input: AddAdditionalItemInput,
    @Ctx() context: GraphqlContext,
  ) {
    const form = { ...additionalItemFormOf(input), serviceCatalog: input.catalog }
    const outcome = await changeCatalog(context, 'addAdditionalItem', form, input)
    return itemPayload(context, outcome, 'ADDITIONAL_ITEM_ADDED')
  }

  @Mutation(() => AdditionalItemPayload, 'Saves an additional item.')
  async saveAdditionalItem(
    @Form(SaveAdditionalItemInput, 'Which, and the whole form.') input: SaveAdditionalItemInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { itemId, version } = input
    const change = { target: { itemId, version }, input: additionalItemFormOf(input) }
    const outcome = await changeCatalog(context, 'saveAdditionalItem', change)
    return itemPayload(context, outcome, 'ADDITIONAL_ITEM_SAVED')
  }

  @Mutation(() => AdditionalItemPayload, 'Removes an additional item; orders keep its name.')
  async removeAdditionalItem(
    @Form(RemoveAdditionalItemInput, 'Which one.') { itemId, version }: RemoveAdditionalItemInput,
    @Ctx() context: GraphqlContext,
  ) {
    const outcome = await changeCatalog(context, 'removeAdditionalItem', { itemId, version })
    return payloadOf(context, outcome, 'ADDITIONAL_ITEM_REMOVED')
  }
}

function itemPayload(
  context: GraphqlContext,
  outcome: KeptAdditionalItem | Rejection,
  success: MessageKey,
): Promise<AdditionalItemPayload> {
  return payloadOf(context, outcome, success, (item) => ({
    item: additionalItemNode(item, context.language),
  }))
}
