import { isOffline } from '../../../browser/connection.ts'
import { personIn } from '../../../session/session.ts'
import { toast } from '../../../ui/toasts.ts'
import { type Press, waitingOf } from './press.ts'
import { dropPress, keepPress, pressesOf } from './pressStore.ts'
import { type PressOutcome, sendPress } from './sendPress.ts'
import { settleTry } from './tries.ts'

/**
 * Sends what a crew member pressed, once and of each order in order: one tab at a time, and each press until the server has said what
 * became of it. A press that the server fails over holds up its own order alone (decision P131).
 * @returns whether nothing waits any more
 */
export function sendPresses(staffId: string): Promise<boolean> {
  return alone(`presses of ${staffId}`, async () => {
    await sendAll(staffId)
    const left = waitingOf(pressesOf(staffId))
    for (const { key } of left) settleTry(key)
    return left.length === 0
  })
}

async function sendAll(staffId: string): Promise<void> {
  const held = new Set<string>()
  for (;;) {
    const press = waitingOf(pressesOf(staffId)).find(({ orderNo }) => !held.has(orderNo))
    if (!press || isOffline() || personIn('staff') !== staffId) return
    const outcome = await sendPress(press)
    settle(staffId, press, outcome)
    if (outcome.kind === 'noAnswer') return
    if (outcome.kind === 'failed') held.add(press.orderNo)
  }
}

function settle(staffId: string, press: Press, outcome: PressOutcome): void {
  if (outcome.kind === 'taken') {
    dropPress(staffId, press)
    if (outcome.message) toast('success', outcome.message)
  }
  if (outcome.kind === 'refused') {
    keepPress(staffId, { ...press, refusal: outcome.message })
    toast('warning', outcome.message)
  }
  // not one that was dismissed meanwhile
  if (outcome.kind === 'failed' && pressesOf(staffId).some(({ key }) => key === press.key))
    keepPress(staffId, { ...press, failures: (press.failures ?? 0) + 1 })
  settleTry(press.key, outcome)
}

/** Of all tabs one at a time; a browser without locks, or without storage, relies on the key, by which the server knows a press again. */
async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  let working: Promise<Result> | undefined
  const locked = () => {
    working = work()
    return working
  }
  return navigator.locks.request(name, locked).catch(() => working ?? work()) as Promise<Result>
}
