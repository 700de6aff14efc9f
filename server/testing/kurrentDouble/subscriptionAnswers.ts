import { randomUUID } from 'node:crypto'
import type { ReadReq } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js'
import { caughtUp, checkpoint, confirmation, eventAnswer } from './messages.ts'
import { type ReadCall, refuse } from './readAnswers.ts'
import type { SubscriptionFault } from './script.ts'
import type { StoredLog, StoredRecord } from './storedLog.ts'

/** The server's default window: a live subscription says how far it is after this many events it passed over or sent. */
const CHECKPOINT_EVERY = 32

export interface SubscriptionContext {
  readonly log: StoredLog
  readonly fault: SubscriptionFault | undefined
  readonly cutSockets: () => void
}

/** A subscription to `$all`: confirmation, the past, a checkpoint, "caught up", then whatever is written, until somebody hangs up. */
export function answerSubscription(call: ReadCall, { log, fault, cutSockets }: SubscriptionContext): void {
  const matches = filterOf(call.request)
  const start = call.request.getOptions()?.getAll()?.getPosition()?.getCommitPosition()
  const state = { at: start === undefined ? -1n : BigInt(start), sent: 0, considered: 0, over: false }
  const faultAfter = fault ? (fault.after ?? 0) : Number.POSITIVE_INFINITY

  function fail(): void {
    state.over = true
    stopWatching()
    if (fault?.kind === 'end') call.end()
    if (fault?.kind === 'refuse') refuse(call, fault.refusal)
    if (fault?.kind === 'cut') cutSockets()
  }

  function pass(record: StoredRecord): void {
    state.at = record.position
    state.considered += 1
    if (!matches(record)) return
    call.write(eventAnswer(record, false))
    state.sent += 1
  }

  function advance(live: boolean): void {
    for (const record of log.records) {
      if (state.over || record.position <= state.at) continue
      if (state.sent >= faultAfter) return fail()
      pass(record)
      if (live && state.considered % CHECKPOINT_EVERY === 0) call.write(checkpoint(state.at))
    }
    if (!state.over && state.sent >= faultAfter) fail()
  }

  call.write(confirmation(randomUUID()))
  const stopWatching = log.watch(() => advance(true))
  call.on('cancelled', stopWatching)
  advance(false)
  if (state.over) return
  if (state.at >= 0n) call.write(checkpoint(state.at))
  call.write(caughtUp())
}

/** The server's filters: a pattern or prefixes, over stream names or event types. */
function filterOf(request: ReadReq): (record: StoredRecord) => boolean {
  const filter = request.getOptions()?.getFilter()
  const expression = filter?.getStreamIdentifier() ?? filter?.getEventType()
  if (!filter || !expression) return () => true
  const subject = (record: StoredRecord) => (filter.hasStreamIdentifier() ? record.stream : record.type)
  const prefixes = expression.getPrefixList()
  if (prefixes.length > 0) return (record) => prefixes.some((prefix) => subject(record).startsWith(prefix))
  const pattern = new RegExp(expression.getRegex())
  return (record) => pattern.test(subject(record))
}
