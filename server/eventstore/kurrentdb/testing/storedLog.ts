/** The last event number of a tombstoned stream, as the server's index keeps it. */
export const TOMBSTONED = 9223372036854775807n

export interface ProposedRecord {
  readonly stream: string
  readonly id: string
  readonly type: string
  readonly data: Uint8Array
  readonly properties: Readonly<Record<string, string>>
}

export interface StoredRecord extends ProposedRecord {
  readonly revision: bigint
  readonly position: bigint
  readonly createdAt: number
}

/** One stream's condition in a write: -1 no stream, else the exact last revision. */
export interface Condition {
  readonly stream: string
  readonly expected: bigint
}

export interface Failure extends Condition {
  readonly actual: bigint
}

type WriteAnswer =
  | { readonly position: bigint; readonly revisions: ReadonlyMap<string, bigint> }
  /** The first stream that is not as expected; the server names no other. */
  | { readonly failure: Failure }
  /** The server knows the ids of one stream and not of another. */
  | { readonly torn: true }

type Verdict =
  | { readonly kind: 'ok' }
  | { readonly kind: 'known' }
  | { readonly kind: 'failed'; actual: bigint }

/** A KurrentDB in memory: one global log, the server's own rules for expectations and for repeated ids. */
export interface StoredLog {
  readonly records: readonly StoredRecord[]
  write(conditions: readonly Condition[], proposed: readonly ProposedRecord[]): WriteAnswer
  of(stream: string): readonly StoredRecord[]
  /** Where in {@link records} the first one after a position is. */
  indexAfter(position: bigint): number
  isTombstoned(stream: string): boolean
  tombstone(stream: string): void
  /** Calls `listener` after every write until the returned function is called. */
  watch(listener: () => void): () => void
}

export function createStoredLog(): StoredLog {
  const records: StoredRecord[] = []
  const streams = new Map<string, StoredRecord[]>()
  const tombstones = new Set<string>()
  const listeners = new Set<() => void>()
  const of = (stream: string) => streams.get(stream) ?? []

  const stateOf = (stream: string) => ({ stored: of(stream), isTombstoned: tombstones.has(stream) })

  function store(proposed: readonly ProposedRecord[]): void {
    for (const record of proposed) {
      const stored = of(record.stream)
      // Positions are byte offsets on a real server: far apart, never consecutive.
      const position = (records.at(-1)?.position ?? 0n) + BigInt(200 + record.data.length)
      const kept = { ...record, revision: BigInt(stored.length), position, createdAt: Date.now() }
      streams.set(record.stream, [...stored, kept])
      records.push(kept)
    }
    for (const listener of [...listeners]) listener()
  }

  function write(conditions: readonly Condition[], proposed: readonly ProposedRecord[]): WriteAnswer {
    const idsOf = (stream: string) => proposed.filter((p) => p.stream === stream).map((p) => p.id)
    const verdicts = conditions.map((condition) => ({
      condition,
      verdict: judge(condition, idsOf(condition.stream), stateOf(condition.stream)),
    }))
    for (const { condition, verdict } of verdicts)
      if (verdict.kind === 'failed') return { failure: { ...condition, actual: verdict.actual } }
    const known = verdicts.filter(({ verdict }) => verdict.kind === 'known').length
    if (known > 0 && known < verdicts.length) return { torn: true }
    if (known === 0) store(proposed)
    return whereabouts(proposed, of)
  }

  return {
    records,
    write,
    of,
    indexAfter: (position) => {
      const last = records.findLastIndex((record) => record.position <= position)
      return last + 1
    },
    isTombstoned: (stream) => tombstones.has(stream),
    tombstone: (stream) => {
      tombstones.add(stream)
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

interface StreamState {
  readonly stored: readonly StoredRecord[]
  readonly isTombstoned: boolean
}

/** The server's decision on one stream of a write: ids that stand at the very revisions expected make it a repeated one. */
function judge({ expected }: Condition, ids: readonly string[], state: StreamState): Verdict {
  if (state.isTombstoned) return { kind: 'failed', actual: TOMBSTONED }
  const last = BigInt(state.stored.length) - 1n
  if (expected === last) return { kind: 'ok' }
  const first = Number(expected) + 1
  const isKnown = ids.length > 0 && ids.every((id, index) => state.stored[first + index]?.id === id)
  return isKnown ? { kind: 'known' } : { kind: 'failed', actual: last }
}

function whereabouts(
  proposed: readonly ProposedRecord[],
  of: (stream: string) => readonly StoredRecord[],
): { readonly position: bigint; readonly revisions: ReadonlyMap<string, bigint> } {
  const found = proposed.map((p) => of(p.stream).findLast((stored) => stored.id === p.id))
  const revisions = new Map<string, bigint>()
  for (const record of found) if (record) revisions.set(record.stream, record.revision)
  return { position: found.at(-1)?.position ?? 0n, revisions }
}
