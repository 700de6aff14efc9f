import { type Reply, sendCommand } from '../../../api/command/command.ts'
import type { Press } from './press.ts'
import { EndServiceDocument, StartServiceDocument } from './presses.generated.ts'

/** What became of a press. `noAnswer` and `failed`, a fault of the server's over this one, may have arrived or not: it is sent again with the same key. */
export type PressOutcome =
  | { readonly kind: 'taken'; readonly message: string | undefined; readonly isStale: boolean }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'noAnswer' | 'failed' }

/** Sends a press once, under the key it was made with. */
export async function sendPress(press: Press): Promise<PressOutcome> {
  const { failure, message, stale = false, userErrors } = await reply(press)
  const [refusal] = userErrors
  if (!refusal) return { kind: 'taken', message: message ?? undefined, isStale: stale }
  if (!failure || finalCodes.has(refusal.code)) return { kind: 'refused', message: refusal.message }
  return { kind: faultCodes.has(refusal.code) ? 'failed' : 'noAnswer' }
}

/** A fault of the server's over this press, which other presses need not share. */
const faultCodes: ReadonlySet<string> = new Set(['INTERNAL', 'INTERNAL_SERVER_ERROR', '500'])

/** What no repetition would change; everything else is the connection's fault, the server's, or the session's, and passes. */
const finalCodes: ReadonlySet<string> = new Set([
  'BAD_USER_INPUT',
  'GRAPHQL_VALIDATION_FAILED',
  'FORBIDDEN',
  '400',
  '403',
])

function reply({ verb, key, orderNo, pressedAt }: Press): Promise<Reply> {
  const options = { variables: { input: { key, orderNo, pressedAt } }, context: { isQuiet: true } }
  return verb === 'start'
    ? sendCommand({ mutation: StartServiceDocument, ...options })
    : sendCommand({ mutation: EndServiceDocument, ...options })
}
