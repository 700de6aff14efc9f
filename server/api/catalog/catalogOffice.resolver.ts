import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { listAdditionalItems } from '../../catalog/additionalItems.store.ts'
import { catalogSettings } from '../../catalog/catalogSettings.store.ts'
import { previewPrice } from '../../catalog/pricePreview.handlers.ts'
import { listKeptServices } from '../../catalog/services.store.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { factsFormOf, PropertyFactsInput } from '../addresses/addressCommands.graphql.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { invalidInput } from '../graphql/invalidInput.ts'
import { priceNode } from './catalog.graphql.ts'
import { draftFormsOf, renameFormFields } from './catalogForms.node.ts'
import { AdditionalItem, CatalogSettings, OfficeService, PricePreview } from './catalogOffice.graphql.ts'
import { additionalItemNode, officeServiceNode } from './catalogOffice.node.ts'
import { PriceDraftInput } from './checkPointCommands.graphql.ts'

/** The catalogue as administrators see it. */
@Resolver()
export class CatalogOfficeResolver {
  @Query(() => [OfficeService], {
    description: 'The services of a catalog, disabled ones too, in the order customers see them.',
  })
  async serviceItems(
    @Arg('catalog', () => ServiceCatalog, { description: 'Which catalog.' }) catalog: ServiceCatalog,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeService[]> {
    viewerOf(context, 'admin')
    return (await listKeptServices(context.application.db, catalog)).map(officeServiceNode)
  }

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

  @Query(() => CatalogSettings, {
    description: 'What prices and calendars go by; only the rates can be saved.',
  })
  async catalogSettings(@Ctx() context: GraphqlContext): Promise<CatalogSettings> {
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

  @Query(() => PricePreview, {
    nullable: true,
    description:
      'What a service costs at such a home, also with a change before it is saved; null when there is no such service.',
  })
  async previewPrice(
    @Arg('serviceId', () => ID, { description: 'Which service.' }) serviceId: string,
    @Arg('property', () => PropertyFactsInput, { description: 'What is told of the home.' })
    property: PropertyFactsInput,
    @Arg('rankDiscountTenths', () => Int, {
      defaultValue: 0,
      description: "The customer's, 0 to 150 tenths of a percent.",
    })
    rankDiscount: number,
    @Arg('draft', () => PriceDraftInput, { nullable: true, description: 'A change that is not saved.' })
    draft: PriceDraftInput | null | undefined,
    @Ctx() context: GraphqlContext,
  ): Promise<PricePreview | null> {
    viewerOf(context, 'admin')
    const question = { serviceId, property: factsFormOf(property), rankDiscount }
    const forms = draft ? { draft: draftFormsOf(draft) } : {}
    const found = renameFormFields(await previewPrice(context.application.db, { ...question, ...forms }))
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
