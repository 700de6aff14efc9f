import { Field, ObjectType } from 'type-graphql'
import type { Language } from '../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import type { Rejection } from '../kernel/rejection.ts'
import { textOf } from '../kernel/texts.ts'

@ObjectType({ description: 'A rule said no (decision K2).' })
export class UserError {
  @Field(() => RejectionCode, { description: 'What to translate by.' })
  code!: RejectionCode

  @Field(() => String, { nullable: true, description: 'The input field it is about, if one.' })
  field!: string | null

  @Field(() => String, { description: 'A text for people, in the request language.' })
  message!: string
}

/** One entry of `userErrors`. */
export function userErrorOf(rejection: Rejection, language: Language): UserError {
  return { code: rejection.rejected, field: rejection.field ?? null, message: textOf(rejection, language) }
}

/** What the payload of a refused mutation has beside its own fields, which are null: no message, and why. */
export function refusal(
  rejection: Rejection,
  language: Language,
): { readonly message: null; readonly userErrors: UserError[] } {
  return { message: null, userErrors: [userErrorOf(rejection, language)] }
}
