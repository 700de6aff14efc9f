import { DelegateBackoff, handleWhen, retry } from 'cockatiel'
import pg from 'pg'
import { UnavailableError } from '../../kernel/unavailable.ts'
import { ConflictError, StoreUnavailableError, UnknownOutcomeError } from '../errors.ts'
import type { Appended, AppendRequest, Expect, Position, RowsHeld } from '../port.ts'
import { ask, type Statement } from './ask.ts'

/** Deadlock, serialization failure, and the same event id written by two at once: the next try sees the winner's events. */
const WORTH_ANOTHER_TRY: ReadonlySet<string | undefined> = new Set(['40P01', '40001', '23505'])
const contending = retry(
  handleWhen((error) => error instanceof pg.DatabaseError && WORTH_ANOTHER_TRY.has(error.code)),
  { maxAttempts: 5, backoff: new DelegateBackoff(() => Math.random() * 20) },
)
const CONFLICT = 'ES001'

interface AppendRow {
  o_status: string
  o_stream: string
  o_revision: string
  o_position: string
}

/**
 * One call of `es.append`, a transaction of its own.
 * @throws ConflictError, about no stream when the rows that it depends on have changed
 * @throws UnknownOutcomeError when no answer came
 * @throws StoreUnavailableError when there was no connection to send it on
 */
export async function appendTo(pool: pg.Pool, request: AppendRequest, timeoutMs: number): Promise<Appended> {
  try {
    const statement = appendStatement(request)
    const rows = await contending.execute(() => ask<AppendRow>(pool, statement, timeoutMs))
    if (rows.length === 0) throw new ConflictError([])
    return toAppended(rows)
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw unanswered(error)
    if (error instanceof pg.DatabaseError && error.code === CONFLICT) throw toConflict(request, error.detail)
    throw error
  }
}

/** Without a connection nothing was sent; otherwise the outcome is unknown. */
function unanswered(error: StoreUnavailableError): Error {
  return error.cause instanceof UnavailableError
    ? error
    : new UnknownOutcomeError(error.message, { cause: error })
}

/** The request as the parameters of `es.append`. */
export function appendStatement({ expect, events, rows }: AppendRequest): Statement {
  const streams = Object.keys(expect)
  const places = new Map(streams.map((name, index) => [name, index + 1]))
  return {
    ...(rows === undefined ? PLAIN : holding(rows)),
    values: [
      streams,
      Object.values(expect).map(codeOf),
      events.map(({ stream }) => places.get(stream)),
      events.map(({ event }) => event.id),
      events.map(({ event }) => event.type),
      events.map(({ event }) => JSON.stringify(event.data)),
      events.map(({ event }) => JSON.stringify(event.meta)),
      ...(rows === undefined ? [] : [rows.version]),
    ],
  }
}

const APPEND =
  'select o_status, o_stream, o_revision::text, o_position::text from es.append($1, $2, $3, $4, $5, $6, $7)'
const PLAIN = { name: 'es.append', text: APPEND }

/** One statement is one transaction: the rows are held before the append begins and until it is committed. */
function holding({ hold }: RowsHeld) {
  return {
    name: `es.append ${hold}`,
    text: `select appended.* from (select ${hold}() as version offset 0) as held
      cross join lateral (${APPEND} where held.version = $8) as appended`,
  }
}

function codeOf(expect: Expect): string {
  return expect === 'absent' ? '-1' : String(expect)
}

function toAppended(rows: readonly AppendRow[]): Appended {
  const positions = rows.map((row) => BigInt(row.o_position))
  const last = positions.reduce((highest, position) => (position > highest ? position : highest), 0n)
  return {
    position: String(last) as Position,
    revisions: Object.fromEntries(rows.map((row) => [row.o_stream, BigInt(row.o_revision)])),
    duplicate: rows[0]?.o_status === 'duplicate',
  }
}

function toConflict({ expect }: AppendRequest, detail = '[]'): ConflictError {
  const bad: readonly { stream: string; actual: number }[] = JSON.parse(detail)
  return new ConflictError(
    bad.map(({ stream, actual }) => ({
      stream,
      expected: expect[stream] ?? 'absent',
      actual: BigInt(actual),
    })),
  )
}
