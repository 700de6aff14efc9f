import 'reflect-metadata'
import { beginSeed } from '../../server/demo/demoSeed.store.ts'
import { startDemo } from '../../server/demo/startDemo.ts'
import { systemClock } from '../../server/kernel/time.ts'
import type { ProjectionRunner } from '../../server/readmodels/engine/runner.ts'
import { openReadModels } from '../../server/runtime/openReadModels.ts'
import { openStores, type Stores } from '../../server/runtime/openStores.ts'
import { OperatorError } from '../../server/runtime/operatorError.ts'
import type { Program } from '../../server/runtime/runProgram.ts'
import { tidy } from './fixtureRows.store.ts'
import { InhabitedError, load } from './load.ts'
import { bulkWriter } from './writing.ts'

/** What `npm run bench -- load ORDERS SEED --anyway` says; only ORDERS must be said. */
export interface LoadWish {
  readonly orders: number
  readonly seed: number
  readonly isForced: boolean
  /** As many as the orders need unless told. */
  readonly crews?: number
}

const SHOWN_EVERY_MS = 5_000

/** Loads the configured stores, demo data first where there are none, and waits until the read models show it all. */
export async function runLoad(program: Program, wish: LoadWish): Promise<number> {
  await loadStores(program, await openStores(program), wish)
  return 0
}

/** The same on stores that are open. */
export async function loadStores(program: Program, stores: Stores, wish: LoadWish): Promise<void> {
  const tell = (line: string) => void process.stdout.write(`${line}\n`)
  const end = await seeded(program, stores)
  const writing = program.config.eventStoreUrl === undefined ? { writer: bulkWriter(stores.db) } : {}
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1_000)
  const { events } = await load(stores, { ...wish, ...writing, end, tell }).catch((error: unknown) => {
    throw error instanceof InhabitedError ? new OperatorError(error.message, { cause: error }) : error
  })
  tell(`${events} events are written, after ${seconds()} s`)
  await tidy(stores.db)
  const projections = await openReadModels(program, stores)
  await untilShown(projections, tell)
  await projections.stop()
  await tidy(stores.db)
  tell(`all read models show them, after ${seconds()} s`)
}

/** Sees to the demo data. The read models rest afterwards: they are faster when everything is there. @returns when the demo data began */
async function seeded(program: Program, stores: Stores): Promise<Temporal.Instant> {
  const projections = await openReadModels(program, stores)
  await startDemo({ ...program, ...stores, projections }, systemClock())
  await projections.stop()
  const seed = await beginSeed(stores.db, systemClock(), async () => undefined)
  if (!seed?.isFinished)
    throw new OperatorError('A load needs the demo data: name an empty database, or the one of a demo.')
  return seed.startedAt
}

async function untilShown(projections: ProjectionRunner, tell: (line: string) => void): Promise<void> {
  for (;;) {
    const behind = (await projections.status()).filter(({ isCaughtUp }) => !isCaughtUp)
    const [first] = behind
    if (!first) return
    tell(behind.map(({ name, lag }) => `${name} ${lag} behind`).join(', '))
    const others = { projections: behind.map(({ name }) => name) }
    await projections.waitFor(others, first.head, { timeoutMs: SHOWN_EVERY_MS })
  }
}
