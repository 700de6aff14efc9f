import { GraphQLError } from 'graphql'
import type { Language } from '../../schema/rules/enumerations.ts'
import type { Rejection } from '../kernel/rejection.ts'
import { textOf } from '../kernel/texts.ts'

/** A query's argument that no rule accepts: queries have no `userErrors`, so it is a coded GraphQL error. */
export function invalidInput(rejection: Rejection, language: Language): GraphQLError {
  return new GraphQLError(textOf(rejection, language), {
    extensions: { code: 'BAD_USER_INPUT', field: rejection.field, http: { status: 400 } },
  })
}
