import { HeaderMap } from '@apollo/server'
import { GraphQLError } from 'graphql'
import { Field, ID, ObjectType } from 'type-graphql'
import type { Language } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { textOf } from '../../kernel/texts.ts'

@ObjectType({ description: 'A rule said no (decision K2).' })
export class UserError {
  @Field(() => RejectionCode, { description: 'What to translate by.' })
  code!: RejectionCode

  @Field(() => String, { nullable: true, description: 'The input field it is about, if one.' })
  field!: string | null

  @Field(() => String, { description: 'A text for people, in the request language.' })
  message!: string

  @Field(() => ID, { nullable: true, description: 'The record that stands in the way, for a link to it.' })
  recordId!: string | null
}

/** One entry of `userErrors`. */
function userErrorOf(rejection: Rejection, language: Language): UserError {
  const { rejected: code, field = null, recordId = null } = rejection
  return { code, field, message: textOf(rejection, language), recordId }
}

/**
 * What the payload of a refused mutation has beside its own fields, which are null: no message, and why.
 * @throws GraphQLError with status 429 and the code RATE_LIMITED when there were too many of them (decision K1)
 */
export function refusal(
  rejection: Rejection,
  language: Language,
): { readonly message: null; readonly userErrors: UserError[] } {
  if (rejection.rejected === RejectionCode.TOO_MANY_REQUESTS) throw rateLimited(rejection, language)
  return { message: null, userErrors: [userErrorOf(rejection, language)] }
}

function rateLimited(rejection: Rejection, language: Language): GraphQLError {
  const headers = new HeaderMap([['retry-after', String(rejection.params?.seconds ?? 1)]])
  // Apollo reads a map of its own here; the types of another package would have a plain object
  const http: { readonly status: number } = Object.assign({ status: 429 }, { headers })
  return new GraphQLError(textOf(rejection, language), { extensions: { code: 'RATE_LIMITED', http } })
}

/** A query's argument that no rule accepts: queries have no `userErrors`, so it is a coded GraphQL error. */
export function invalidInput(rejection: Rejection, language: Language): GraphQLError {
  return new GraphQLError(textOf(rejection, language), {
    extensions: { code: 'BAD_USER_INPUT', field: rejection.field, http: { status: 400 } },
  })
}

/** What a query was asked, or found. @throws GraphQLError BAD_USER_INPUT when no rule accepts it (decision P10) */
export function accepted<Result>(outcome: Result | Rejection, language: Language): Result {
  if (isRejection(outcome)) throw invalidInput(outcome, language)
  return outcome
}

/** What every payload of a command has (decision K2); what changed is each command's own. */
@ObjectType({ description: 'How a command went.' })
export abstract class CommandPayload {
  @Field(() => String, { nullable: true, description: 'Text to show on success, in the request language.' })
  message!: string | null

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: UserError[]
}

/** What every payload of a command on an order ends with (decision K2); the order itself is each area's own. */
@ObjectType({ description: 'How a command on an order went.' })
export abstract class SettledPayload extends CommandPayload {
  @Field(() => Boolean, { description: 'Lists may lag behind this answer for a moment.' })
  stale!: boolean
}
