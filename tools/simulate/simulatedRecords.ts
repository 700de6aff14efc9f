import { type Position, type RecordedEvent, START } from '../../server/eventstore/port.ts'
import {
  CheckpointMovedError,
  GenerationRetiredError,
} from '../../server/readmodels/engine/checkpoints.store.ts'
import { enterRows, FoldError, foldRows } from '../../server/readmodels/engine/foldRows.ts'
import type { Generation, GenerationKey } from '../../server/readmodels/engine/generations.store.ts'
import type { ModelRecords } from '../../server/readmodels/engine/modelRecords.ts'
import type { ProjectedTable, Projection, Row } from '../../server/readmodels/engine/projection.ts'
import { keyOfRow } from '../../server/readmodels/engine/rowKeys.ts'
import { byCategory, type Step, sift, type Target } from '../../server/readmodels/engine/runnerApply.ts'
import { addAll } from '../../server/readmodels/engine/sumRows.ts'

/** One build of a read model, as PostgreSQL would keep it. */
export interface Kept extends GenerationKey {
  status: Generation['status']
  position: Position
  skipped: number
  isIndexed: boolean
  readonly parked: { readonly event: RecordedEvent; readonly error: string | null }[]
  readonly rows: Map<string, Map<string, Row>>
}

/** The rows and checkpoints of all read models. Whatever is asked of them happens at one moment, as in one transaction. */
export interface KeptRecords extends Pick<Sync, keyof ModelRecords> {
  readonly all: readonly Kept[]
  open(): readonly Kept[]
  live(name: string): Kept | undefined
  /** Begins to build a read model from zero; the first build is live at once. */
  begin(projection: Projection): void
}

/** The port's calls, as the one who keeps the records carries them out. */
type Sync = {
  [Call in keyof ModelRecords]: (
    ...asked: Parameters<ModelRecords[Call]>
  ) => Awaited<ReturnType<ModelRecords[Call]>>
}

/** @param log every event so far, in order */
export function createRecords(log: readonly RecordedEvent[]): KeptRecords {
  const all: Kept[] = []
  const open = () => all.filter(({ status }) => status !== 'retired')
  const live = (name: string) => all.find((one) => one.name === name && one.status === 'live')

  const among = ({ name, generation }: GenerationKey) =>
    open().find((one) => one.name === name && one.generation === generation)
  const isOpen = (key: GenerationKey) => among(key) !== undefined

  function find(key: GenerationKey): Kept {
    const kept = among(key)
    if (kept) return kept
    throw new GenerationRetiredError(`${key.name} generation ${key.generation} is retired`)
  }

  function apply({ projection, key }: Target, step: Step): void {
    const kept = find(key)
    if (kept.position !== step.from)
      throw new CheckpointMovedError(`${kept.name} is at ${kept.position}, not at ${step.from}`)
    const { known, skipped } = sift(projection, step.from, byCategory(step.events))
    const isHeld = ({ stream }: RecordedEvent) => kept.parked.some(({ event }) => event.stream === stream)
    const free = known.filter((event) => !isHeld(event))
    const waiting = known.filter(isHeld).map((event) => ({ event, error: null }))
    enterRows(projection, kept.rows, foldRows(projection, free, kept.rows))
    kept.parked.push(...waiting, ...(step.parkings ?? []))
    kept.position = step.to
    kept.skipped += skipped
  }

  function release(kept: Kept, projection: Projection, stream: string): boolean {
    const events = kept.parked.map(({ event }) => event).filter((event) => event.stream === stream)
    try {
      enterRows(projection, kept.rows, foldRows(projection, events, kept.rows))
    } catch (error) {
      if (error instanceof FoldError) return false
      throw error
    }
    kept.parked.splice(0, Infinity, ...kept.parked.filter(({ event }) => event.stream !== stream))
    return true
  }

  return {
    all,
    open,
    live,
    begin(projection) {
      const { name, tables } = projection
      const generation = 1 + all.filter((one) => one.name === name).length
      const rows = new Map(tables.map((table) => [table.name, new Map<string, Row>()]))
      const status = live(name) ? 'building' : 'live'
      const isIndexed = status === 'live'
      all.push({ name, generation, status, position: START, skipped: 0, isIndexed, parked: [], rows })
    },
    checkpoint(key) {
      const { position, status, parked } = find(key)
      return { position, status: status === 'live' ? 'live' : 'building', hasParked: parked.length > 0 }
    },
    apply,
    replayParked({ projection, key }) {
      const kept = find(key)
      const streams = [...new Set(kept.parked.map(({ event }) => event.stream))]
      const released = streams.filter((stream) => release(kept, projection, stream))
      return { released, stillParked: streams.filter((stream) => !released.includes(stream)) }
    },
    index({ key }) {
      const kept = find(key)
      const isNew = !kept.isIndexed
      kept.isIndexed = true
      return isNew
    },
    cutOver(target) {
      const own = find(target.key)
      const lead = live(own.name)?.position ?? own.position
      const lacking = log.slice(Number(own.position), Number(lead))
      if (lacking.length > 0) apply(target, { from: own.position, to: lead, events: lacking })
      const older = open().filter((one) => one.name === own.name && one.generation < own.generation)
      for (const old of older) old.status = 'retired'
      own.status = 'live'
    },
    readRows: (questions) =>
      questions.map(({ table, key, keys }) => {
        const rows = find(key).rows.get(table.name)
        return new Map(keys.flatMap((one) => (rows?.has(one) ? [[one, rows.get(one) ?? {}]] : [])))
      }),
    writeRows(moves, written) {
      const held = moves.filter((move) => isOpen(move) && find(move).position === move.from)
      if (held.length < moves.length) return held
      for (const { table, key, rows } of written) writeInto(find(key), table, rows)
      for (const { to, skipped, ...key } of moves) {
        const kept = find(key)
        kept.position = to
        kept.skipped += skipped
      }
      return held
    },
  }
}

function writeInto(kept: Kept, table: ProjectedTable, rows: readonly Row[]): void {
  const into = kept.rows.get(table.name) ?? new Map<string, Row>()
  const given = new Map(rows.map((row) => [keyOfRow(table, row), row]))
  if (table.kind === 'sum') addAll(table, into, given)
  else for (const [key, row] of given) if (table.kind !== 'list' || !into.has(key)) into.set(key, row)
}
