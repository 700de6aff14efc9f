import { KurrentDBClient } from '@kurrent/kurrentdb-client'
import type { CircuitLimits } from '../../kernel/circuit.ts'
import { pause, RETRY_POLICIES, type RetryPolicy, retryDelay } from '../../kernel/retryPolicies.ts'
import { StoreUnavailableError } from '../errors.ts'
import { isClientStuck, isPassing, messageOf } from './failures.ts'
import type { StoreUrl } from './storeUrl.ts'
import { within } from './timeout.ts'

/** Where the adapter reports what happens to it; a pino logger fits. It never gets an address with credentials. */
export interface StoreLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

/** In milliseconds. */
export interface Timeouts {
  /** For one append with all its retries, unless the call says otherwise. */
  readonly appendMs: number
  /** For one page of a read with all its retries. */
  readonly readMs: number
  /** For the server to come up when the store is opened. */
  readonly startMs: number
  /** A subscription that receives nothing for so long compares itself with the head of the log. */
  readonly idleMs: number
  readonly retry: RetryPolicy
  /** When the server counts as unavailable and calls fail at once; by default the product's own figures. */
  readonly circuit?: CircuitLimits
}

export const TIMEOUTS: Timeouts = {
  appendMs: 7_000,
  readMs: 6_000,
  startMs: 30_000,
  idleMs: 60_000,
  retry: RETRY_POLICIES.eventStore,
}

type CallKind = 'read' | 'append'

/**
 * The client behind a factory, with one way to make calls. The library replaces broken channels and follows a new leader by itself, except
 * in the cases of {@link mustReplace}.
 */
export interface Client {
  /** Ask for it before each call: another client may take its place, and then `replaced` is aborted. */
  current(): { readonly client: KurrentDBClient; readonly replaced: AbortSignal }
  /**
   * Makes a call, and makes it again after failures that pass.
   * @param limits.ms for all tries together
   * @param limits.tryMs for one try
   * @throws StoreUnavailableError when no answer came in time; the last failure otherwise
   */
  call<T>(
    kind: CallKind,
    make: (client: KurrentDBClient) => Promise<T>,
    limits: { readonly ms: number; readonly tryMs?: number },
  ): Promise<T>
  close(): Promise<void>
}

export function openClient(
  { connection, shown }: StoreUrl,
  { appendMs, retry }: Timeouts,
  log: StoreLog,
): Client {
  const hasRead = new WeakSet<KurrentDBClient>()
  let opened = 0
  let current = open()

  function open() {
    // gRPC shares a connection between clients of the same settings, and a new client must not get the one that was given up
    const own = `defaultDeadline=${appendMs}&keepAliveInterval=${10_000 + (opened++ % 1_000)}`
    const replacing = new AbortController()
    const client = KurrentDBClient.connectionString(connection.replace('?', `?${own}&`))
    return { client, replacing, replaced: replacing.signal }
  }

  function replace(failed: KurrentDBClient, reason: string): void {
    if (failed !== current.client) return
    log.warn({ store: shown, reason }, 'event store client replaced')
    const { replacing } = current
    current = open()
    replacing.abort()
    void failed.dispose()
  }

  /**
   * Why a client is of no use any more. A client whose first read fails never reads again, and one whose read hangs may wait on a dead
   * connection; the rest is in {@link isClientStuck}.
   */
  function mustReplace(kind: CallKind, client: KurrentDBClient, error: unknown): string | undefined {
    if (isClientStuck(error)) return messageOf(error)
    if (kind === 'append' || !isPassing(error)) return undefined
    if (error instanceof StoreUnavailableError) return 'it fell silent'
    return hasRead.has(client) ? undefined : 'its first read failed'
  }

  async function tryOnce<T>(kind: CallKind, make: (client: KurrentDBClient) => Promise<T>, ms: number) {
    const { client } = current
    try {
      const silence = () => new StoreUnavailableError(`no answer from ${shown} in time`)
      const answer = await within(ms, make(client), silence)
      if (kind === 'read') hasRead.add(client)
      return { ok: true, answer } as const
    } catch (error) {
      const reason = mustReplace(kind, client, error)
      if (reason !== undefined) replace(client, reason)
      return { ok: false, error } as const
    }
  }

  return {
    current: () => current,
    async call(kind, make, { ms, tryMs = ms }) {
      const until = performance.now() + ms
      for (let attempt = 0; ; attempt++) {
        const left = Math.max(1, Math.min(tryMs, until - performance.now()))
        const outcome = await tryOnce(kind, make, left)
        if (outcome.ok) return outcome.answer
        const wait = retryDelay(retry, attempt)
        if (!isPassing(outcome.error) || performance.now() + wait > until) throw outcome.error
        await pause(wait, new AbortController().signal)
      }
    },
    close: () => current.client.dispose(),
  }
}
