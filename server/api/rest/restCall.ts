import type { z } from 'zod'
import type { LimitName } from '../../kernel/attemptLimits.ts'
import type { Rejection } from '../../kernel/rejection.ts'
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
