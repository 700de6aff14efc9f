import { START as FIRST } from '@kurrent/kurrentdb-client'
import { comparePositions, type Filter, type Position, type RecordedEvent, START } from '../port.ts'
import { type BoundedQueue, createBoundedQueue } from './boundedQueue.ts'
import type { Connection } from './connection.ts'
import type { Reading } from './reading.ts'
import { positionOf, recorded } from './recorded.ts'
import { selectionOf } from './selection.ts'
import { ignore } from './timeout.ts'

export type FeedItem =
  | { readonly kind: 'event'; readonly event: RecordedEvent }
  | { readonly kind: 'checkpoint'; readonly position: Position }
  | { readonly kind: 'live' }
  /** Always the last: the server, the wire or the watchdog ended it. */
  | { readonly kind: 'dropped'; readonly reason: string }

/** One subscription of the client, for as long as it lasts: it never comes back by itself. */
export interface Feed {
  readonly queue: BoundedQueue<FeedItem>
  close(): void
}

export interface FeedOptions {
  readonly connection: Connection
  readonly reading: Reading
  readonly after: Position
  readonly filter: Filter | undefined
  readonly idleMs: number
}

/** How many events may wait in the process before the server is held back. */
export const CAPACITY = 1_000

/** Subscribes from a checkpoint and puts what comes into a bounded queue, in the order in which the server sent it. */
export function openFeed({ connection, reading, after, filter, idleMs }: FeedOptions): Feed {
  let seen = after
  let isOver = false
  const queue = createBoundedQueue<FeedItem>(CAPACITY, () => subscription.resume())

  const subscription = connection.client().subscribeToAll({
    fromPosition: after === START ? FIRST : { commit: BigInt(after), prepare: BigInt(after) },
    filter: selectionOf(filter, {
      async checkpointReached(_, { commit }) {
        await gate.passed()
        put({ kind: 'checkpoint', position: positionOf(commit) })
      },
    }),
  })
  // The client calls back about checkpoints and catching up while events that came before still wait in its stream's buffer.
  const gate = createGate(() => subscription.readableLength === 0)
  const watchdog = createWatchdog(idleMs, lookForSilence)
  const forget = connection.onReplaced(() => drop('its client was replaced'))

  function put(item: FeedItem): void {
    if (isOver) return
    if (item.kind === 'event') seen = item.event.position
    if (item.kind === 'checkpoint') seen = item.position
    queue.push(item)
    watchdog.reset()
  }

  function drop(reason: string): void {
    put({ kind: 'dropped', reason })
    close()
  }

  function close(): void {
    if (isOver) return
    isOver = true
    watchdog.stop()
    forget()
    subscription.unsubscribe().catch(ignore)
  }

  async function lookForSilence(): Promise<void> {
    if (!queue.isEmpty()) return watchdog.reset()
    const head = await reading.head()
    if (comparePositions(head, seen) > 0) drop('the log has moved on and it said nothing')
    else watchdog.reset()
  }

  subscription.on('data', ({ event }) => {
    if (event) put({ kind: 'event', event: recorded(event) })
    if (queue.isFull()) subscription.pause()
    gate.look()
  })
  // Its place counts as a checkpoint: past events that do not match the server says no other word about how far it is.
  subscription.on('caughtUp', ({ position }) => {
    void gate.passed().then(() => {
      if (position) put({ kind: 'checkpoint', position: positionOf(position.commit) })
      put({ kind: 'live' })
    })
  })
  // Stays attached after the end: without a listener a late error would end the process.
  subscription.on('error', (error: Error) => drop(error.message))
  subscription.on('end', () => drop('the server ended it'))
  subscription.on('close', () => drop('the stream was closed'))
  return { queue, close }
}

/** Makes things wait until something is so. */
interface Gate {
  /** Resolves when it is open: at once, or when a later look finds it so. */
  passed(): Promise<void>
  /** Looks whether it is open now. */
  look(): void
}

function createGate(isOpen: () => boolean): Gate {
  let waiting: (() => void)[] = []
  return {
    passed() {
      if (isOpen()) return Promise.resolve()
      return new Promise((resolve) => {
        waiting.push(resolve)
      })
    },
    look() {
      if (!isOpen()) return
      for (const proceed of waiting) proceed()
      waiting = []
    },
  }
}

/** Acts when nobody has reset it for so long. */
interface Watchdog {
  reset(): void
  stop(): void
}

/** @param act what to do after silence; when it fails, it is done again after the next silence */
function createWatchdog(ms: number, act: () => Promise<void>): Watchdog {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const reset = () => {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(() => void act().catch(reset), ms)
    timer.unref()
  }
  reset()
  return {
    reset,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
