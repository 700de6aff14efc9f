import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { ServiceTextInput } from '../../../schema/rules/catalogFields.ts'
import type { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { addService, removeService, saveService, saveServiceTexts } from '../../catalog/services.handlers.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { serviceFormOf } from './catalogForms.node.ts'
import { ServicePayload } from './catalogPayloads.graphql.ts'
import { carriedOut, officeCommand, servicePayload } from './catalogPayloads.node.ts'
import { AddServiceInput, RemoveServiceInput, SaveServiceInput } from './serviceCommands.graphql.ts'
import { SaveServiceTextsInput } from './serviceTexts.graphql.ts'

/** What administrators do with services; every change goes on the record. */
@Resolver()
export class ServicesResolver {
  @Mutation(() => ServicePayload, { description: 'Adds a service at the end of a catalog.' })
  async addService(
    @Arg('input', () => AddServiceInput, { description: 'The form.' }) input: AddServiceInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ServicePayload> {
    const form = { ...serviceFormOf(input), serviceCatalog: input.catalog as ServiceCatalog }
    const command = officeCommand(context, 'addService', input)
    return servicePayload(context, command, {
      msg: 'SERVICE_ITEM_ADDED',
      handle: (given) => addService(context.application.db, given, form),
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
      handle: (given) => saveService(context.application.db, given, change),
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
    const change = { target: { serviceId, version }, input: texts as ServiceTextInput }
    return servicePayload(context, officeCommand(context, 'saveServiceTexts'), {
      msg: 'SERVICE_ITEM_SAVED',
      handle: (given) => saveServiceTexts(context.application.db, given, change),
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
    const { outcome: _removed, ...said } = await carriedOut(
      context,
      officeCommand(context, 'removeService'),
      {
        msg: 'SERVICE_ITEM_REMOVED',
        handle: (given) => removeService(context.application.db, given, { serviceId, version }),
      },
    )
    return { ...said, service: null }
  }
}
