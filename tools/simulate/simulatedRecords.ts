import { comparePositions, type Position, START } from '../../server/eventstore/port.ts'
import { GenerationRetiredError, LockTimeoutError } from '../../server/readmodels/engine/cutOver.ts'
import type { DeadLetter } from '../../server/readmodels/engine/deadLetters.store.ts'
import type { Generation, GenerationKey, Target } from '../../server/readmodels/engine/generations.store.ts'
import type { Step } from '../../server/readmodels/engine/modelRecords.ts'
import {
  keyOfRow,
  type ProjectedTable,
  type Projection,
  type Row,
} from '../../server/readmodels/engine/projection.ts'
import type { TableKeys } from '../../server/readmodels/engine/rowStatements.ts'
import { addAll } from '../../server/readmodels/engine/sumRows.ts'

/** One build of a read model, as PostgreSQL would keep it. */
export interface Kept extends GenerationKey {
  status: Generation['status'] | 'retired'
  checkpoint: number
  /** Of its checkpoint. */
  position: Position
  skipped: number
  isIndexed: boolean
  readonly deadLetters: DeadLetter[]
  readonly rows: Map<string, Map<string, Row>>
}

/** The rows and checkpoints of all read models. Whatever is asked of them happens at one moment, as in one transaction. */
export interface KeptRecords {
  readonly all: readonly Kept[]
  open(): readonly Kept[]
  live(name: string): Kept | undefined
  /** Begins to build a read model from zero; the first build is live at once. */
  begin(projection: Projection): void
  /** As the engine's port says, of each call what happens at one moment. */
  generations(): readonly Generation[]
  readRows(questions: readonly TableKeys[]): readonly ReadonlyMap<string, Row>[]
  write(step: Step): boolean
  join(keys: readonly GenerationKey[], position: Position): boolean
  index(targets: readonly Target[]): boolean
  /** The position that readers have seen of the read models that are to be replaced. */
  lead(targets: readonly Target[]): Position
  /** @throws LockTimeoutError when readers have seen more meanwhile */
  cutOver(targets: readonly Target[]): void
}

export function createRecords(): KeptRecords {
  const all: Kept[] = []
  let checkpoints = 0
  const open = () => all.filter(({ status }) => status !== 'retired')
  const live = (name: string) => all.find((one) => one.name === name && one.status === 'live')

  const among = ({ name, generation }: GenerationKey) =>
    open().find((one) => one.name === name && one.generation === generation)

  function find(key: GenerationKey): Kept {
    const kept = among(key)
    if (kept) return kept
    throw new GenerationRetiredError(`${key.name} generation ${key.generation} is retired`)
  }

  function share(kept: readonly Kept[]): void {
    checkpoints += 1
    for (const one of kept) one.checkpoint = checkpoints
  }

  function lead(targets: readonly Target[]): Position {
    const positions = targets.map(({ key }) => live(key.name)?.position ?? START)
    return positions.reduce((a, b) => (comparePositions(a, b) >= 0 ? a : b), START)
  }

  return {
    all,
    open,
    live,
    lead,
    begin(projection) {
      const { name, tables } = projection
      const generation = 1 + all.filter((one) => one.name === name).length
      const rows = new Map(tables.map((table) => [table.name, new Map<string, Row>()]))
      const status = live(name) ? 'building' : 'live'
      const isIndexed = status === 'live'
      const fresh = { position: START, skipped: 0, checkpoint: 0, deadLetters: [], rows }
      const kept: Kept = { name, generation, status, isIndexed, ...fresh }
      share([kept])
      all.push(kept)
    },
    generations: () =>
      open().map(({ name, generation, status, checkpoint, position, skipped, deadLetters }) => ({
        ...{ name, generation, checkpoint, position, skipped, ...BUILT, tables: [] },
        status: status === 'live' ? 'live' : 'building',
        setAside: deadLetters.map(({ event }) => event.stream),
      })),
    readRows: (questions) =>
      questions.map(({ table, key, keys }) => {
        const rows = find(key).rows.get(table.name)
        return new Map(keys.flatMap((one) => (rows?.has(one) ? [[one, rows.get(one) ?? {}]] : [])))
      }),
    write({ checkpoint, from, to, written, skipped, deadLetters }) {
      const moving = open().filter((one) => one.checkpoint === checkpoint)
      if (moving.length === 0 || moving.some(({ position }) => position !== from)) return false
      for (const { table, key, rows } of written) writeInto(find(key), table, rows)
      for (const { key, ...letter } of deadLetters) find(key).deadLetters.push(letter)
      for (const { events, ...key } of skipped) find(key).skipped += events
      for (const kept of moving) kept.position = to
      return true
    },
    join(keys, position) {
      const kept = keys.flatMap((key) => among(key) ?? [])
      const isThere = kept.length === keys.length && kept.every((one) => one.position === position)
      if (isThere) share(kept)
      return isThere
    },
    index(targets) {
      const fresh = targets.map(({ key }) => find(key)).filter(({ isIndexed }) => !isIndexed)
      for (const kept of fresh) kept.isIndexed = true
      return fresh.length > 0
    },
    cutOver(targets) {
      const built = targets.map(({ key }) => find(key))
      const to = lead(targets)
      if (built.some(({ position }) => comparePositions(position, to) < 0))
        throw new LockTimeoutError('readers have seen more')
      for (const own of built) {
        const older = open().filter((one) => one.name === own.name && one.generation < own.generation)
        for (const old of older) {
          old.status = 'retired'
          share(open().filter(({ checkpoint }) => checkpoint === old.checkpoint))
        }
        own.status = 'live'
      }
    },
  }
}

/** What all processes of the simulation agree in. */
export const BUILT = { codeVersion: 1, storeIdentity: 'simulated', timeZoneData: 'none' } as const

function writeInto(kept: Kept, table: ProjectedTable, rows: readonly Row[]): void {
  const into = kept.rows.get(table.name) ?? new Map<string, Row>()
  const given = new Map(rows.map((row) => [keyOfRow(table, row), row]))
  if (table.kind === 'sum') addAll(table, into, given)
  else for (const [key, row] of given) if (table.kind !== 'list' || !into.has(key)) into.set(key, row)
}
