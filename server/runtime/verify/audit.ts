/** Invariants held against the whole log: one pass over all events in order, with as little memory as each check needs. */

/** The fields of a recorded event that invariants read. */
export interface AuditedEvent {
  readonly stream: string
  readonly type: string
  readonly data: unknown
  readonly meta: Readonly<Record<string, string>>
}

export interface InvariantReport {
  /** Its number in the list of invariants, 1 to 11. */
  readonly invariant: number
  readonly title: string
  /** The number of checks. */
  readonly checked: number
  /** A sentence each, for operators; empty when the invariant holds. */
  readonly violations: readonly string[]
}

/** One invariant being checked: it sees every event once, in order, and reports at the end. */
export interface Audit {
  readonly see: (event: AuditedEvent) => void
  readonly report: () => InvariantReport
}

/** Counts checks and keeps what failed. */
export interface Tally {
  readonly check: (holds: boolean, violation: () => string) => void
  readonly report: () => InvariantReport
}

export function createTally(invariant: number, title: string): Tally {
  let checked = 0
  const violations: string[] = []
  return {
    check: (holds, violation) => {
      checked += 1
      if (!holds) violations.push(violation())
    },
    report: () => ({ invariant, title, checked, violations }),
  }
}

/** Shows all events to all audits. */
export function runAudits(audits: readonly Audit[], events: Iterable<AuditedEvent>): InvariantReport[] {
  for (const event of events) for (const audit of audits) audit.see(event)
  return audits.map((audit) => audit.report())
}

/** The id in the name of a category's stream, such as `order-…`; undefined for another category. */
export function idIn(category: string, stream: string): string | undefined {
  return stream.startsWith(`${category}-`) ? stream.slice(category.length + 1) : undefined
}

/** The entry of a map, created if missing. */
export function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
