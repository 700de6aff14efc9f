import { randomUUID } from 'node:crypto'
import { caughtUp, confirmation, eventAnswer } from './messages.ts'
import { filterOf, type ReadCall, refuse } from './readAnswers.ts'
import type { SubscriptionFault } from './script.ts'
import type { StoredLog, StoredRecord } from './storedLog.ts'

interface SubscriptionContext {
  readonly log: StoredLog
  readonly fault: SubscriptionFault | undefined
  readonly cutSockets: () => void
}

/**
 * A subscription to `$all`: confirmation, the past, "caught up" with the place of the last match, then whatever is written, until somebody hangs up. The real
 * server (KurrentDB 25.1) also sends a checkpoint after every 32 events that it considered; the client is not asked for them.
 */
export function answerSubscription(call: ReadCall, context: SubscriptionContext): void {
  const { log } = context
  call.write(confirmation(randomUUID()))
  const reader = createReader(call, context)
  const stopWatching = log.watch(() => reader.advance())
  call.on('cancelled', stopWatching)
  reader.advance()
  if (reader.isOver()) return
  call.write(caughtUp(reader.matched()))
}

/** Goes along the log, sends what matches, and fails where it was told to. */
function createReader(call: ReadCall, { log, fault, cutSockets }: SubscriptionContext) {
  const matches = filterOf(call.request)
  const start = call.request.getOptions()?.getAll()?.getPosition()?.getCommitPosition()
  const failAfter = fault ? (fault.after ?? 0) : Number.POSITIVE_INFINITY
  let at = start === undefined ? -1n : BigInt(start)
  let matched = at
  let sent = 0
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
    if (!matches(record)) return
    call.write(eventAnswer(record, false))
    matched = at
    sent += 1
  }

  function advance(): void {
    failIfDue()
    for (const record of log.records.slice(log.indexAfter(at))) {
      if (over) return
      pass(record)
      failIfDue()
    }
  }

  return { advance, isOver: () => over, matched: () => matched }
}
