import type { z } from 'zod'
import type { LimitName } from '../../kernel/attemptLimits.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import type { Area } from '../../kernel/viewer.ts'
import type { RequestContext } from '../context/requestContext.ts'
import type { OtherAnswer } from './otherAnswer.ts'

/** One documented call: where it lies, who may make it, what it takes, and which handler answers. It holds no rule of its own. */
export interface RestCall<Body = unknown> {
  /** Below `/api`, spelled as the document spells it. */
  readonly path: string
  readonly method: 'GET' | 'POST'
  /** `public` needs no token; an area needs a token of that area. */
  readonly audience: 'public' | Area
  readonly body: z.ZodType<Body>
  /** The limit by network address that each call of it counts for; handlers count what only they can tell. */
  readonly limit?: LimitName
  /** Gives the reply's body with status 200, a picture or another address, or the rule that said no. */
  readonly answer: (body: Body, context: RequestContext) => Promise<object | OtherAnswer | Rejection>
}

/** Ties a call's body type to its schema, so that the list of routes can hold calls of every type. */
export function restCall<Body>(call: RestCall<Body>): RestCall {
  return call as RestCall
}

type Answer<Body> = RestCall<Body>['answer']

/** The usual kind of documented call: POST, with a token of the area. */
function callOf(audience: RestCall['audience']) {
  return <Body>(path: string, body: z.ZodType<Body>, answer: Answer<Body>): RestCall =>
    restCall({ path, method: 'POST', audience, body, answer })
}

export const publicCall = callOf('public')
export const customerCall = callOf('customer')
export const staffCall = callOf('staff')
export const adminCall = callOf('admin')

/** The reply of a call whose shape is not shown: a text for people (decision J5), or the rule that said no. */
export function messageReply(
  outcome: object,
  key: MessageKey,
  { language }: Pick<RequestContext, 'language'>,
): { readonly msg: string } | Rejection {
  return isRejection(outcome) ? outcome : { msg: messageOf(key, language) }
}
