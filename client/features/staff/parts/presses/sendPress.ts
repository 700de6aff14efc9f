import { apolloClient } from '../../../../apollo.ts'
import { failureCode } from '../../../../callFailure.ts'
import { failureWords } from '../../../../failureWords.ts'
import { EndServiceDocument, StartServiceDocument } from '../../../../gql/graphql.ts'
import type { Press } from './press.ts'

/** What became of a press. `noAnswer` and `failed`, a fault of the server's over this one, may have arrived or not: it is sent again with the same key. */
export type PressOutcome =
  | { readonly kind: 'taken'; readonly message: string | undefined; readonly isStale: boolean }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'noAnswer' | 'failed' }

/** Sends a press once. */
export async function sendPress(press: Press): Promise<PressOutcome> {
  try {
    const payload = await mutate(press)
    if (!payload) return { kind: 'noAnswer' }
    const [refusal] = payload.userErrors
    if (refusal) return { kind: 'refused', message: refusal.message }
    return { kind: 'taken', message: payload.message ?? undefined, isStale: payload.stale }
  } catch (error) {
    const code = failureCode(error)
    if (finalCodes.has(code)) return { kind: 'refused', message: failureWords(error, code) }
    return { kind: faultCodes.has(code) ? 'failed' : 'noAnswer' }
  }
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

async function mutate({ verb, key, orderNo, pressedAt }: Press) {
  const options = { variables: { input: { key, orderNo, pressedAt } }, context: { isQuiet: true } }
  if (verb === 'start')
    return (await apolloClient().mutate({ mutation: StartServiceDocument, ...options })).data?.startService
  return (await apolloClient().mutate({ mutation: EndServiceDocument, ...options })).data?.endService
}
