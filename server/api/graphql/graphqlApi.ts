import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { inTime } from '../context/outage.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { requestLoaders } from '../details/loaders.ts'
import { limitCost, oneAttemptPerRequest, queryLimits } from '../limits/queryLimits.ts'
import type { SubscriptionSockets } from '../live/subscriptionSockets.ts'
import { logFailures, presentError, sayUnavailable, tellUnavailable, unavailableWhenOut } from './errors.ts'
import { opensExplorer, showExplorer } from './explorer.ts'
import type { GraphqlContext } from './graphqlContext.ts'

export interface GraphqlApiOptions {
  readonly schema: GraphQLSchema
  readonly contextOf: (request: FastifyRequest) => Promise<RequestContext>
  /** Takes web sockets; without it there are none. */
  readonly live?: SubscriptionSockets
  /** Introspection and the explorer are closed in production. */
  readonly production: boolean
}

/**
 * Opens `/graphql`. Any query within limits of depth, width and length is allowed, for custom reports. A request holds one operation, and
 * only POST may run mutations.
 */
export async function serveGraphql(server: FastifyInstance, options: GraphqlApiOptions): Promise<void> {
  const limits = queryLimits(options.production)
  const apollo = new ApolloServer<GraphqlContext>({
    ...limits,
    schema: options.schema,
    validationRules: [...limits.validationRules, oneAttemptPerRequest],
    introspection: !options.production,
    persistedQueries: false,
    // the program's end is the program's: on a signal Apollo would close the server at once, and refuse what still comes in
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    formatError: presentError,
    plugins: [
      ...limits.plugins,
      limitCost(),
      logFailures(server.log),
      sayUnavailable(),
      ApolloServerPluginLandingPageDisabled(),
      // it would inspect every field of an answer, and none may be cached
      ApolloServerPluginCacheControlDisabled(),
    ],
  })
  await apollo.start()
  server.addHook('onClose', () => apollo.stop())
  const answer = fastifyApolloHandler(apollo, {
    context: async (request, reply) => {
      const context = await options
        .contextOf(request)
        .catch((error: unknown) => unavailableWhenOut(error, reply))
      return { ...context, loaders: requestLoaders(context) }
    },
  })
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    if (!options.production && opensExplorer(request)) return showExplorer(reply)
    reply.header('cache-control', 'no-store')
    return inTime(Promise.resolve(answer.call(server, request, reply))).catch((error: unknown) =>
      tellUnavailable(error, reply),
    )
  }
  const { live } = options
  const sockets = live && { preHandler: live.admit, wsHandler: live.speak }
  server.route({ url: '/graphql', method: 'GET', handler, ...sockets })
  server.route({ url: '/graphql', method: ['POST', 'OPTIONS'], handler })
}

const MOST_TOKENS = 2_000
