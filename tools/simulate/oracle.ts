import type { RecordedEvent } from '../../server/eventstore/port.ts'
import { categoryOf } from '../../server/eventstore/port.ts'
import type { Projection, Row } from '../../server/readmodels/engine/projection.ts'
import { PLACES } from './business.ts'
import type { Kept } from './simulatedRecords.ts'

/*
 * What must be true whatever happens, worked out anew from the log, without the product's folds.
 */

/** Watches over the log as it grows. */
export class LogOracle {
  readonly #ids = new Set<string>()
  readonly #streams = new Map<string, { revision: bigint; sum: number }>()
  #position = 0

  /** @returns what is wrong with the next event, in sentences */
  take(event: RecordedEvent): string[] {
    const { id, stream, revision, position } = event
    const before = this.#streams.get(stream) ?? { revision: -1n, sum: 0 }
    const sum = before.sum + byOf(event)
    const faults = [
      this.#ids.has(id) && `event ${id} is there twice`,
      Number(position) !== this.#position + 1 && `position ${position} follows ${this.#position}`,
      revision !== before.revision + 1n && `${stream}@${revision} follows revision ${before.revision}`,
      categoryOf(stream) === 'key' && revision > 0n && `${stream} was used twice`,
      ...limits(stream, sum),
    ]
    this.#ids.add(id)
    this.#streams.set(stream, { revision, sum })
    this.#position = Number(position)
    return faults.filter((fault) => fault !== false)
  }
}

/** No wallet below nothing, no day above its places, no order more than once. An append may stand half in the log while it is read. */
function limits(stream: string, sum: number): (string | false)[] {
  const category = categoryOf(stream)
  return [
    category === 'wallet' && sum < 0 && `${stream} holds ${sum}`,
    category === 'day' && sum > PLACES && `${stream} has ${sum} of ${PLACES} places taken`,
    (category === 'day' || category === 'order') && sum < 0 && `${stream} was given back more than was taken`,
    category === 'order' && sum > 1 && `${stream} was placed twice`,
  ]
}

/**
 * Every read model is what its events come to, each seen once and in order: up to its checkpoint, without streams from where they are set aside.
 * @returns what is wrong with it, in sentences
 */
export function faultsOfModel(kept: Kept, projection: Projection, log: readonly RecordedEvent[]): string[] {
  const ends = new Map(kept.deadLetters.map(({ event }) => [event.stream, event.revision]))
  const isSetAside = ({ stream, revision }: RecordedEvent) => revision >= (ends.get(stream) ?? Infinity)
  const events = log
    .slice(0, Number(kept.position))
    .filter((event) => projection.categories.includes(categoryOf(event.stream)) && !isSetAside(event))
    .filter(({ type }) => projection.types.includes(type))
  const wrong = [...tablesOf(projection.name, events)].filter(
    ([table, rows]) => !areSame(rows, kept.rows.get(table) ?? new Map()),
  )
  const isAhead = Number(kept.position) > log.length
  return [
    ...(isAhead ? [`${kept.name} stands at ${kept.position} of ${log.length}`] : []),
    ...wrong.map(
      ([table, rows]) =>
        `${table} of generation ${kept.generation} at ${kept.position} is\n  ${worded(kept.rows.get(table))}\nand should be\n  ${worded(rows)}`,
    ),
  ]
}

function areSame(some: ReadonlyMap<string, Row>, others: ReadonlyMap<string, Row>): boolean {
  return some.size === others.size && [...some].every(([key, row]) => isSame(row, others.get(key) ?? {}))
}

function isSame(row: Row, other: Row): boolean {
  return Object.keys(row).every((column) => row[column] === other[column])
}

function tablesOf(
  name: string,
  events: readonly RecordedEvent[],
): ReadonlyMap<string, ReadonlyMap<string, Row>> {
  const streams = Map.groupBy(events, ({ stream }) => stream)
  const seen = [...streams].map(([stream, own]) => ({
    stream,
    revisions: own.map(({ revision }) => ` ${revision}`).join(''),
    sum: own.reduce((sum, event) => sum + byOf(event), 0),
  }))
  const lines = events.map((event) => ({
    stream: event.stream,
    revision: Number(event.revision),
    by: byOf(event),
  }))
  const kinds = Map.groupBy(seen, ({ sum }) => (sum > 0 ? 'something' : 'nothing'))
  const totals = [...kinds].map(([kind, rows]) => ({
    kind,
    rows: rows.length,
    total: rows.reduce((sum, row) => sum + row.sum, 0),
  }))
  return new Map<string, ReadonlyMap<string, Row>>([
    [`${name}_seen`, new Map(seen.map((row) => [row.stream, row]))],
    [`${name}_line`, new Map(lines.map((row) => [JSON.stringify([row.stream, row.revision]), row]))],
    [`${name}_card`, new Map(seen.map(({ stream, sum }) => [stream, { stream, sum }]))],
    [`${name}_total`, new Map(totals.map((row) => [JSON.stringify([row.kind]), row]))],
  ])
}

function worded(rows: ReadonlyMap<string, Row> = new Map()): string {
  return JSON.stringify([...rows.values()])
}

function byOf({ type, data }: RecordedEvent): number {
  return type === 'moved' ? (data as { readonly by: number }).by : 0
}
