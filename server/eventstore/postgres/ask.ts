import pg from 'pg'
import { StoreUnavailableError } from '../errors.ts'

/** A statement and its parameters. */
export interface Statement {
  /** Of a statement that is asked again and again: PostgreSQL parses and plans it once a connection. */
  readonly name?: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** SQLSTATE classes and codes of a server that cannot serve now: connection, resources, operator, system; and a standby after a failover. */
const OUTAGE = /^(08|53|57|58)|^25006$/

/**
 * Asks one statement on a pooled connection, which is thrown away when the answer does not come: it may still be busy.
 * @throws StoreUnavailableError after `timeoutMs`, waiting for a connection included, or on any outage
 * @throws pg.DatabaseError for what the server says no to
 */
export async function ask<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statement: Statement,
  timeoutMs: number,
): Promise<Row[]> {
  const silence = startSilence(timeoutMs)
  try {
    const client = await silence.or(pool.connect(), (late) => late.release())
    return await askOn<Row>(client, statement, silence)
  } catch (error) {
    throw isRefusal(error) ? error : asUnavailable(error)
  } finally {
    silence.end()
  }
}

async function askOn<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  { name, text, values }: Statement,
  silence: Silence,
): Promise<Row[]> {
  // a connection that dies while in use says so twice: here and in the answer
  const ignore = () => undefined
  client.on('error', ignore)
  let failure: unknown
  try {
    const { rows } = await silence.or(client.query<Row>({ ...(name && { name }), text, values: [...values] }))
    return rows
  } catch (error) {
    failure = error
    throw error
  } finally {
    client.release(failure !== undefined && !isRefusal(failure))
    client.off('error', ignore)
  }
}

interface Silence {
  /** The promise's outcome, or a rejection when it takes too long; `tooLate` gets what comes after that. */
  or<T>(promise: Promise<T>, tooLate?: (value: T) => void): Promise<T>
  end(): void
}

function startSilence(timeoutMs: number): Silence {
  const { promise: broken, reject } = Promise.withResolvers<never>()
  broken.catch(() => undefined)
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    reject(new StoreUnavailableError(`no answer within ${timeoutMs} ms`))
  }, timeoutMs)
  return {
    or(promise, tooLate) {
      promise.then(
        (value) => (isOver ? tooLate?.(value) : undefined),
        () => undefined,
      )
      return Promise.race([promise, broken])
    },
    end: () => clearTimeout(timer),
  }
}

/** The server answered, and the answer is about the statement. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !OUTAGE.test(error.code ?? '')
}

function asUnavailable(error: unknown): StoreUnavailableError {
  if (error instanceof StoreUnavailableError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new StoreUnavailableError(`PostgreSQL did not answer: ${message}`, { cause: error })
}
