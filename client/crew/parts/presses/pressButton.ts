import { v4 as newKey } from 'uuid'
import { isOffline } from '../../../browser/connection.ts'
import { serverNow } from '../../../format/serverClock.ts'
import { sendNow } from './keepSending.ts'
import type { Press, Verb } from './press.ts'
import { keepPress, pressesOf } from './pressStore.ts'
import { beginTry } from './tries.ts'

interface Pressed {
  readonly staffId: string
  readonly orderNo: string
  readonly verb: Verb
  /** Why it is not sent at all. */
  readonly refusal?: string | undefined
}

/** Keeps a press and sends it; without a connection it waits for one. */
export function pressButton({ staffId, orderNo, verb, refusal }: Pressed): void {
  const press = { key: newKey(), orderNo, verb, pressedAt: momentAfter(pressesOf(staffId)) }
  const isSent = refusal === undefined
  if (isSent && !isOffline()) beginTry(press.key)
  keepPress(staffId, isSent ? press : { ...press, refusal })
  if (isSent) sendNow()
}

/** Now, and later than every press before, also where the clock was set back meanwhile: presses are sent in the order of their moments. */
function momentAfter(presses: readonly Press[]): string {
  const last = Date.parse(presses.at(-1)?.pressedAt ?? '') || 0
  return new Date(Math.max(serverNow(), last + 1)).toISOString()
}
