import type { KurrentDBClient } from '@kurrent/kurrentdb-client'
import { availabilityOf, createCircuit } from '../../kernel/circuit.ts'
import { StoreUnavailableError } from '../errors.ts'
import { type EventStore, rangeOf } from '../port.ts'
import { createAppending } from './appending.ts'
import { type Client, openClient, type StoreLog, TIMEOUTS, type Timeouts } from './client.ts'
import { isPassing, messageOf, UnsupportedStoreError } from './failures.ts'
import { readIdentity } from './identity.ts'
import { collect, createReading } from './reading.ts'
import { readStoreUrl, type StoreUrl } from './storeUrl.ts'
import { subscribeForEver } from './subscription.ts'

export interface KurrentOptions {
  /** `kurrentdb://`, `kurrentdb+discover://`, `esdb://` or `esdb+discover://`. */
  readonly url: string
  readonly log: StoreLog
  readonly timeouts?: Partial<Timeouts>
}

/**
 * Events in KurrentDB 25.1 or newer. Waits for the server, checks its capabilities, and reads once, so the first command does not pay
 * for the first connection.
 * @throws UnsupportedStoreError when the server cannot append to several streams at once
 * @throws StoreUnavailableError when the server does not come up in time
 * @throws Error in one sentence, without credentials, when the address is wrong
 */
export async function createKurrentEventStore(options: KurrentOptions): Promise<EventStore> {
  const { log } = options
  const timeouts = { ...TIMEOUTS, ...options.timeouts }
  const url = readStoreUrl(options.url)
  if (url.dropsCredentials)
    log.warn({ store: url.shown }, 'without TLS the credentials of the event store are not sent')
  const client = clientOf(url, timeouts, log)
  try {
    await comeUp(client, url, timeouts)
  } catch (error) {
    await client.close()
    throw error
  }
  log.info({ store: url.shown }, 'event store connected')
  return storeOn(guarded(client, timeouts, log), timeouts, log)
}

function storeOn(client: Client, timeouts: Timeouts, log: StoreLog): EventStore {
  const reading = createReading(client, timeouts)
  const closing = new AbortController()
  let identity: Promise<string> | undefined
  const store: EventStore = {
    tellsRetries: false,
    append: createAppending({ client, reading, timeouts }),
    readStream: reading.readStream,
    // the server has no such call; made side by side the reads share its round trips
    async readStreams(streams, readOptions) {
      const read = streams.map(rangeOf).map(async ({ stream, from }) => {
        const events = await collect(reading.readStream(stream, { ...readOptions, from }))
        return [stream, events] as const
      })
      return new Map((await Promise.all(read)).filter(([, events]) => events.length > 0))
    },
    subscribe(subscribing) {
      const signal = AbortSignal.any([subscribing.signal, closing.signal])
      return subscribeForEver({ client, reading, timeouts, log }, { ...subscribing, signal })
    },
    head: reading.head,
    // an append is in the log when it is done, and nothing is in the log before
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
      await client.close()
    },
  }
  return store
}

/** Puts a circuit breaker before the calls. Subscriptions come back by themselves. */
function guarded(client: Client, timeouts: Timeouts, log: StoreLog): Client {
  const probe = createReading(client, timeouts).head
  const circuit = createCircuit({ name: 'event store', probe, limits: timeouts.circuit })
  circuit.onChange((isAway) => log.warn({ isAway }, availabilityOf('event store', isAway)))
  return {
    current: client.current,
    call: (...call) => circuit.pass(() => client.call(...call)),
    async close() {
      circuit.stop()
      await client.close()
    },
  }
}

/** @throws Error without the address, which the library repeats in some of its messages, credentials included */
function clientOf(url: StoreUrl, timeouts: Timeouts, log: StoreLog): Client {
  try {
    return openClient(url, timeouts, log)
  } catch (error) {
    const message = messageOf(error)
    const reason = message.includes('://')
      ? 'cannot be used'
      : `has an option that cannot be used: ${message}`
    throw new Error(`the event store's address ${reason}`)
  }
}

/** Tries until the server answers both on the writing and on the reading connection, which are two. */
async function comeUp(client: Client, { shown }: StoreUrl, { startMs, readMs }: Timeouts): Promise<void> {
  const askAndRead = async (current: KurrentDBClient) => {
    const features = await featuresOf(current)
    await collect(current.readAll({ maxCount: 1 }))
    return features
  }
  const features = await client
    .call('read', askAndRead, { ms: startMs, tryMs: readMs })
    .catch((cause: unknown) => {
      if (!isPassing(cause)) throw cause
      const seconds = startMs / 1000
      throw new StoreUnavailableError(`the event store at ${shown} did not answer within ${seconds} s`, {
        cause,
      })
    })
  if (features.supports({ path: '/kurrentdb.protocol.v2.streams.StreamsService/AppendSession' })) return
  throw new UnsupportedStoreError(
    `The event store at ${shown} is version ${features.serverVersion}, which cannot append to several streams ` +
      'at once: KurrentDB 25.1 or newer is needed.',
  )
}

interface ServerFeatures {
  readonly serverVersion: string
  supports(method: { readonly path: string }): boolean
}

/** The list of the server's calls is protected in the client's typings and public in event; a trial append would write. */
function featuresOf(client: KurrentDBClient): Promise<ServerFeatures> {
  return (client as unknown as { capabilities: Promise<ServerFeatures> }).capabilities
}
