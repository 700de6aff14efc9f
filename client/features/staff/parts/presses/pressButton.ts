import { v4 as newKey } from 'uuid'
import { isOffline } from '../../../../connection.ts'
import { sendNow } from './keepSending.ts'
import type { Verb } from './press.ts'
import { keepPress } from './pressStore.ts'
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
  const press = { key: newKey(), orderNo, verb, pressedAt: new Date().toISOString() }
  const isSent = refusal === undefined
  if (isSent && !isOffline()) beginTry(press.key)
  keepPress(staffId, isSent ? press : { ...press, refusal })
  if (isSent) sendNow()
}
