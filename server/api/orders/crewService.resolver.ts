import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { readPressedAt } from '../../ordering/crewWork/pressedAt.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { keyedCommand } from '../graphql/keyedCommand.ts'
import { CrewOrderPayload, ServeOrderInput } from './crewOrder.graphql.ts'
import { refusedPress, servedPayload } from './crewOrder.node.ts'

/** What crews do with their orders; a press that waited for a signal is taken late, and once (decision T10). */
@Resolver()
export class CrewServiceResolver {
  @Mutation(() => CrewOrderPayload, { description: 'Starts service; pressing again changes nothing.' })
  async startService(
    @Arg('input', () => ServeOrderInput, { description: 'The form, filled in.' }) input: ServeOrderInput,
    @Ctx() context: GraphqlContext,
  ): Promise<unknown> {
    return served(context, input, 'startService')
  }

  @Mutation(() => CrewOrderPayload, { description: 'Ends service; pressing again changes nothing.' })
  async endService(
    @Arg('input', () => ServeOrderInput, { description: 'The form, filled in.' }) input: ServeOrderInput,
    @Ctx() context: GraphqlContext,
  ): Promise<unknown> {
    return served(context, input, 'endService')
  }
}

const messages = { startService: 'SERVICE_STARTED', endService: 'SERVICE_ENDED' } as const

async function served(context: GraphqlContext, input: ServeOrderInput, verb: keyof typeof messages) {
  const command = keyedCommand(context, {
    area: 'staff',
    name: verb,
    input,
    about: input.orderNo.toUpperCase(),
  })
  if (isRejection(command)) return refusedPress(command, context)
  const claimedAt = readPressedAt(input.pressedAt)
  if (isRejection(claimedAt)) return refusedPress(claimedAt, context)
  const request = { orderNo: input.orderNo, ...(claimedAt === undefined ? {} : { claimedAt }) }
  const outcome = await context.application.ordering[verb](command, request)
  return isRejection(outcome)
    ? refusedPress(outcome, context)
    : servedPayload(outcome, messageOf(messages[verb], context.language), context)
}
