import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { listAdditionalItems } from '../../catalog/additionalItems.store.ts'
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
import { carriedOut, officeCommand } from './catalogCommands.ts'

/** What administrators do with additional items; every change goes on the record. */
@Resolver()
export class AdditionalItemsResolver {
  @Query(() => [AdditionalItem], {
    description: 'What properties add to, or take off, the services of a catalog.',
  })
  async additionalItems(
    @Arg('catalog', () => ServiceCatalog, { description: 'Which catalog.' }) catalog: ServiceCatalog,
    @Ctx() context: GraphqlContext,
  ): Promise<AdditionalItem[]> {
    viewerOf(context, 'admin')
    const items = await listAdditionalItems(context.application.db, catalog)
    return items.map((item) => additionalItemNode(item, context.language))
  }

  @Mutation(() => AdditionalItemPayload, { description: 'Adds an additional item at the end of a catalog.' })
  async addAdditionalItem(
    @Arg('input', () => AddAdditionalItemInput, { description: 'The form.' }) input: AddAdditionalItemInput,
    @Ctx() context: GraphqlContext,
  ): Promise<AdditionalItemPayload> {
    const form = { ...additionalItemFormOf(input), serviceCatalog: input.catalog }
    const command = officeCommand(context, 'addAdditionalItem', input)
    const { changed, said } = await carriedOut(context, command, {
      msg: 'ADDITIONAL_ITEM_ADDED',
      handle: (given) => context.application.catalog.addAdditionalItem(given, form),
      node: (item) => additionalItemNode(item, context.language),
    })
    return { ...said, item: changed }
  }

  @Mutation(() => AdditionalItemPayload, { description: 'Saves an additional item.' })
  async saveAdditionalItem(
    @Arg('input', () => SaveAdditionalItemInput, { description: 'Which, and the whole form.' })
    input: SaveAdditionalItemInput,
    @Ctx() context: GraphqlContext,
  ): Promise<AdditionalItemPayload> {
    const { itemId, version } = input
    const change = { target: { itemId, version }, input: additionalItemFormOf(input) }
    const { changed, said } = await carriedOut(context, officeCommand(context, 'saveAdditionalItem'), {
      msg: 'ADDITIONAL_ITEM_SAVED',
      handle: (given) => context.application.catalog.saveAdditionalItem(given, change),
      node: (item) => additionalItemNode(item, context.language),
    })
    return { ...said, item: changed }
  }

  @Mutation(() => AdditionalItemPayload, {
    description: 'Takes an additional item off its catalog. Orders keep its name in their prices.',
  })
  async removeAdditionalItem(
    @Arg('input', () => RemoveAdditionalItemInput, { description: 'Which one.' })
    { itemId, version }: RemoveAdditionalItemInput,
    @Ctx() context: GraphqlContext,
  ): Promise<AdditionalItemPayload> {
    const command = officeCommand(context, 'removeAdditionalItem')
    const { said } = await carriedOut(context, command, {
      msg: 'ADDITIONAL_ITEM_REMOVED',
      handle: (given) => context.application.catalog.removeAdditionalItem(given, { itemId, version }),
      node: () => null,
    })
    return { ...said, item: null }
  }
}
