import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { listKeptServices, type Service } from '../../catalog/services.store.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import type { MessageKey } from '../../kernel/texts.ts'
import { Form, payloadOf } from '../graphql/commandPayload.graphql.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { runOfficeCommand } from './catalogCommands.ts'
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

/** What administrators do with services; every change goes on the record. */
@Resolver()
export class ServicesResolver {
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

  @Mutation(() => ServicePayload, { description: 'Adds a service at the end of a catalog.' })
  async addService(
    @Form(AddServiceInput, 'The form.') input: AddServiceInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ServicePayload> {
    const form = { ...serviceFormOf(input), serviceCatalog: input.catalog }
    const outcome = await runOfficeCommand(
      context,
      'addService',
      (command) => context.application.catalog.addService(command, form),
      input,
    )
    return servicePayload(context, outcome, 'SERVICE_ITEM_ADDED')
  }

  @Mutation(() => ServicePayload, {
    description:
      'Saves a service. Prices change at once; orders keep theirs, and who saw another one is told.',
  })
  async saveService(
    @Form(SaveServiceInput, 'Which, and the whole form.') input: SaveServiceInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ServicePayload> {
    const { serviceId, version } = input
    const change = { target: { serviceId, version }, input: serviceFormOf(input) }
    const outcome = await runOfficeCommand(context, 'saveService', (command) =>
      context.application.catalog.saveService(command, change),
    )
    return servicePayload(context, outcome, 'SERVICE_ITEM_SAVED')
  }

  @Mutation(() => ServicePayload, {
    description: 'Saves the words of a service in every language, its notice included.',
  })
  async saveServiceTexts(
    @Form(SaveServiceTextsInput, 'Which, and all its words.') {
      serviceId,
      version,
      ...texts
    }: SaveServiceTextsInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ServicePayload> {
    const change = { target: { serviceId, version }, input: texts }
    const outcome = await runOfficeCommand(context, 'saveServiceTexts', (command) =>
      context.application.catalog.saveServiceTexts(command, change),
    )
    return servicePayload(context, outcome, 'SERVICE_ITEM_SAVED')
  }

  @Mutation(() => ServicePayload, {
    description: 'Takes a service off the catalogue for good, once it has no check points (decision C12).',
  })
  async removeService(
    @Form(RemoveServiceInput, 'Which one.') { serviceId, version }: RemoveServiceInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ServicePayload> {
    const outcome = await runOfficeCommand(context, 'removeService', (command) =>
      context.application.catalog.removeService(command, { serviceId, version }),
    )
    return payloadOf(context, outcome, 'SERVICE_ITEM_REMOVED')
  }
}

/** What administrators do with the check points of a service; every change goes on the record. */
@Resolver()
export class CheckPointsResolver {
  @Mutation(() => ServicePayload, { description: 'Adds a check point at the end of a service.' })
  async addCheckPoint(
    @Form(AddCheckPointInput, 'To which, and the form.') input: AddCheckPointInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ServicePayload> {
    const { serviceId } = input
    const outcome = await runOfficeCommand(
      context,
      'addCheckPoint',
      (command) =>
        context.application.catalog.addCheckPoint(command, { serviceId, input: checkPointFormOf(input) }),
      input,
    )
    return servicePayload(context, outcome, 'CHECK_POINT_ADDED')
  }

  @Mutation(() => ServicePayload, { description: 'Saves a check point.' })
  async saveCheckPoint(
    @Form(SaveCheckPointInput, 'Which, and the whole form.') input: SaveCheckPointInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ServicePayload> {
    const { serviceId, checkPointId: itemId, version } = input
    const change = { target: { serviceId, itemId, version }, input: checkPointFormOf(input) }
    const outcome = await runOfficeCommand(context, 'saveCheckPoint', (command) =>
      context.application.catalog.saveCheckPoint(command, change),
    )
    return servicePayload(context, outcome, 'CHECK_POINT_SAVED')
  }

  @Mutation(() => ServicePayload, {
    description:
      'Takes a check point off its service, also a disabled one. Orders keep its name in their prices.',
  })
  async removeCheckPoint(
    @Form(RemoveCheckPointInput, 'Which one.') {
      serviceId,
      checkPointId: itemId,
      version,
    }: RemoveCheckPointInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ServicePayload> {
    const outcome = await runOfficeCommand(context, 'removeCheckPoint', (command) =>
      context.application.catalog.removeCheckPoint(command, { serviceId, itemId, version }),
    )
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
