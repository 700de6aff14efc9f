import { comparePositions, type EventStore, type RecordedEvent, START } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { commandOf } from '../../kernel/event.ts'
import { auditReadModels } from '../../readmodels/engine/readModelAudit.queries.ts'
import type { Audit, InvariantReport } from './audit.ts'
import { auditDocuments } from './invariantsOfDocuments.ts'
import { orderingAudits } from './orderInvariants.ts'
import type { Check } from './verification.ts'

/** How many events before the head, and for how long after it was reached, an append may straddle it. */
const STRADDLING = 500
const STRADDLING_MS = 500

/** The eleven invariants over everything that is stored; a running system may be checked. */
export function invariantChecks(stores: { readonly db: Db; readonly store: EventStore }): readonly Check[] {
  return [() => auditEvents(stores.store), async () => [await auditedReadModels(stores)]]
}

/** Invariants 1 to 6 and 8 to 11, in one pass over the events up to its start. */
async function auditEvents(store: EventStore): Promise<readonly InvariantReport[]> {
  const audits: readonly Audit[] = [...orderingAudits(), auditDocuments()]
  for await (const event of eventsOf(store)) for (const audit of audits) audit.see(event)
  return audits.map((audit) => audit.report())
}

/**
 * All events up to the current head. With other writers, an append may straddle the head; then the rest of its command is read too, so that
 * no check sees a part of it.
 */
async function* eventsOf(store: EventStore): AsyncIterable<RecordedEvent> {
  const head = await store.head()
  if (comparePositions(head, START) === 0) return
  const ending = new AbortController()
  let seen: readonly string[] = []
  try {
    for await (const { events, checkpoint } of store.subscribe({ signal: ending.signal })) {
      const upToHead = events.filter(({ position }) => comparePositions(position, head) <= 0)
      seen = [...seen, ...upToHead.map(commandOf)].slice(-STRADDLING)
      yield* upToHead
      yield* events.slice(upToHead.length).filter((event) => seen.includes(commandOf(event)))
      if (comparePositions(checkpoint, head) >= 0) setTimeout(() => ending.abort(), STRADDLING_MS)
    }
  } finally {
    ending.abort()
  }
}

/** Invariant 7. */
async function auditedReadModels(stores: {
  readonly db: Db
  readonly store: EventStore
}): Promise<InvariantReport> {
  const findings = await auditReadModels(stores)
  return {
    invariant: 7,
    title: 'every read model equals a replay of the events from zero',
    checked: findings.reduce((sum, { rows }) => sum + rows, 0),
    violations: findings.flatMap(({ projection, faults }) =>
      faults.map((fault) => `${projection}: ${fault}`),
    ),
  }
}
