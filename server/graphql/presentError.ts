import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors'
import type { GraphQLFormattedError } from 'graphql'
import { outageOf } from '../doors/outage.ts'
import { messageOf } from '../kernel/texts.ts'

/** Codes a client can do something about; all else is masked. */
const shown = new Set<unknown>([
  ...Object.values(ApolloServerErrorCode).filter(
    (code) => code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR,
  ),
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'RATE_LIMITED',
])

/** What leaves the server of an error: never a stack, never what was submitted, nothing of an unexpected failure but that it happened. */
export function presentError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const outage = outageOf(unwrapResolverError(error))
  if (outage !== undefined) return { message: messageOf(outage, 'en'), extensions: { code: outage } }
  const code = formatted.extensions?.code
  if (!shown.has(code))
    return { message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL' } }
  const { message, locations, path } = formatted
  return { message, ...(locations && { locations }), ...(path && { path }), extensions: { code } }
}
