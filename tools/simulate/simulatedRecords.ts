import { type Position, type RecordedEvent, START } from '../../server/eventstore/port.ts'
import {
  CheckpointMovedError,
  GenerationRetiredError,
} from '../../server/readmodels/engine/checkpoints.store.ts'
import type { DeadLetter } from '../../server/readmodels/engine/deadLetters.store.ts'
import { enterRows, foldRows } from '../../server/readmodels/engine/foldRows.ts'
import type { Generation, GenerationKey } from '../../server/readmodels/engine/generations.store.ts'
import type { ModelRecords } from '../../server/readmodels/engine/modelRecords.ts'
import type { ProjectedTable, Projection, Row } from '../../server/readmodels/engine/projection.ts'
import { keyOfRow } from '../../server/readmodels/engine/rowKeys.ts'
import { type Step, sift, type Target } from '../../server/readmodels/engine/runnerApply.ts'
import { addAll } from '../../server/readmodels/engine/sumRows.ts'

/** One build of a read model, as PostgreSQL would keep it. */
export interface Kept extends GenerationKey {
  status: Generation['status']
  position: Position
  skipped: number
  isIndexed: boolean
  readonly deadLetters: DeadLetter[]
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
    const { known, skipped } = sift(projection, { ...step, setAside: setAside(kept) })
    enterRows(projection, kept.rows, foldRows(projection, known, kept.rows))
    if (step.deadLetter) kept.deadLetters.push(step.deadLetter)
    kept.position = step.to
    kept.skipped += skipped
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
      all.push({ name, generation, status, position: START, skipped: 0, isIndexed, deadLetters: [], rows })
    },
    checkpoint(key) {
      const kept = find(key)
      const status = kept.status === 'live' ? 'live' : 'building'
      return { position: kept.position, status, setAside: setAside(kept) }
    },
    apply,
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

function setAside({ deadLetters }: Kept): ReadonlySet<string> {
  return new Set(deadLetters.map(({ event }) => event.stream))
}

function writeInto(kept: Kept, table: ProjectedTable, rows: readonly Row[]): void {
  const into = kept.rows.get(table.name) ?? new Map<string, Row>()
  const given = new Map(rows.map((row) => [keyOfRow(table, row), row]))
  if (table.kind === 'sum') addAll(table, into, given)
  else for (const [key, row] of given) if (table.kind !== 'list' || !into.has(key)) into.set(key, row)
}
