import { Socket } from 'node:net'
import { ConstantBackoff, handleWhen, retry } from 'cockatiel'
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type Circuit, createCircuit } from './circuit.ts'
import { TIME_LIMITS } from './timeLimits.ts'
import { isConnectionLost, isPoolFull, UnavailableError } from './unavailable.ts'

/** Every table, merged from the modules: each declares its own rows beside its store with `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, so that the kernel knows no module
export interface Tables {}

export type Db = Kysely<Tables>

/**
 * A pool that keeps every session in UTC: local time is computed in TypeScript, never in SQL.
 * @param settings more of the server's parameters, by name, as each session begins with them
 */
export function createPool(
  connectionString: string,
  max = 20,
  settings: Readonly<Record<string, string>> = {},
): DatabasePool {
  return new DatabasePool(connectionString, max, { ...SESSION, ...settings })
}

const SESSION = {
  timezone: 'UTC',
  idle_in_transaction_session_timeout: '30000',
  statement_timeout: '30000',
}

export function createDb(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

const names = new Map<string, string>()

/**
 * A statement that nearly every call asks: PostgreSQL parses and plans it once a connection, and its text is not put together each time.
 * @param name of it alone, as `pg_prepared_statements` shows it
 */
export function preparedStatement<Row>(
  name: string,
  text: string,
): (db: Db, values: readonly unknown[]) => Promise<readonly Row[]> {
  names.set(text, name)
  return async (db, values) => (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
}

/**
 * Begins a statement that is put together and asked again and again with the same few texts and result columns: it is prepared like
 * {@link preparedStatement}.
 */
export const PREPARED = sql.raw('/* prepared */')
const MOST_NAMES = 300

function nameOf(query: string): string | undefined {
  const known = names.get(query)
  if (known !== undefined || !query.startsWith('/* prepared */') || names.size >= MOST_NAMES) return known
  const name = `prepared_${names.size}`
  names.set(query, name)
  return name
}

/** Sends such statements by their names. */
class NamingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads are the driver's
  override query(query: any, values?: any, ...rest: any[]): any {
    const name = typeof query === 'string' ? nameOf(query) : undefined
    return name === undefined
      ? Reflect.apply(super.query, this, [query, values, ...rest])
      : super.query({ name, text: query, values })
  }
}

/**
 * Nothing is sent before there is a connection, so connecting can be retried. A full pool is not retried: the caller would be gone by the
 * time its turn came.
 */
const connecting = retry(
  handleWhen((error) => isConnectionLost(error) && !isPoolFull(error)),
  {
    maxAttempts: TIME_LIMITS.connectMs / TIME_LIMITS.connectRetryMs,
    backoff: new ConstantBackoff(TIME_LIMITS.connectRetryMs),
  },
)

/**
 * Connections behind a circuit breaker: callers wait while the server restarts, and fail at once while it is away. When the circuit opens,
 * every connection is cut, because queries on it would wait for ever.
 */
export class DatabasePool extends pg.Pool {
  readonly #sockets: Set<Socket>
  readonly #target: pg.PoolConfig
  #circuit: Circuit | undefined
  #pulse: pg.Pool | undefined

  constructor(connectionString: string, max: number, session: Readonly<Record<string, string>>) {
    const sockets = new Set<Socket>()
    const target = { connectionString, stream: () => openSocket(sockets) }
    super({
      ...target,
      Client: NamingClient,
      max,
      connectionTimeoutMillis: TIME_LIMITS.connectMs,
      keepAlive: true,
      // a list runs a dozen queries at once, and would wait for connections closed while idle
      idleTimeoutMillis: 300_000,
      options: Object.entries(session)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
    })
    this.#sockets = sockets
    this.#target = target
    listenTo(this)
  }

  /** Whether the server is available; probed from the first access on. */
  get circuit(): Circuit {
    this.#circuit ??= this.#watch()
    return this.#circuit
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return this.#connectPatiently()
    super.connect(callback)
    return undefined
  }

  override async end(): Promise<void> {
    this.#circuit?.stop()
    await Promise.all([super.end(), this.#pulse?.end()])
  }

  /** @throws UnavailableError when there is no connection to be had */
  async #connectPatiently(): Promise<pg.PoolClient> {
    const givenUp = new AbortController()
    const client = connecting.execute(() => super.connect(), givenUp.signal)
    try {
      return await this.circuit.pass(() => client)
    } catch (cause) {
      givenUp.abort()
      client.then(
        (late) => late.release(),
        () => undefined,
      )
      throw isConnectionLost(cause)
        ? new UnavailableError('the database cannot be reached', { cause })
        : cause
    }
  }

  /** Probes on a separate connection, without a queue. */
  #watch(): Circuit {
    const pulse = new pg.Pool({
      ...this.#target,
      max: 1,
      // the circuit decides when an answer is late; this ends queries without an answer, so that a later
      // probe has a connection
      connectionTimeoutMillis: 2 * TIME_LIMITS.beatAnswerMs,
      query_timeout: 2 * TIME_LIMITS.beatAnswerMs,
    })
    listenTo(pulse)
    this.#pulse = pulse
    const circuit = createCircuit({ name: 'database', probe: () => pulse.query('select 1') })
    circuit.onChange((isOpen) => {
      if (isOpen) for (const socket of this.#sockets) socket.destroy()
    })
    return circuit
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

function openSocket(sockets: Set<Socket>): Socket {
  const socket = new Socket()
  sockets.add(socket)
  socket.on('close', () => sockets.delete(socket))
  return socket
}

/** A dying connection fails its query; without listeners it would also end the process. */
function listenTo(pool: pg.Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}

/** Work that is done as a whole or not at all, also as a part of something larger. */
export function inTransaction<Outcome>(
  db: Db,
  work: (transaction: Db) => Promise<Outcome>,
): Promise<Outcome> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
