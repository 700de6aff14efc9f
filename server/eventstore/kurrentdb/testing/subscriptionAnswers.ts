import { randomUUID } from 'node:crypto'
import { filterOf } from './filters.ts'
import { caughtUp, checkpoint, confirmation, eventAnswer } from './messages.ts'
import { type ReadCall, refuse } from './readAnswers.ts'
import type { SubscriptionFault } from './script.ts'
import type { StoredLog, StoredRecord } from './storedLog.ts'

/** The server's default window: a subscription says how far it is after this many events it passed over or sent. */
const CHECKPOINT_EVERY = 32

export interface SubscriptionContext {
  readonly log: StoredLog
  readonly fault: SubscriptionFault | undefined
  readonly cutSockets: () => void
}

/**
 * A subscription to `$all`: confirmation, the past, "caught up" with the place, then whatever is written, until somebody hangs up. As on the
 * real server (KurrentDB 25.1) catching up sends no checkpoint, and fewer events than a window that do not match send none either.
 */
export function answerSubscription(call: ReadCall, context: SubscriptionContext): void {
  const { log } = context
  call.write(confirmation(randomUUID()))
  const reader = createReader(call, context)
  const stopWatching = log.watch(() => reader.advance())
  call.on('cancelled', stopWatching)
  reader.advance()
  if (reader.isOver()) return
  call.write(caughtUp(reader.at()))
}

/** Goes along the log, sends what matches, and fails where it was told to. */
function createReader(call: ReadCall, { log, fault, cutSockets }: SubscriptionContext) {
  const matches = filterOf(call.request)
  const start = call.request.getOptions()?.getAll()?.getPosition()?.getCommitPosition()
  const failAfter = fault ? (fault.after ?? 0) : Number.POSITIVE_INFINITY
  let at = start === undefined ? -1n : BigInt(start)
  let sent = 0
  let considered = 0
  let over = false

  function failIfDue(): void {
    if (over || sent < failAfter) return
    over = true
    if (fault?.kind === 'end') call.end()
    if (fault?.kind === 'refuse') refuse(call, fault.refusal)
    if (fault?.kind === 'cut') cutSockets()
  }

  function pass(record: StoredRecord): void {
    at = record.position
    considered += 1
    if (matches(record)) {
      call.write(eventAnswer(record, false))
      sent += 1
    }
    if (considered % CHECKPOINT_EVERY === 0) call.write(checkpoint(at))
  }

  function advance(): void {
    failIfDue()
    for (const record of log.records.slice(log.indexAfter(at))) {
      if (over) return
      pass(record)
      failIfDue()
    }
  }

  return { advance, isOver: () => over, at: () => at }
}
