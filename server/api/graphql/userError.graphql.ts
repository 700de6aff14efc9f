import { HeaderMap } from '@apollo/server'
import { GraphQLError } from 'graphql'
import type { Language } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { textOf } from '../../kernel/texts.ts'
import { Field, ID, nullable, ObjectType } from './decorators.ts'

@ObjectType({ description: 'A rule said no (decision K2).' })
export class UserError {
  @Field(() => RejectionCode, 'What to translate by.')
  code!: RejectionCode

  @Field(() => String, 'The input field it is about, if one.', nullable)
  field!: string | null

  @Field(() => String, 'A text for people, in the request language.')
  message!: string

  @Field(() => ID, 'The conflicting record, for a link.', nullable)
  recordId!: string | null
}

function userErrorOf(rejection: Rejection, language: Language): UserError {
  const { rejected: code, field = null, recordId = null } = rejection
  return { code, field, message: textOf(rejection, language), recordId }
}

/**
 * The shared fields of a refused mutation's payload; its own fields are null.
 * @throws GraphQLError with status 429 and the code RATE_LIMITED for TOO_MANY_REQUESTS (decision K1)
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
  // Apollo reads its own map here, although the types ask for a plain object
  const http: { readonly status: number } = Object.assign({ status: 429 }, { headers })
  return new GraphQLError(textOf(rejection, language), { extensions: { code: 'RATE_LIMITED', http } })
}
