import { KurrentDBClient } from '@kurrent/kurrentdb-client'
import type { StoreLog } from './settings.ts'
import type { StoreUrl } from './storeUrl.ts'

/**
 * The client behind a factory: one whose first read fell into an outage never reads again, and one that talks to a node which no
 * longer leads stays with it, so both are exchanged for a new one.
 */
export interface Connection {
  /** The client of this moment. Asked for before each call, never kept. */
  client(): KurrentDBClient
  /** Puts a new client in the place of `failed`, unless somebody already has. Subscriptions on the old one are told to come back. */
  replace(failed: KurrentDBClient, reason: string): void
  /** Runs `listener` when the client it was asked for is replaced, until the returned function is called. */
  onReplaced(listener: () => void): () => void
  close(): Promise<void>
}

/** @param deadlineMs after which the client gives up a call by itself, so that nothing stays in flight behind our own timer */
export function openConnection(
  { connection, shown }: StoreUrl,
  deadlineMs: number,
  log: StoreLog,
): Connection {
  const listeners = new Set<() => void>()
  let clients = 0
  const newClient = () => {
    const defaults = { defaultDeadline: deadlineMs, keepAliveInterval: KEEP_ALIVE_MS + (clients++ % 1_000) }
    return KurrentDBClient.connectionString(withDefaults(connection, defaults))
  }
  let current = newClient()
  return {
    client: () => current,
    replace(failed, reason) {
      if (failed !== current) return
      log.warn({ store: shown, reason }, 'event store client replaced')
      current = newClient()
      for (const listener of [...listeners]) listener()
      void failed.dispose()
    },
    onReplaced(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => current.dispose(),
  }
}

/**
 * The client's own. Each client gets one of its own, because gRPC lets those whose settings are the same share a connection, and a new
 * client would hang on the wire for which the old one was given up.
 */
const KEEP_ALIVE_MS = 10_000

/** Adds options that the address does not give itself, in whatever spelling. */
function withDefaults(connection: string, defaults: Readonly<Record<string, number>>): string {
  const given = new Set(
    connection
      .toLowerCase()
      .replaceAll(/[_-]/g, '')
      .match(/(?<=[?&])[^=]+/g),
  )
  const missing = Object.entries(defaults).filter(([name]) => !given.has(name.toLowerCase()))
  return [connection, ...missing.map(([name, value]) => `${name}=${value}`)].join('&')
}
