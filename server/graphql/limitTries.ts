import { type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import { type DocumentNode, GraphQLError, visit } from 'graphql'
import type { FloodLimit } from '../doors/floodgate.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import { textOf } from '../kernel/texts.ts'
import type { GraphqlContext } from './graphqlContext.ts'

/** Mutations that count together with their documented calls; a request holds one of them at most. */
export const limitedRoots: ReadonlyMap<string, FloodLimit> = new Map([
  ['signIn', 'signIn'],
  ['register', 'register'],
  ['requestPasswordReset', 'forgotten'],
  ['resetPassword', 'reset'],
  ['changePassword', 'changePassword'],
  ['requestErasure', 'erasure'],
])

/** Turns away whoever tries passwords and codes too often, with status 429 and the code RATE_LIMITED (decision K1). */
export function limitTries(): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, contextValue }) => {
        for (const limit of limitsOf(document)) {
          const rejection = await contextValue.floodRefusal(limit)
          if (isRejection(rejection)) throw rateLimited(rejection, contextValue)
        }
      },
    }),
  }
}

function limitsOf(document: DocumentNode): readonly FloodLimit[] {
  const limits: FloodLimit[] = []
  visit(document, {
    Field({ name }) {
      const limit = limitedRoots.get(name.value)
      if (limit) limits.push(limit)
    },
  })
  return limits
}

function rateLimited(rejection: Rejection, { language }: GraphqlContext): GraphQLError {
  const headers = new HeaderMap([['retry-after', String(rejection.params?.seconds ?? 1)]])
  // Apollo reads a map of its own here; the types of another package would have a plain object
  const http: { readonly status: number } = Object.assign({ status: 429 }, { headers })
  return new GraphQLError(textOf(rejection, language), { extensions: { code: 'RATE_LIMITED', http } })
}
