import { commandOf } from '../doors/requestContext.ts'
import type { Command } from '../kernel/command.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import type { Area } from '../kernel/viewer.ts'
import { type GraphqlContext, viewerOf } from './graphqlContext.ts'

/** What a mutation tells of its command. */
export interface KeyedIntent {
  /** Who may give it. */
  readonly area: Area
  readonly name: string
  /** Made by the caller once per intent: a retry with the same key is the same command. 1 to 200 characters. */
  readonly key: string
  /** What the key belongs to: with the same key on another order, or for another customer, somebody means something else. */
  readonly about?: string
}

const LONGEST = 200

/**
 * The command of the person who is asking.
 * @returns a rejection of field `key` for none and for one that is too long
 * @throws GraphQLError when it is nobody of that area
 */
export function keyedCommand(
  context: GraphqlContext,
  { area, name, key, about }: KeyedIntent,
): Command | Rejection {
  const viewer = viewerOf(context, area)
  const checked = checkedKey(key)
  if (isRejection(checked)) return checked
  return commandOf(context, viewer, name, about === undefined ? checked : `${about} ${checked}`)
}

function checkedKey(key: string): string | Rejection {
  if (key.length > 0 && key.length <= LONGEST) return key
  const code = key.length === 0 ? 'FIELD_REQUIRED' : 'FIELD_TOO_LONG'
  return reject(code, { field: 'key', params: { max: LONGEST } })
}
