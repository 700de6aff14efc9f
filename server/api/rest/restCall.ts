import type { z } from 'zod'
import type { LimitName } from '../../identity/attemptLimits.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import type { Area } from '../../kernel/viewer.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { messageShape } from './fields.ts'
import type { OtherAnswer, OtherReply } from './otherAnswer.ts'

/** The definition of a documented call: the source of its route, its checks and its entry in `schema/rest.yaml`. */
interface CallTerms<Body> {
  readonly summary: string
  readonly description?: string
  readonly body: z.ZodType<Body>
  /** The limit by network address that each call of it counts for. */
  readonly limit?: LimitName
  /** The handler counts attempts itself, so the call may answer 429. */
  readonly countsAttempts?: true
}

interface JsonCall<Body, Reply> extends CallTerms<Body> {
  /** The reply, in a few words. */
  readonly returns: string
  readonly reply: z.ZodType<Reply>
  /** Returns the reply's body, or a rejection. */
  readonly answer: (body: Body, context: RequestContext) => Promise<Sent<NoInfer<Reply>> | Rejection>
}

/** A call that answers a text for people and nothing else (decision J5). */
interface MessageCall<Body> extends CallTerms<Body> {
  readonly returns: string
  /** The text of its success. */
  readonly success: MessageKey
  readonly run: (body: Body, context: RequestContext) => Promise<object | Rejection>
}

/** A call that answers a picture, a file or another address. */
interface OtherCall<Body> extends CallTerms<Body> {
  readonly responds: OtherReply
  readonly answer: (body: Body, context: RequestContext) => Promise<OtherAnswer | Rejection>
}

/** A reply as handlers return it: deeply readonly. */
export type Sent<Reply> = Reply extends object ? { readonly [Key in keyof Reply]: Sent<Reply[Key]> } : Reply

interface CallPlace {
  /** Below `/api`, spelled as the document spells it. */
  readonly path: string
  readonly method: 'GET' | 'POST'
  /** `public` needs no token; an area needs a token of that area. */
  readonly audience: 'public' | Area
}

/** A documented call: its path, audience, body, reply and handler. It contains no rules. */
export type RestCall = CallPlace & (JsonCall<unknown, unknown> | OtherCall<unknown>)

/** POST unless said otherwise. A GET takes its fields from the query. */
interface Reading {
  readonly method?: 'GET'
}

/** The documented calls of one audience: those with a JSON reply, `.message` for those with a text alone, and `.other` for all else. */
function callOf(audience: CallPlace['audience']) {
  const placed = (path: string, call: object) => ({ method: 'POST', ...call, path, audience }) as RestCall
  return Object.assign(
    <Body, Reply>(path: string, call: JsonCall<Body, Reply> & Reading): RestCall => placed(path, call),
    {
      message: <Body>(path: string, { success, run, ...terms }: MessageCall<Body>): RestCall => {
        const answer = async (body: Body, context: RequestContext) => {
          const outcome = await run(body, context)
          return isRejection(outcome) ? outcome : { msg: messageOf(success, context.language) }
        }
        return placed(path, { ...terms, reply: messageShape, answer })
      },
      other: <Body>(path: string, call: OtherCall<Body> & Reading): RestCall => placed(path, call),
    },
  )
}

export const publicCall = callOf('public')
export const customerCall = callOf('customer')
export const staffCall = callOf('staff')
export const adminCall = callOf('admin')
