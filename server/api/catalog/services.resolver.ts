import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { listKeptServices, type Service } from '../../catalog/services.store.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import type { MessageKey } from '../../kernel/texts.ts'
import { Form, payloadOf } from '../graphql/commandPayload.graphql.ts'
import { Arg, Ctx, Mutation, Query, Resolver } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { changeCatalog } from './catalogCommands.ts'
import {
  AddCheckPointInput,
  checkPointFormOf,
  RemoveCheckPointInput,
  SaveCheckPointInput,
} from './checkPoints.graphql.ts'
import {
  AddServiceInput,
  OfficeService,
  officeServiceNode,
  RemoveServiceInput,
  SaveServiceInput,
  SaveServiceTextsInput,
  ServicePayload,
  serviceFormOf,
} from './services.graphql.ts'

/** Administrators' commands on services and their check points; each change is recorded. */
@Resolver()
export class ServicesResolver {
  @Query(() => [OfficeService], "A catalog's services, disabled ones too, in customers' order.")
  async serviceItems(
    @Arg('catalog', () => ServiceCatalog, 'Which catalog.') catalog: ServiceCatalog,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    return (await listKeptServices(context.application.db, catalog)).map(officeServiceNode)
  }

  @Mutation(() => ServicePayload, 'Adds a service at the end of a catalog.')
  async addService(
    @Form(AddServiceInput, 'The form.') input: AddServiceInput,
    @Ctx() context: GraphqlContext,
  ) {
    const form = { ...serviceFormOf(input), serviceCatalog: input.catalog }
    const outcome = await changeCatalog(context, 'addService', form, input)
    return servicePayload(context, outcome, 'SERVICE_ITEM_ADDED')
  }

  @Mutation(
    () => ServicePayload,
    'Saves a service; prices change at once for new orders. An order with another price seen is refused.',
  )
  async saveService(
    @Form(SaveServiceInput, 'Which, and the whole form.') input: SaveServiceInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { serviceId, version } = input
    const change = { target: { serviceId, version }, input: serviceFormOf(input) }
    const outcome = await changeCatalog(context, 'saveService', change)
    return servicePayload(context, outcome, 'SERVICE_ITEM_SAVED')
  }

  @Mutation(() => ServicePayload, 'Saves all texts of a service in every language.')
  async saveServiceTexts(
    @Form(SaveServiceTextsInput, 'Which, and all its words.') {
      serviceId,
      version,
      ...texts
    }: SaveServiceTextsInput,
    @Ctx() context: GraphqlContext,
  ) {
    const change = { target: { serviceId, version }, input: texts }
    const outcome = await changeCatalog(context, 'saveServiceTexts', change)
    return servicePayload(context, outcome, 'SERVICE_ITEM_SAVED')
  }

  @Mutation(() => ServicePayload, 'Removes a service that has no check points (decision C12).')
  async removeService(
    @Form(RemoveServiceInput, 'Which one.') { serviceId, version }: RemoveServiceInput,
    @Ctx() context: GraphqlContext,
  ) {
    const outcome = await changeCatalog(context, 'removeService', { serviceId, version })
    return payloadOf(context, outcome, 'SERVICE_ITEM_REMOVED')
  }

  @Mutation(() => ServicePayload, 'Adds a check point at the end of a service.')
  async addCheckPoint(
    @Form(AddCheckPointInput, 'To which, and the form.') input: AddCheckPointInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { serviceId } = input
    const outcome = await changeCatalog(
      context,
      'addCheckPoint',
      { serviceId, input: checkPointFormOf(input) },
      input,
    )
    return servicePayload(context, outcome, 'CHECK_POINT_ADDED')
  }

  @Mutation(() => ServicePayload, 'Saves a check point.')
  async saveCheckPoint(
    @Form(SaveCheckPointInput, 'Which, and the whole form.') input: SaveCheckPointInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { serviceId, checkPointId: itemId, version } = input
    const change = { target: { serviceId, itemId, version }, input: checkPointFormOf(input) }
    const outcome = await changeCatalog(context, 'saveCheckPoint', change)
    return servicePayload(context, outcome, 'CHECK_POINT_SAVED')
  }

  @Mutation(() => ServicePayload, 'Removes a check point; orders keep its name.')
  async removeCheckPoint(
    @Form(RemoveCheckPointInput, 'Which one.') {
      serviceId,
      checkPointId: itemId,
      version,
    }: RemoveCheckPointInput,
    @Ctx() context: GraphqlContext,
  ) {
    const outcome = await changeCatalog(context, 'removeCheckPoint', { serviceId, itemId, version })
    return servicePayload(context, outcome, 'CHECK_POINT_REMOVED')
  }
}

function servicePayload(
  context: GraphqlContext,
  outcome: Service | Rejection,
  success: MessageKey,
): Promise<ServicePayload> {
  return payloadOf(context, outcome, success, (service) => ({ service: officeServiceNode(service) }))
}
