import { onReturn } from '../../../browser/connection.ts'
import { pressNames } from './pressStore.ts'
import { sendPresses } from './sendPresses.ts'

/** Pauses before a press without an answer is sent again, in milliseconds; the last one goes on. */
const pauses = [2000, 5000, 15_000, 30_000]

const wakers = new Set<() => void>()

/** Sends what waits, now and whenever there is reason to hope: a new press, a connection that is back, a page that is looked at again. */
export function keepSending(staffId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let isAsked = false
  let isOver = false
  let round = 0
  const run = async () => {
    isAsked = isSending
    if (isSending || isOver) return
    isSending = true
    clearTimeout(timer)
    const isDone = await sendPresses(staffId)
    isSending = false
    // pressed while the last answer came
    if (isAsked) return run()
    round = isDone ? 0 : round + 1
    if (!isDone && !isOver) timer = setTimeout(wake, pauses[Math.min(round, pauses.length) - 1])
  }
  const wake = () => void run()
  const isSeen = () => document.visibilityState === 'visible' && wake()
  const hear = ({ key }: StorageEvent) => key?.startsWith(pressNames) && wake()
  wakers.add(wake)
  window.addEventListener('storage', hear)
  const stopHearing = onReturn(wake)
  document.addEventListener('visibilitychange', isSeen)
  wake()
  return () => {
    isOver = true
    clearTimeout(timer)
    wakers.delete(wake)
    stopHearing()
    window.removeEventListener('storage', hear)
    document.removeEventListener('visibilitychange', isSeen)
  }
}

/** There is something new to send. */
export function sendNow(): void {
  for (const wake of wakers) wake()
}
