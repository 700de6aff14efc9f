import pg from 'pg'
import { isOutage } from '../../kernel/unavailable.ts'
import { StoreUnavailableError } from '../errors.ts'

/** A statement and its parameters. */
export interface Statement {
  /** Names a statement that is sent often: PostgreSQL parses and plans it once a connection. */
  readonly name?: string
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * Sends one statement on a pooled connection. A connection that does not answer may still be busy, so it is destroyed.
 * @param pool handles the errors of its connections, as that of `createPool` does: one that dies in use reports it twice
 * @throws StoreUnavailableError after `timeoutMs`, including the wait for a connection, or on any outage
 * @throws pg.DatabaseError for what the server refuses
 */
export function ask<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statement: Statement,
  timeoutMs: number,
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    let client: pg.PoolClient | undefined
    let isOver = false
    const end = (isBroken: boolean) => {
      isOver = true
      clearTimeout(timer)
      client?.release(isBroken)
    }
    const fail = (error: unknown) => {
      if (isOver) return
      const isRefused = isRefusal(error)
      end(!isRefused)
      reject(isRefused ? error : asUnavailable(error))
    }
    const timer = setTimeout(
      () => fail(new StoreUnavailableError(`no answer within ${timeoutMs} ms`)),
      timeoutMs,
    )
    async function work(): Promise<void> {
      const connected = await pool.connect()
      if (isOver) return connected.release()
      client = connected
      const { rows } = await client.query<Row>({ ...statement, values: [...statement.values] })
      if (isOver) return
      end(false)
      resolve(rows)
    }
    work().catch(fail)
  })
}

/** Whether the server answered, and the answer is about the statement. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !isOutage(error)
}

function asUnavailable(error: unknown): StoreUnavailableError {
  if (error instanceof StoreUnavailableError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new StoreUnavailableError(`PostgreSQL did not answer: ${message}`, { cause: error })
}
