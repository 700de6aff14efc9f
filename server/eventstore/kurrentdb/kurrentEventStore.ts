import { pause, retryDelay } from '../../kernel/retryPolicies.ts'
import { StoreUnavailableError, UnsupportedStoreError } from '../errors.ts'
import { type EventStore, rangeOf } from '../port.ts'
import { createAppending } from './appending.ts'
import { type AppendCall, chooseAppendCall } from './capabilities.ts'
import { type Connection, openConnection } from './connection.ts'
import { isPassing } from './failures.ts'
import { readIdentity } from './identity.ts'
import { createKnownIds } from './knownIds.ts'
import { collect, createReading, type Reading } from './reading.ts'
import { type StoreLog, TIMEOUTS, type Timeouts } from './settings.ts'
import { readStoreUrl, type StoreUrl } from './storeUrl.ts'
import { subscribeForEver } from './subscription.ts'
import { within } from './timeout.ts'

export interface KurrentOptions {
  /** `kurrentdb://`, `kurrentdb+discover://`, `esdb://` or `esdb+discover://`. */
  readonly url: string
  readonly log: StoreLog
  readonly timeouts?: Partial<Timeouts>
}

/**
 * Events in EventStoreDB or KurrentDB. Waits for the server, asks once what it can do, and reads once, so that the first command does
 * not pay for the first connection.
 * @throws UnsupportedStoreError when the server cannot append to several streams at once (before 25.1)
 * @throws StoreUnavailableError when the server does not come up in time
 * @throws Error in one sentence, without credentials, when the address is wrong
 */
export async function createKurrentEventStore(options: KurrentOptions): Promise<EventStore> {
  const { log } = options
  const timeouts = { ...TIMEOUTS, ...options.timeouts }
  const url = addressOf(options.url, log)
  const connection = openConnection(url, timeouts.appendMs, log)
  const reading = createReading(connection, timeouts)
  try {
    const call = await comeUp({ url, connection, reading, timeouts })
    log.info({ store: url.shown, call }, 'event store connected')
    return assemble({ connection, reading, call, timeouts, log })
  } catch (error) {
    await connection.close()
    throw error
  }
}

interface Parts {
  readonly connection: Connection
  readonly reading: Reading
  readonly call: AppendCall
  readonly timeouts: Timeouts
  readonly log: StoreLog
}

function assemble(parts: Parts): EventStore {
  const { connection, reading, call } = parts
  const closing = new AbortController()
  const known = createKnownIds()
  let identity: Promise<string> | undefined
  const isNewer = call === 'appendRecords'
  const store: EventStore = {
    capabilities: {
      checkOnly: isNewer,
      holdsRows: false,
      tellsRetries: false,
      keepsOrder: isNewer,
    },
    append: createAppending({ ...parts, known }),
    async *readStream(stream, options) {
      for await (const event of reading.readStream(stream, options)) {
        known.learn(event.id, event)
        yield event
      }
    },
    // the server has no such call; asked side by side the streams share its round trips
    readStreams: async (streams, options) => {
      const read = streams.map(rangeOf).map(async ({ stream, from }) => {
        const events = await collect(store.readStream(stream, { ...options, from }))
        return [stream, events] as const
      })
      return new Map((await Promise.all(read)).filter(([, events]) => events.length > 0))
    },
    subscribe: (options) =>
      subscribeForEver(parts, { ...options, signal: AbortSignal.any([options.signal, closing.signal]) }),
    head: reading.head,
    // what is done is in the log, and nothing stands in the log before it is done
    last: reading.head,
    identity() {
      identity ??= readIdentity(store).catch((error: unknown) => {
        identity = undefined
        throw error
      })
      return identity
    },
    async close() {
      closing.abort()
      await connection.close()
    },
  }
  return store
}

function addressOf(text: string, log: StoreLog): StoreUrl {
  const read = readStoreUrl(text)
  if (!read.ok) throw new Error(`the event store's address ${read.problem}`)
  if (read.url.dropsCredentials) {
    log.warn({ store: read.url.shown }, 'without TLS the credentials of the event store are not sent')
  }
  return read.url
}

type Start = Pick<Parts, 'connection' | 'reading' | 'timeouts'> & { readonly url: StoreUrl }

/** Tries until the server answers both on the writing and on the reading connection, which are two. */
async function comeUp(start: Start): Promise<AppendCall> {
  const { timeouts, url } = start
  const giveUp = new AbortController()
  const seconds = timeouts.startMs / 1000
  try {
    return await within(
      timeouts.startMs,
      tryUntilUp(start, giveUp.signal),
      () => new StoreUnavailableError(`the event store at ${url.shown} did not answer within ${seconds} s`),
    )
  } finally {
    giveUp.abort()
  }
}

async function tryUntilUp(start: Start, signal: AbortSignal): Promise<AppendCall> {
  const { connection, reading, timeouts, url } = start
  for (let attempt = 0; ; attempt++) {
    const client = connection.client()
    const silent = () => new StoreUnavailableError('it did not say what it can do')
    try {
      const call = await within(timeouts.readMs, chooseAppendCall(client, url.shown), silent)
      await reading.head()
      return call
    } catch (error) {
      if (signal.aborted || error instanceof UnsupportedStoreError || !isPassing(error)) throw error
      connection.replace(client, error instanceof Error ? error.message : String(error))
      await pause(retryDelay(timeouts.retry, attempt), signal)
    }
  }
}
