import { businessRules } from '../../../schema/rules/businessRules.ts'
import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { catalogSettings } from '../../catalog/catalogSettings.store.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { factsFormOf, PropertyFactsInput } from '../addresses/address.graphql.ts'
import { renameFields } from '../context/renameFields.ts'
import { Form, payloadOf } from '../graphql/commandPayload.graphql.ts'
import { Arg, Ctx, ID, Int, Mutation, nullable, Query, Resolver } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { invalidInput } from '../graphql/invalidInput.ts'
import { changeCatalog } from './catalogCommands.ts'
import {
  CatalogSettingPayload,
  CatalogSettings,
  draftFormsOf,
  PriceDraftInput,
  PricePreview,
  SaveCatalogSettingsInput,
} from './catalogSettings.graphql.ts'
import { priceNode } from './offers.graphql.ts'

/** The rates of prices, and a preview of changed ones. */
@Resolver()
export class CatalogSettingsResolver {
  @Query(() => CatalogSettings, 'The rules of prices and calendars; only rates can be saved.')
  async catalogSettings(@Ctx() context: GraphqlContext) {
    viewerOf(context, 'admin')
    const settings = await catalogSettings(context.application.db)
    const { slots, booking, capacity, dayLatestBookHour, pointsPerDollar } = businessRules
    const { stepMinutes: _step, ...slotHours } = slots
    return {
      catalogs: Object.values(ServiceCatalog).map((catalog) => ({ catalog, ...settings[catalog] })),
      slotHours,
      dayLatestBookHour,
      monthsAhead: booking.monthsAhead,
      periodMonthsAhead: booking.periodMonthsAhead,
      halfDayMinutes: capacity.halfDayMinutes,
      dayJobsPerCrew: capacity.dayJobsPerCrew,
      pointsPerDollar,
    }
  }

  @Mutation(() => CatalogSettingPayload, "Saves a catalog's rate; orders keep their price.")
  async saveCatalogSettings(
    @Form(SaveCatalogSettingsInput, 'Which catalog, and its setting.') {
      catalog,
      pointsPerMinute,
      version,
    }: SaveCatalogSettingsInput,
    @Ctx() context: GraphqlContext,
  ) {
    const form = { serviceCatalog: catalog, pointsPerMinute, version }
    const outcome = await changeCatalog(context, 'saveCatalogSettings', form)
    return payloadOf(context, outcome, 'CATALOG_SETTINGS_SAVED', (setting) => ({
      setting: { catalog, ...setting },
    }))
  }

  @Query(
    () => PricePreview,
    'The price of a service at a home, also with an unsaved change; null for an unknown service.',
    nullable,
  )
  async previewPrice(
    @Arg('serviceId', () => ID, 'Which service.') serviceId: string,
    @Arg('property', () => PropertyFactsInput, 'The facts of the home.')
    property: PropertyFactsInput,
    @Arg('rankDiscountTenths', () => Int, "The customer's, 0 to 150 tenths of a percent.", {
      defaultValue: 0,
    })
    rankDiscount: number,
    @Arg('draft', () => PriceDraftInput, 'A change that is not saved.', nullable)
    draft: PriceDraftInput | null | undefined,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const question = { serviceId, property: factsFormOf(property), rankDiscount }
    const forms = draft ? { draft: draftFormsOf(draft) } : {}
    const found = renameFields(await context.application.catalog.previewPrice({ ...question, ...forms }))
    if (isRejection(found)) {
      if (found.rejected === RejectionCode.NOT_FOUND) return null
      throw invalidInput(found, context.language)
    }
    const { current, isOffered, drafted } = found
    return {
      price: priceNode(current.price, current, context.language),
      isOffered,
      drafted: drafted ? priceNode(drafted.price, drafted, context.language) : null,
    }
  }
}
