import { randomUUID } from 'node:crypto'
import { ConflictError, type Violation } from '../errors.ts'
import { checkAppend, isStreamName } from '../grammar.ts'
import {
  type Appended,
  type AppendRequest,
  type Batch,
  type EventStore,
  type Position,
  type ReadOptions,
  type RecordedEvent,
  rangeOf,
  START,
  type SubscribeOptions,
} from '../port.ts'
import { createWakeUp } from '../wakeUp.ts'

/**
 * A store that lasts as long as the process: the model for the others, and for quick tests. Events go through JSON text both ways, so
 * no caller shares an object with the store.
 * @param now the store's own clock, for `recordedAt`
 */
export function createMemoryEventStore(now: () => Date = () => new Date()): EventStore {
  const log = createLog(now)
  const appended = createWakeUp()
  const closing = new AbortController()
  const id = randomUUID()
  return {
    tellsRetries: true,
    async append(request) {
      checkAppend(request)
      const result = log.append(request)
      appended.wake()
      return result
    },
    async *readStream(stream, options = {}) {
      if (isStreamName(stream)) yield* select(log.stream(stream), options).map(copy)
    },
    async readStreams(streams, options = {}) {
      const read = streams.map(rangeOf).map(({ stream, from }) => {
        const events = select(log.stream(stream), { ...options, from })
        return [stream, events.map(copy)] as const
      })
      return new Map(read.filter(([, events]) => events.length > 0))
    },
    async *subscribe(options) {
      const signal = AbortSignal.any([options.signal, closing.signal])
      let checkpoint = options.after ?? START
      let told = false
      while (!signal.aborted) {
        const batch = log.after(checkpoint, options)
        if (told && batch.checkpoint === checkpoint) {
          await appended.wait({ signal, since: appended.mark() })
          continue
        }
        told = batch.live
        yield batch
        checkpoint = batch.checkpoint
      }
    },
    head: async () => log.head(),
    last: async () => log.head(),
    identity: async () => id,
    close: async () => closing.abort(),
  }
}

function createLog(now: () => Date) {
  const all: RecordedEvent[] = []
  const streams = new Map<string, RecordedEvent[]>()
  const known = new Map<string, RecordedEvent>()
  const stream = (name: string) => streams.get(name) ?? []
  const head = () => String(all.length) as Position

  function append(request: AppendRequest): Appended {
    const seen = request.events.flatMap(({ event }) => known.get(event.id) ?? [])
    const isRetry = request.events.every(({ stream, event }) => known.get(event.id)?.stream === stream)
    if (isRetry) return summarize(seen, true)
    const violations = violationsOf(request.expect, (name) => BigInt(stream(name).length) - 1n)
    if (violations.length > 0 || seen.length > 0) throw new ConflictError(violations)
    return summarize(request.events.map(record), false)
  }

  function record({ stream: name, event }: AppendRequest['events'][number]): RecordedEvent {
    const before = stream(name)
    const position = String(all.length + 1) as Position
    const recorded = {
      ...copy(event),
      stream: name,
      revision: BigInt(before.length),
      position,
      recordedAt: now().getTime(),
    }
    streams.set(name, before)
    before.push(recorded)
    known.set(event.id, recorded)
    all.push(recorded)
    return recorded
  }

  function after(checkpoint: Position, { maxBatch = 500 }: SubscribeOptions): Batch {
    const size = Math.max(1, maxBatch)
    const from = Number(checkpoint)
    const events = all.slice(from, from + size)
    const full = events.length === size
    const last = events.at(-1)
    return {
      events: events.map(copy),
      checkpoint: full && last ? last.position : head(),
      live: !full,
    }
  }

  return { append, stream, after, head }
}

function violationsOf(
  expect: AppendRequest['expect'],
  lastRevision: (stream: string) => bigint,
): Violation[] {
  return Object.entries(expect)
    .map(([stream, expected]) => ({ stream, expected, actual: lastRevision(stream) }))
    .filter(({ expected, actual }) => actual !== (expected === 'absent' ? -1n : expected))
}

function summarize(events: readonly RecordedEvent[], duplicate: boolean): Appended {
  const revisions = Object.fromEntries(events.map(({ stream, revision }) => [stream, revision]))
  return { position: events.at(-1)?.position ?? START, revisions, duplicate }
}

function select(events: readonly RecordedEvent[], { from, limit, backwards }: ReadOptions): RecordedEvent[] {
  const wanted = backwards
    ? events.filter(({ revision }) => revision <= (from ?? revision)).toReversed()
    : events.slice(Number(from ?? 0n))
  return wanted.slice(0, limit)
}

function copy<E extends { readonly data: unknown; readonly meta: Readonly<Record<string, string>> }>(
  event: E,
): E {
  return { ...event, data: JSON.parse(JSON.stringify(event.data)), meta: { ...event.meta } }
}
