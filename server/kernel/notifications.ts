import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { keepDoing } from './retryPolicies.ts'

/**
 * Lets processes on one database wake each other: NOTIFY and LISTEN on a connection of their own. Nothing is right or wrong by it, only
 * sooner or later: a notification may be lost with its connection, and who waits for one looks for itself now and then.
 */
export interface Notifications {
  /**
   * Tells the other processes, soon and not waited for. What comes before the last was sent, or within a few milliseconds, goes out in one
   * statement: of a position only the newest, of other payloads each once.
   * @param payload at most 7,000 bytes
   */
  notify(channel: Channel, payload: string): void
  /**
   * Calls back with what other processes tell, in their order; never with what this one told.
   * @returns ends it
   */
  listen(channel: Channel, listener: (payload: string) => void): () => void
  close(): Promise<void>
}

/** What processes tell each other: that events were appended, how far read models have come, and which orders changed. */
type Channel = 'events_appended' | 'read_models_moved' | 'order_changed'

const CHANNELS: readonly Channel[] = ['events_appended', 'read_models_moved', 'order_changed']

/** Between two statements: a process that writes a thousand times a second tells it two hundred times. */
const GAP_MS = 5
/** A process that found no other one listening sends nothing for this long, and then what has gathered. */
const ALONE_MS = 1_000
const NAME = 'aspenrow notifications'
/** @returns how many processes listen, this one among them */
const NOTIFY = `select (select count(*) from pg_stat_activity where datname = current_database() and application_name = '${NAME}')::int
    as listening, pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as told (channel, payload)`

/** @param connectionString leads to the server itself: a pooler that shares connections between transactions passes nothing on */
export function openNotifications(connectionString: string): Notifications {
  const listeners = new Map<Channel, Set<(payload: string) => void>>(
    CHANNELS.map((channel) => [channel, new Set()]),
  )
  const waiting = new Map<string, readonly [channel: Channel, payload: string]>()
  const ending = new AbortController()
  let connected: pg.Client | undefined
  let isSending = false
  let isAlone = false

  /** Listens for as long as the connection lives. */
  async function serve(succeeded: () => void): Promise<void> {
    // no fsync for what is worth nothing after a crash
    const options = '-c synchronous_commit=off'
    const settings = { connectionString, keepAlive: true, connectionTimeoutMillis: 3_000, options }
    const client = new pg.Client({ ...settings, application_name: NAME })
    const lost = Promise.withResolvers<void>()
    const lose = () => lost.resolve()
    client.on('error', lose)
    client.on('end', lose)
    ending.signal.addEventListener('abort', lose)
    client.on('notification', ({ processId, channel, payload = '' }) => {
      // the processId of this connection's own server process, which node-pg keeps without saying so in its types
      if (processId === (client as pg.Client & { readonly processID: number }).processID) return
      for (const listener of listeners.get(channel as Channel) ?? []) listener(payload)
    })
    try {
      await client.connect()
      for (const channel of CHANNELS) await client.query(`listen ${channel}`)
      succeeded()
      connected = client
      void send()
      await lost.promise
    } finally {
      connected = undefined
      // the signal lives as long as the process, and would hold every connection there ever was
      ending.signal.removeEventListener('abort', lose)
      // a connection that is gone may never say goodbye
      await Promise.race([client.end().catch(() => undefined), wait(1_000, undefined, { ref: false })])
    }
  }

  async function send(): Promise<void> {
    if (isSending || isAlone || connected === undefined || waiting.size === 0) return
    const told = [...waiting.values()]
    waiting.clear()
    isSending = true
    const texts = [told.map(([channel]) => channel), told.map(([, payload]) => payload)]
    const sent = connected.query<{ listening: number }>({ name: 'notify', text: NOTIFY, values: texts })
    const [listening] = await Promise.all([
      sent.then(({ rows: [row] }) => row?.listening).catch(() => undefined),
      wait(GAP_MS, undefined, { ref: false }),
    ])
    isSending = false
    if (listening === 1) rest()
    void send()
  }

  function rest(): void {
    isAlone = true
    void wait(ALONE_MS, undefined, { ref: false }).then(() => {
      isAlone = false
      void send()
    })
  }

  const serving = keepDoing(ending.signal, serve, () => undefined)
  return {
    notify(channel, payload) {
      waiting.set(channel === 'order_changed' ? `${channel} ${payload}` : channel, [channel, payload])
      void send()
    },
    listen(channel, listener) {
      listeners.get(channel)?.add(listener)
      return () => listeners.get(channel)?.delete(listener)
    },
    close() {
      ending.abort()
      return serving
    },
  }
}
