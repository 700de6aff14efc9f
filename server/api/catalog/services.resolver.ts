import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { listKeptServices, type Service } from '../../catalog/services.store.ts'
import type { Command } from '../../kernel/command.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import type { MessageKey } from '../../kernel/texts.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { carriedOut, officeCommand } from './catalogCommands.ts'
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
    @Arg('input', () => AddServiceInput, { description: 'The form.' }) input: AddServiceInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ServicePayload> {
    const form = { ...serviceFormOf(input), serviceCatalog: input.catalog }
    const command = officeCommand(context, 'addService', input)
    return servicePayload(context, command, {
      msg: 'SERVICE_ITEM_ADDED',
      handle: (given) => context.application.catalog.addService(given, form),
    })
  }

  @Mutation(() => ServicePayload, {
    description:
      'Saves a service. Prices change at once; orders keep theirs, and who saw another one is told.',
  })
  async saveService(
    @Arg('input', () => SaveServiceInput, { description: 'Which, and the whole form.' })
    input: SaveServiceInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ServicePayload> {
    const { serviceId, version } = input
    const change = { target: { serviceId, version }, input: serviceFormOf(input) }
    return servicePayload(context, officeCommand(context, 'saveService'), {
      msg: 'SERVICE_ITEM_SAVED',
      handle: (given) => context.application.catalog.saveService(given, change),
    })
  }

  @Mutation(() => ServicePayload, {
    description: 'Saves the words of a service in every language, its notice included.',
  })
  async saveServiceTexts(
    @Arg('input', () => SaveServiceTextsInput, { description: 'Which, and all its words.' })
    { serviceId, version, ...texts }: SaveServiceTextsInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ServicePayload> {
    const change = { target: { serviceId, version }, input: texts }
    return servicePayload(context, officeCommand(context, 'saveServiceTexts'), {
      msg: 'SERVICE_ITEM_SAVED',
      handle: (given) => context.application.catalog.saveServiceTexts(given, change),
    })
  }

  @Mutation(() => ServicePayload, {
    description: 'Takes a service off the catalogue for good, once it has no check points (decision C12).',
  })
  async removeService(
    @Arg('input', () => RemoveServiceInput, { description: 'Which one.' })
    { serviceId, version }: RemoveServiceInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ServicePayload> {
    const { said } = await carriedOut(context, officeCommand(context, 'removeService'), {
      msg: 'SERVICE_ITEM_REMOVED',
      handle: (given) => context.application.catalog.removeService(given, { serviceId, version }),
      node: () => null,
    })
    return { ...said, service: null }
  }
}

/** What administrators do with the check points of a service; every change goes on the record. */
@Resolver()
export class CheckPointsResolver {
  @Mutation(() => ServicePayload, { description: 'Adds a check point at the end of a service.' })
  async addCheckPoint(
    @Arg('input', () => AddCheckPointInput, { description: 'To which, and the form.' })
    input: AddCheckPointInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ServicePayload> {
    const { serviceId } = input
    return servicePayload(context, officeCommand(context, 'addCheckPoint', input), {
      msg: 'CHECK_POINT_ADDED',
      handle: (given) =>
        context.application.catalog.addCheckPoint(given, { serviceId, input: checkPointFormOf(input) }),
    })
  }

  @Mutation(() => ServicePayload, { description: 'Saves a check point.' })
  async saveCheckPoint(
    @Arg('input', () => SaveCheckPointInput, { description: 'Which, and the whole form.' })
    input: SaveCheckPointInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ServicePayload> {
    const { serviceId, checkPointId: itemId, version } = input
    const change = { target: { serviceId, itemId, version }, input: checkPointFormOf(input) }
    return servicePayload(context, officeCommand(context, 'saveCheckPoint'), {
      msg: 'CHECK_POINT_SAVED',
      handle: (given) => context.application.catalog.saveCheckPoint(given, change),
    })
  }

  @Mutation(() => ServicePayload, {
    description:
      'Takes a check point off its service, also a disabled one. Orders keep its name in their prices.',
  })
  async removeCheckPoint(
    @Arg('input', () => RemoveCheckPointInput, { description: 'Which one.' })
    { serviceId, checkPointId: itemId, version }: RemoveCheckPointInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ServicePayload> {
    return servicePayload(context, officeCommand(context, 'removeCheckPoint'), {
      msg: 'CHECK_POINT_REMOVED',
      handle: (given) => context.application.catalog.removeCheckPoint(given, { serviceId, itemId, version }),
    })
  }
}

/** Carries out a command on a service or on its check points. */
async function servicePayload(
  context: GraphqlContext,
  command: Command | Rejection,
  work: { readonly msg: MessageKey; readonly handle: (command: Command) => Promise<Service | Rejection> },
): Promise<ServicePayload> {
  const { changed, said } = await carriedOut(context, command, { ...work, node: officeServiceNode })
  return { ...said, service: changed }
}
