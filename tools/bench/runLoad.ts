import 'reflect-metadata'
import { sql } from 'kysely'
import { beginSeed } from '../../server/demo/demoSeed.store.ts'
import { startDemo } from '../../server/demo/seedDemo.ts'
import type { Db } from '../../server/kernel/database.ts'
import { systemClock } from '../../server/kernel/time.ts'
import type { ProjectionRunner } from '../../server/readmodels/engine/runner.ts'
import { openReadModels, openStores, type Stores } from '../../server/runtime/openStores.ts'
import { OperatorError } from '../../server/runtime/operatorError.ts'
import type { Program } from '../../server/runtime/runProgram.ts'
import { countStrangers, tidy } from './fixtureRows.store.ts'
import { type LoadOrder, load } from './load.ts'
import { bulkWriter } from './writing.ts'

const SHOWN_EVERY_MS = 5_000

/** Loads the configured stores, after the demo data if needed, and waits for the read models. */
export async function runLoad(program: Program, wish: Pick<LoadOrder, 'orders' | 'seed'>): Promise<number> {
  await loadStores(program, await openStores(program), wish)
  return 0
}

/**
 * The same on stores that are open.
 * @throws OperatorError when they hold people beside the demo's
 */
export async function loadStores(
  program: Program,
  stores: Stores,
  wish: Pick<LoadOrder, 'orders' | 'seed' | 'crews'>,
): Promise<void> {
  const tell = (line: string) => void process.stdout.write(`${line}\n`)
  const end = await seeded(program, stores)
  const strangers = await countStrangers(stores.db)
  if (strangers > 0)
    throw new OperatorError(
      `A load needs an empty database or a demo's, and this one has ${strangers} other customers.`,
    )
  const writing = program.config.eventStoreUrl === undefined ? { writer: bulkWriter(stores.db) } : {}
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1_000)
  const events = await load(stores, { ...wish, ...writing, end, tell })
  tell(`${events} events are written, after ${seconds()} s`)
  await tidy(stores.db)
  const projections = await openReadModels(program, stores)
  await untilShown(projections, tell)
  await projections.stop()
  await tidy(stores.db)
  tell(`all read models show them, after ${seconds()} s`)
}

export async function isLoaded(db: Db): Promise<boolean> {
  const { rows } = await sql`select from customer where email like '%@example.net' limit 1`.execute(db)
  return rows.length > 0
}

/** Seeds the demo data, then stops the read models, which catch up faster after the load. @returns the anchor of the demo data */
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
