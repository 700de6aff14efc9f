import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import type { Floodgate, FloodLimit } from '../doors/floodgate.ts'
import { outageOf } from '../doors/outage.ts'
import type { RequestContext } from '../doors/requestContext.ts'
import { opensExplorer, showExplorer } from './explorer.ts'
import type { GraphqlContext } from './graphqlContext.ts'
import { limitTries } from './limitTries.ts'
import type { LiveDoor } from './live/liveDoor.ts'
import { asksForSocket } from './live/socketUpgrade.ts'
import { createLoaders } from './loaders.ts'
import { oneTryPerRequest } from './oneTryPerRequest.ts'
import { logFailures, presentError } from './presentError.ts'
import { queryLimits } from './queryLimits.ts'

export interface GraphqlDoor {
  readonly schema: GraphQLSchema
  readonly contextOf: (request: FastifyRequest) => Promise<RequestContext>
  readonly floodgate: Floodgate
  /** Takes web sockets; without it there are none. */
  readonly live?: LiveDoor
  /** Introspection and the explorer are closed in production. */
  readonly production: boolean
}

/**
 * Opens `/graphql`. Queries stay free within limits of depth, width and length, so that reports can be written against the endpoint;
 * a request holds one operation, and only POST may change anything.
 */
export async function openGraphqlDoor(server: FastifyInstance, door: GraphqlDoor): Promise<void> {
  const limits = queryLimits(door.production)
  const apollo = new ApolloServer<GraphqlContext>({
    ...limits,
    schema: door.schema,
    validationRules: [...limits.validationRules, oneTryPerRequest],
    introspection: !door.production,
    persistedQueries: false,
    // the program's end is the program's: on a signal Apollo would close the server at once, and refuse what still comes in
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    formatError: presentError,
    plugins: [
      ...limits.plugins,
      limitTries(),
      logFailures(server.log),
      ApolloServerPluginLandingPageDisabled(),
      // it would look at every field of an answer, to find that none may be kept
      ApolloServerPluginCacheControlDisabled(),
    ],
  })
  await apollo.start()
  server.addHook('onClose', () => apollo.stop())
  const answer = fastifyApolloHandler(apollo, {
    context: async (request) => {
      const context = await door.contextOf(request).catch(unavailableWhenOut)
      const floodRefusal = (limit: FloodLimit) => door.floodgate.refused(limit, request)
      return { ...context, loaders: createLoaders(context.application.db), floodRefusal }
    },
  })
  server.route({
    url: '/graphql',
    method: ['GET', 'POST', 'OPTIONS'],
    handler(request, reply) {
      if (door.live && asksForSocket(request)) return door.live.open(request, reply)
      if (!door.production && opensExplorer(request)) return showExplorer(reply)
      reply.header('cache-control', 'no-store')
      return answer.call(server, request, reply)
    },
  })
}

/** Nobody can say who is asking: the caller is to come again, and nothing was done. */
function unavailableWhenOut(error: unknown): never {
  if (!(error instanceof Error) || outageOf(error) === undefined) throw error
  throw new GraphQLError(error.message, { originalError: error, extensions: { http: { status: 503 } } })
}

const MOST_TOKENS = 2_000
