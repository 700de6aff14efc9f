import { randomBytes, randomUUID } from 'node:crypto'
import { UnknownOutcomeError } from '../errors.ts'
import type {
  Appended,
  AppendRequest,
  Batch,
  EventStore,
  Expect,
  NewEvent,
  Position,
  RecordedEvent,
  SubscribeOptions,
} from '../port.ts'

/** Names that no other case uses, so that cases can share one store, and events to put under them. */
export interface World {
  readonly category: string
  readonly type: string
  /** A stream of this world's category. */
  stream(name: string): string
  /** A new event with its own id; `data` counts up unless given. */
  event(about?: Partial<NewEvent>): NewEvent
  /** A request that writes events (a number: so many new ones) to one stream. */
  request(stream: string, expect: Expect, events?: number | readonly NewEvent[]): AppendRequest
}

export function createWorld(): World {
  const mark = randomBytes(6).toString('hex')
  const category = `c${mark}`
  const type = `test.${mark}.noted`
  let count = 0
  const event = (about: Partial<NewEvent> = {}): NewEvent => ({
    id: randomUUID(),
    type,
    data: { n: count++ },
    meta: {},
    ...about,
  })
  return {
    category,
    type,
    stream: (name) => `${category}-${name}`,
    event,
    request: (stream, expect, events = 1) => ({
      expect: { [stream]: expect },
      events: (typeof events === 'number' ? Array.from({ length: events }, () => event()) : events).map(
        (one) => ({
          stream,
          event: one,
        }),
      ),
    }),
  }
}

export async function readAll(
  store: EventStore,
  stream: string,
  options?: Parameters<EventStore['readStream']>[1],
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = []
  for await (const event of store.readStream(stream, options)) events.push(event)
  return events
}

/** Sends the identical request until an answer comes, as callers do. */
export async function appendSurely(store: EventStore, request: AppendRequest, tries = 20): Promise<Appended> {
  try {
    return await store.append(request)
  } catch (error) {
    if (!(error instanceof UnknownOutcomeError) || tries <= 1) throw error
    return appendSurely(store, request, tries - 1)
  }
}

export interface Watch {
  readonly batches: readonly Batch[]
  events(): RecordedEvent[]
  ids(): string[]
  /** Resolves once the batches so far satisfy the condition; rejects, saying what was seen, when they do not in time. */
  until(what: string, condition: (batches: readonly Batch[]) => boolean, withinMs?: number): Promise<void>
  /** Ends the subscription and waits until it has ended. */
  stop(): Promise<void>
}

interface WatchOptions extends Omit<SubscribeOptions, 'signal'> {
  /** Keeps the events of this category only. */
  readonly category?: string
}

/** Subscribes and keeps what comes; `onBatch` may look at each batch, and what it throws ends the watch. */
export function watch(
  store: EventStore,
  { category, ...options }: WatchOptions,
  onBatch: (batch: Batch) => void = () => undefined,
): Watch {
  const ending = new AbortController()
  const batches: Batch[] = []
  const listeners = new Set<() => void>()
  let failure: unknown
  const running = consume().catch((error: unknown) => {
    failure = error
    for (const tell of listeners) tell()
  })

  async function consume(): Promise<void> {
    for await (const batch of store.subscribe({ ...options, signal: ending.signal })) {
      onBatch(batch)
      const isKept = ({ stream }: RecordedEvent) =>
        category === undefined || stream.startsWith(`${category}-`)
      batches.push({ ...batch, events: batch.events.filter(isKept) })
      for (const tell of listeners) tell()
    }
    if (!ending.signal.aborted) throw new Error('the subscription ended by itself')
  }

  function until(
    what: string,
    condition: (batches: readonly Batch[]) => boolean,
    withinMs = 10_000,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (failure !== undefined) finish(() => reject(failure))
        else if (condition(batches)) finish(resolve)
      }
      const tooLate = () =>
        reject(new Error(`${what}: not within ${withinMs} ms, seen ${ids(batches).length} events`))
      const timer = setTimeout(() => finish(tooLate), withinMs)
      function finish(settle: () => void): void {
        clearTimeout(timer)
        listeners.delete(look)
        settle()
      }
      listeners.add(look)
      look()
    })
  }

  return {
    batches,
    events: () => batches.flatMap(({ events }) => events),
    ids: () => ids(batches),
    until,
    async stop() {
      ending.abort()
      await running
    },
  }
}

/** Everything from a checkpoint to now, once the store says there is no more. */
export async function catchUp(store: EventStore, options: WatchOptions, target: Position): Promise<Watch> {
  const seen = watch(store, options)
  await seen.until('catching up', (batches) =>
    batches.some(({ live, checkpoint }) => live && BigInt(checkpoint) >= BigInt(target)),
  )
  await seen.stop()
  return seen
}

function ids(batches: readonly Batch[]): string[] {
  return batches.flatMap(({ events }) => events.map(({ id }) => id))
}
