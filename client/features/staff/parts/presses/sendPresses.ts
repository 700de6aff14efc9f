import { isOffline } from '../../../../connection.ts'
import { personIn } from '../../../../session/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { type Press, waitingOf } from './press.ts'
import { dropPress, keepPress, pressesOf } from './pressStore.ts'
import { type PressOutcome, sendPress } from './sendPress.ts'
import { settleTry } from './tries.ts'

/**
 * Sends what a crew member pressed, once and in order: one tab at a time, and each press until the server has said what became of it.
 * @returns whether nothing waits any more
 */
export function sendPresses(staffId: string): Promise<boolean> {
  return alone(`presses of ${staffId}`, async () => {
    for (;;) {
      const [press] = waitingOf(pressesOf(staffId))
      if (!press) return true
      if (isOffline() || personIn('staff') !== staffId) {
        settleTry(press.key)
        return false
      }
      const outcome = await sendPress(press)
      settle(staffId, press, outcome)
      if (outcome.kind === 'noAnswer') return false
    }
  })
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
  settleTry(press.key, outcome)
}

/** Of all tabs one at a time; a browser without locks relies on the key, by which the server knows a press again. */
async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(name, work) as Promise<Result>
}
