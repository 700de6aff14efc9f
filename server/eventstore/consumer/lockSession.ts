import pg from 'pg'

/**
 * Locks of one process, held by a connection of its own: they last as long as it does, so another process takes over when this one dies or
 * loses the database.
 */
export interface LockSession {
  /** Aborted when the connection is gone and the locks with it. */
  readonly lost: AbortSignal
  /** @returns whether this process now holds the lock. It must be unlocked before it is tried again. */
  tryLock(name: string): Promise<boolean>
  unlock(name: string): Promise<void>
  close(): Promise<void>
}

/** How soon a silent connection counts as lost: on our side by this heartbeat, on the server's by its keepalives. */
const HEARTBEAT_MS = 2000
const ANSWER_MS = 3000

/**
 * @param connectionString leads to the server itself: a pooler that shares connections between transactions keeps no session locks
 * @param purpose appears in the server's list of connections
 */
export async function openLockSession(connectionString: string, purpose: string): Promise<LockSession> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    options: '-c tcp_keepalives_idle=3 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3',
    application_name: `aspenrow ${purpose}`,
  })
  const loss = new AbortController()
  client.on('error', () => loss.abort())
  client.on('end', () => loss.abort())
  await client.connect()
  let turn: Promise<unknown> = Promise.resolve()
  /** One statement at a time, which is all a connection can do. */
  function ask(text: string, values: readonly string[] = []): Promise<pg.QueryResult> {
    const answer = turn.then(() => client.query(text, [...values]))
    turn = answer.catch(() => undefined)
    return answer
  }
  const heartbeat = setInterval(() => ask('select 1').catch(() => loss.abort()), HEARTBEAT_MS)
  heartbeat.unref()
  loss.signal.addEventListener('abort', () => clearInterval(heartbeat))
  return {
    lost: loss.signal,
    tryLock: async (name) => {
      const { rows } = await ask('select pg_try_advisory_lock(hashtextextended($1, 0)) as held', [name])
      return rows[0]?.held === true
    },
    unlock: async (name) => {
      await ask('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
    },
    close: async () => {
      const isAlive = !loss.signal.aborted
      loss.abort()
      const ended = client.end().catch(() => undefined)
      // a connection that is gone has nothing left to give back
      if (isAlive) await ended
    },
  }
}
