import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { addCheckPoint, removeCheckPoint, saveCheckPoint } from '../../catalog/checkPoints.handlers.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { checkPointFormOf } from './catalogForms.node.ts'
import { ServicePayload } from './catalogPayloads.graphql.ts'
import { officeCommand, servicePayload } from './catalogPayloads.node.ts'
import {
  AddCheckPointInput,
  RemoveCheckPointInput,
  SaveCheckPointInput,
} from './checkPointCommands.graphql.ts'

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
        addCheckPoint(context.application.db, given, { serviceId, input: checkPointFormOf(input) }),
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
      handle: (given) => saveCheckPoint(context.application.db, given, change),
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
      handle: (given) => removeCheckPoint(context.application.db, given, { serviceId, itemId, version }),
    })
  }
}
