import { GraphQLError } from 'graphql'
import type { Language } from '../../../schema/rules/enumerations.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { textOf } from '../../kernel/texts.ts'

/** A refused argument of a query: queries have no `userErrors`, so it is a coded GraphQL error. */
export function invalidInput(rejection: Rejection, language: Language): GraphQLError {
  return new GraphQLError(textOf(rejection, language), {
    extensions: { code: 'BAD_USER_INPUT', field: rejection.field, http: { status: 400 } },
  })
}

/** The value, unless it is a rejection. @throws GraphQLError BAD_USER_INPUT for a rejection (decision P10) */
export function accepted<Result>(outcome: Result | Rejection, language: Language): Result {
  if (isRejection(outcome)) throw invalidInput(outcome, language)
  return outcome
}
