import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
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

/** Enough to say which variable is wrong, too little to send back all that was submitted. */
const LONGEST_MESSAGE = 300

/** What leaves the server of an error: never a stack, little of what was submitted, nothing of an unexpected failure but that it happened. */
export function presentError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error)
  const outage = outageOf(cause)
  if (outage !== undefined) return { message: messageOf(outage, 'en'), extensions: { code: outage } }
  const code = isWrongArgument(cause) ? ApolloServerErrorCode.BAD_USER_INPUT : formatted.extensions?.code
  if (!shown.has(code))
    return { message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL' } }
  const { message, locations, path } = formatted
  const place = { ...(locations && { locations }), ...(path && { path }) }
  return { message: message.slice(0, LONGEST_MESSAGE), ...place, extensions: { code } }
}

/** graphql-js finds a null for an argument with a default only while it executes, and gives no code. */
function isWrongArgument(error: unknown): boolean {
  return error instanceof GraphQLError && /^Argument "\w+" (of|has)/.test(error.message)
}
