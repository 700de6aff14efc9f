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
  const hasDeadline = /[?&]default[_-]?deadline=/i.test(connection)
  const text = hasDeadline ? connection : `${connection}&defaultDeadline=${deadlineMs}`
  const listeners = new Set<() => void>()
  let current = KurrentDBClient.connectionString(text)
  return {
    client: () => current,
    replace(failed, reason) {
      if (failed !== current) return
      log.warn({ store: shown, reason }, 'event store client replaced')
      current = KurrentDBClient.connectionString(text)
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
