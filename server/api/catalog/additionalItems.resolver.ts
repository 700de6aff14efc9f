import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import {
  addAdditionalItem,
  removeAdditionalItem,
  saveAdditionalItem,
} from '../../catalog/additionalItems.handlers.ts'
import { saveCatalogSettings } from '../../catalog/catalogSettings.handlers.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { additionalItemFormOf } from './catalogForms.node.ts'
import { additionalItemNode } from './catalogOffice.node.ts'
import {
  AdditionalItemPayload,
  CatalogSettingPayload,
  carriedOut,
  officeCommand,
  SaveCatalogSettingsInput,
} from './catalogPayloads.graphql.ts'
import {
  AddAdditionalItemInput,
  RemoveAdditionalItemInput,
  SaveAdditionalItemInput,
} from './checkPointCommands.graphql.ts'

/** What administrators do with additional items and with the price of a minute; every change goes on the record. */
@Resolver()
export class AdditionalItemsResolver {
  @Mutation(() => AdditionalItemPayload, { description: 'Adds an additional item at the end of a catalog.' })
  async addAdditionalItem(
    @Arg('input', () => AddAdditionalItemInput, { description: 'The form.' }) input: AddAdditionalItemInput,
    @Ctx() context: GraphqlContext,
  ): Promise<AdditionalItemPayload> {
    const form = { ...additionalItemFormOf(input), serviceCatalog: input.catalog }
    const command = officeCommand(context, 'addAdditionalItem', input)
    const { outcome, ...said } = await carriedOut(context, command, {
      msg: 'ADDITIONAL_ITEM_ADDED',
      handle: (given) => addAdditionalItem(context.application.db, given, form),
    })
    return { ...said, item: outcome ? additionalItemNode(outcome, context.language) : null }
  }

  @Mutation(() => AdditionalItemPayload, { description: 'Saves an additional item.' })
  async saveAdditionalItem(
    @Arg('input', () => SaveAdditionalItemInput, { description: 'Which, and the whole form.' })
    input: SaveAdditionalItemInput,
    @Ctx() context: GraphqlContext,
  ): Promise<AdditionalItemPayload> {
    const { itemId, version } = input
    const change = { target: { itemId, version }, input: additionalItemFormOf(input) }
    const { outcome, ...said } = await carriedOut(context, officeCommand(context, 'saveAdditionalItem'), {
      msg: 'ADDITIONAL_ITEM_SAVED',
      handle: (given) => saveAdditionalItem(context.application.db, given, change),
    })
    return { ...said, item: outcome ? additionalItemNode(outcome, context.language) : null }
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
    const { outcome: _removed, ...said } = await carriedOut(context, command, {
      msg: 'ADDITIONAL_ITEM_REMOVED',
      handle: (given) => removeAdditionalItem(context.application.db, given, { itemId, version }),
    })
    return { ...said, item: null }
  }

  @Mutation(() => CatalogSettingPayload, {
    description:
      "Saves what a minute of a catalog's work costs. Orders keep their price, and who saw another one is told.",
  })
  async saveCatalogSettings(
    @Arg('input', () => SaveCatalogSettingsInput, { description: 'Which catalog, and its setting.' })
    { catalog, pointsPerMinute, version }: SaveCatalogSettingsInput,
    @Ctx() context: GraphqlContext,
  ): Promise<CatalogSettingPayload> {
    const form = { serviceCatalog: catalog, pointsPerMinute, version }
    const { outcome, ...said } = await carriedOut(context, officeCommand(context, 'saveCatalogSettings'), {
      msg: 'CATALOG_SETTINGS_SAVED',
      handle: (given) => saveCatalogSettings(context.application.db, given, form),
    })
    return { ...said, setting: outcome ? { catalog, ...outcome } : null }
  }
}
