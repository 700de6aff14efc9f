import type { Command } from '../../kernel/command.ts'
import { commandKey } from '../../kernel/ids.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import type { Area } from '../../kernel/viewer.ts'
import { commandOf } from '../context/requestContext.ts'
import { type GraphqlContext, viewerOf } from './graphqlContext.ts'

/** A mutation's command. */
export interface KeyedIntent {
  /** The area that may run it. */
  readonly area: Area
  readonly name: string
  /**
   * The input with the caller's key, of 1 to 200 characters and one per intent: a retry with the same key is the same command, and is
   * refused if other terms differ (decision L14).
   */
  readonly input: { readonly key: string }
  /** The order or customer, if it is a part of the command's id. */
  readonly about?: string
}

const LONGEST = 200

/**
 * The command of the signed-in person.
 * @returns a rejection of `key` if it is missing or too long
 * @throws GraphQLError if nobody of that area is signed in
 */
export function keyedCommand(
  context: GraphqlContext,
  { area, name, input, about }: KeyedIntent,
): Command | Rejection {
  const viewer = viewerOf(context, area)
  const key = checkedKey(input.key)
  if (isRejection(key)) return key
  const command = commandOf(context, viewer, name, about === undefined ? key : `${about} ${key}`)
  return { ...command, key: commandKey(viewer.id, name, { key, terms: termsOf(input) }) }
}

/**
 * Runs the command of the signed-in person.
 * @returns its outcome; a rejection of `key` if it is empty or too long
 * @throws GraphQLError if nobody of that area is signed in
 */
export async function runKeyed<Outcome>(
  context: GraphqlContext,
  intent: KeyedIntent,
  run: (command: Command) => Promise<Outcome>,
): Promise<Outcome | Rejection> {
  const command = keyedCommand(context, intent)
  return isRejection(command) ? command : run(command)
}

/** The revision on screen is not a term of the command: after a lost answer, a reloaded page has another one. */
function termsOf(input: {
  readonly key: string
  readonly orderNo?: string
  readonly revisionSeen?: unknown
}) {
  const { key: _key, revisionSeen: _seen, orderNo, ...terms } = input
  return { ...terms, orderNo: orderNo?.toUpperCase() }
}

function checkedKey(key: string): string | Rejection {
  if (key.length > 0 && key.length <= LONGEST) return key
  const code = key.length === 0 ? 'FIELD_REQUIRED' : 'FIELD_TOO_LONG'
  return reject(code, { field: 'key', params: { max: LONGEST } })
}
