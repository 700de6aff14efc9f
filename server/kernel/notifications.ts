import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { keepDoing } from './retryPolicies.ts'

/**
 * Processes on one database wake each other by NOTIFY and LISTEN on a separate connection. Correctness does not depend on it, only latency:
 * a notification may be lost with its connection, so waiting code also polls.
 */
export interface Notifications {
  /**
   * Notifies the other processes soon, without waiting. Payloads within a few milliseconds, or during a send, share a statement: of
   * positions only the newest, of others each once.
   * @param payload at most 7,000 bytes
   */
  notify(channel: Channel, payload: string): void
  /** Receives other processes' notifications, in their order, but not this one's. @returns the unsubscribe function */
  listen(channel: Channel, listener: (payload: string) => void): () => void
  close(): Promise<void>
}

/** The channels: appended events, progress of read models, and changed orders. */
type Channel = 'events_appended' | 'read_models_moved' | 'order_changed'

const CHANNELS: readonly Channel[] = ['events_appended', 'read_models_moved', 'order_changed']

/** Between two statements: a thousand writes a second cause two hundred. */
const GAP_MS = 5
/** Without other listeners, a process sends nothing for this long, and then everything collected. */
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
    // notifications need no fsync, because they mean nothing after a crash
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
