import type { Command } from '../../kernel/command.ts'
import { commandKey } from '../../kernel/ids.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import type { Area } from '../../kernel/viewer.ts'
import { commandOf } from '../context/requestContext.ts'
import { type GraphqlContext, viewerOf } from './graphqlContext.ts'

/** What a mutation tells of its command. */
export interface KeyedIntent {
  /** Who may give it. */
  readonly area: Area
  readonly name: string
  /**
   * What was asked, with the key that the caller made once per intent, of 1 to 200 characters: a retry with the same key is the same
   * command, and with other terms it is refused (decision L14).
   */
  readonly input: { readonly key: string }
  /** The order or the customer, where the command's id tells them apart. */
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
  { area, name, input, about }: KeyedIntent,
): Command | Rejection {
  const viewer = viewerOf(context, area)
  const key = checkedKey(input.key)
  if (isRejection(key)) return key
  const command = commandOf(context, viewer, name, about === undefined ? key : `${about} ${key}`)
  return { ...command, key: commandKey(viewer.id, name, { key, terms: termsOf(input) }) }
}

/**
 * Runs the command of the person who is asking.
 * @returns its outcome; a rejection of field `key` for a key that is empty or too long
 * @throws GraphQLError when nobody of that area is signed in
 */
export async function runKeyed<Outcome>(
  context: GraphqlContext,
  intent: KeyedIntent,
  run: (command: Command) => Promise<Outcome>,
): Promise<Outcome | Rejection> {
  const command = keyedCommand(context, intent)
  return isRejection(command) ? command : run(command)
}

/** The revision on screen is what was seen, not what is asked: who looks again after a lost answer sees another one. */
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
