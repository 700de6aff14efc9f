import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { Arg, type ClassType, Field, nullable, ObjectType } from './decorators.ts'
import { refusal, UserError } from './userError.graphql.ts'

/** What every payload of a command has (decision K2); what changed is each command's own. */
@ObjectType({ description: 'How a command went.' })
export abstract class CommandPayload {
  @Field(() => String, 'Text to show on success, in the request language.', nullable)
  message!: string | null

  @Field(() => [UserError], 'Why it was refused; empty on success.')
  userErrors!: UserError[]
}

/** What every payload of a command on an order ends with (decision K2); the order itself is each area's own. */
@ObjectType({ description: 'How a command on an order went.' })
export abstract class SettledPayload extends CommandPayload {
  @Field(() => Boolean, 'Lists may lag behind this answer for a moment.')
  stale!: boolean
}

/** The argument `input` of a mutation. */
export const Form = (type: ClassType<object>, description = 'The form, filled in.') =>
  Arg('input', () => type, description)

/** The text of a success: its key, and the values in it. */
type Success = MessageKey | readonly [MessageKey, Parameters<typeof messageOf>[2]]

/**
 * The payload of a mutation: its refusal, or its success message and changes.
 * @param changed the payload's own fields; all are nullable, and null after a refusal
 */
export async function payloadOf<Done, Changed extends object = object>(
  { language }: Pick<RequestContext, 'language'>,
  outcome: Done | Rejection,
  success: Success | ((done: Done) => Success),
  changed?: (done: Done) => Changed | Promise<Changed>,
): Promise<CommandPayload & Partial<Changed>> {
  const nothing: Partial<Changed> = {}
  if (isRejection(outcome)) return { ...nothing, ...refusal(outcome, language) }
  const said = typeof success === 'function' ? success(outcome) : success
  const [key, values] = typeof said === 'string' ? [said] : said
  const fields = changed === undefined ? nothing : await changed(outcome)
  return { ...fields, message: messageOf(key, language, values), userErrors: [] }
}
