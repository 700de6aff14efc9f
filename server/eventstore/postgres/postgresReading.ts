import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { TIME_LIMITS } from '../../kernel/timeLimits.ts'
import { UnavailableError } from '../../kernel/unavailable.ts'
import { StoreUnavailableError } from '../errors.ts'
import { isStreamName } from '../grammar.ts'
import {
  type Batch,
  type Position,
  type ReadOptions,
  type RecordedEvent,
  rangeOf,
  type StreamFrom,
} from '../port.ts'
import { ask, type Statement } from './ask.ts'

const PAGE = 500
const COLUMNS = `e.position::text, e.stream, e.revision::text, e.id, e.type, e.data, e.meta, e.recorded_at`

interface EventRow {
  position: Position
  stream: string
  revision: string
  id: string
  type: string
  data: unknown
  meta: Record<string, string>
  recorded_at: Date
}

/** Reads one stream page by page, so a long one neither fills the memory nor keeps a connection. */
export async function* readPages(
  pool: pg.Pool,
  stream: string,
  { from, limit = Number.POSITIVE_INFINITY, backwards = false }: ReadOptions,
): AsyncGenerator<RecordedEvent> {
  let next = from
  let left = limit
  while (left > 0) {
    const size = Math.min(PAGE, left)
    const rows = await read<EventRow>(pool, pageStatement({ stream, from: next, backwards, size }))
    for (const row of rows) yield toRecorded(row)
    const last = rows.at(-1)
    if (!last || rows.length < size) return
    left -= rows.length
    next = BigInt(last.revision) + (backwards ? -1n : 1n)
  }
}

/** Reads several streams in one statement, each by its own index range. */
export async function readStreams(
  pool: pg.Pool,
  streams: readonly StreamFrom[],
  limit: number | undefined,
): Promise<ReadonlyMap<string, readonly RecordedEvent[]>> {
  const ranges = streams.map(rangeOf).filter(({ stream }) => isStreamName(stream))
  if (ranges.length === 0) return new Map()
  const rows = await read<EventRow>(pool, rangesStatement(ranges, limit))
  return Map.groupBy(rows.map(toRecorded), ({ stream }) => stream)
}

/** Up to so many ranges the statement names each: then its plan does not depend on the values, and is made once a connection. */
const MOST_NAMED = 8

export function rangesStatement(
  ranges: readonly { readonly stream: string; readonly from: bigint }[],
  limit: number | undefined,
): Statement {
  if (ranges.length > MOST_NAMED) return manyRangesStatement(ranges, limit)
  const parts = ranges.map(
    (_, nth) => `(select * from es.event where stream = $${nth * 2 + 2} and revision >= $${nth * 2 + 3}
      order by revision limit $1)`,
  )
  return {
    name: `es.read_ranges_${ranges.length}`,
    text: `select ${COLUMNS} from (${parts.join(' union all ')}) e order by e.stream, e.revision`,
    values: [limit ?? null, ...ranges.flatMap(({ stream, from }) => [stream, String(from)])],
  }
}

function manyRangesStatement(
  ranges: Parameters<typeof rangesStatement>[0],
  limit: number | undefined,
): Statement {
  return {
    text: `select ${COLUMNS} from unnest($1::text[], $2::bigint[]) as asked(stream, first)
      cross join lateral (
        select * from es.event found where found.stream = asked.stream and found.revision >= asked.first
        order by found.revision limit $3
      ) e order by e.stream, e.revision`,
    values: [ranges.map(({ stream }) => stream), ranges.map(({ from }) => String(from)), limit ?? null],
  }
}

/** The position up to which everything is visible or will never be. */
export async function readSettled(pool: pg.Pool): Promise<Position> {
  const [row] = await read<{ settled: Position }>(pool, {
    text: 'select es.settled_position()::text as settled',
    values: [],
  })
  if (!row) throw new Error('es.settled_position() gave no row')
  return row.settled
}

/** The last position that was given to an event, be it committed, under way or rolled back. */
export async function readLast(pool: pg.Pool): Promise<Position> {
  const [row] = await read<{ last: Position }>(pool, {
    text: 'select last_value::text as last from es.position_seq',
    values: [],
  })
  if (!row) throw new Error('es.position_seq gave no row')
  return row.last
}

/** The next events after a checkpoint, up to where everything is settled (see the migration). */
export async function readBatch(
  pool: pg.Pool,
  question: { readonly after: Position; readonly size: number },
): Promise<Batch> {
  const { after, size } = question
  const [settled, ...rows] = await read<EventRow>(pool, batchStatement(question))
  if (!settled) return { events: [], checkpoint: after, live: true }
  const isFull = rows.length === size
  const last = rows.at(-1)
  return {
    events: rows.map(toRecorded),
    checkpoint: isFull && last ? last.position : settled.position,
    live: !isFull,
  }
}

/** The permanent name of the store, which the first caller gives it. */
export async function readIdentity(pool: pg.Pool): Promise<string> {
  await read(pool, {
    text: 'insert into es.store (id) values (gen_random_uuid()) on conflict do nothing',
    values: [],
  })
  const [row] = await read<{ id: string }>(pool, { text: 'select id from es.store', values: [] })
  if (!row) throw new Error('es.store is empty')
  return row.id
}

/** What a subscription asks, in a loop. */
export function batchStatement({
  after,
  size,
}: {
  readonly after: Position
  readonly size: number
}): Statement {
  return {
    name: 'es.read_batch',
    text: `select o_position::text as position, o_stream as stream, o_revision::text as revision, o_id as id, o_type as type,
      o_data as data, o_meta as meta, o_recorded_at as recorded_at from es.read_batch($1, $2)`,
    values: [after, size],
  }
}

function pageStatement(page: {
  stream: string
  from: bigint | undefined
  backwards: boolean
  size: number
}): Statement {
  const { stream, from, backwards, size } = page
  const [beyond, order] = backwards ? ['<=', 'desc'] : ['>=', 'asc']
  return {
    text: `select ${COLUMNS} from es.event e where e.stream = $1 and ($2::bigint is null or e.revision ${beyond} $2)
      order by e.revision ${order} limit $3`,
    values: [stream, from === undefined ? null : String(from), size],
  }
}

/** A read can be repeated, so a connection that was lost (a restarted server) costs a moment and not the answer. */
async function read<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statement: Statement,
  tries = 4,
): Promise<Row[]> {
  const started = performance.now()
  try {
    return await ask<Row>(pool, statement, TIME_LIMITS.readMs)
  } catch (error) {
    const isQuick = performance.now() - started < TIME_LIMITS.readMs / 4
    // without a connection nothing was sent, and the pool has tried to connect for long enough
    const isLost = error instanceof StoreUnavailableError && !(error.cause instanceof UnavailableError)
    if (!isLost || !isQuick || tries <= 1) throw error
    await sleep(50 + Math.random() * 100)
    return read(pool, statement, tries - 1)
  }
}

function toRecorded({ revision, recorded_at, ...row }: EventRow): RecordedEvent {
  return { ...row, revision: BigInt(revision), recordedAt: recorded_at.getTime() }
}
