import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../../server/kernel/time.ts'
import type { Stores } from '../../../server/runtime/openStores.ts'
import type { Program } from '../../../server/runtime/runProgram.ts'
import { takeSample } from '../sample.ts'
import { openBareDatabase } from './bareDatabase.store.ts'
import type { BareAnswer, BareQuestion } from './bareWorker.ts'
import { openDays, takeBookers } from './bookers.ts'
import { startBuiltServer } from './builtServer.ts'
import type { Outcome, Round } from './callersWorker.ts'
import { bareCases, type Calling, followingCases, placingCases, readingCases } from './cases.ts'
import { type Meters, openMeters } from './meters.ts'
import { placedEvents } from './placedEvents.ts'
import { measureRebuilds } from './rebuilds.ts'
import { type Case, costPerMs, type Measured, measureCase } from './window.ts'
import { startWorker, type Worker } from './workers.ts'

export interface LimitsOrder {
  /** How long each repeat of a load lasts. */
  readonly ms: number
  readonly repeats: number
  /** Measures only lines whose name holds this, beside the bare ones that all are compared with. */
  readonly only: string | undefined
  readonly tell: (measured: Measured) => void
}

interface Site {
  readonly program: Program
  readonly stores: Stores
  readonly meters: Meters
  readonly call: Calling
  readonly order: LimitsOrder
}

const MOST_BOOKERS = 5_000
const IDLE_MS = 3_000

/** Measures the limits of these stores on this machine, and then the product, line by line. */
export async function measureLimits(program: Program, stores: Stores, order: LimitsOrder): Promise<void> {
  const databaseUrl = await openBareDatabase(stores.databaseUrl)
  const meters = await openMeters(databaseUrl)
  program.lifecycle.onStop(() => meters.close())
  const callers: Worker<Round, Outcome> = await startWorker('callersWorker.ts', [], program.lifecycle)
  const site: Site = { program, stores, meters, order, call: (round) => callers.ask(round) }
  await measureBare(site, databaseUrl)
  await measureProduct(site)
  await measureRebuilds(program, stores, {
    meters,
    tell: order.tell,
    isWanted: (name) => isWanted(order, name),
  })
}

async function measureBare(site: Site, databaseUrl: string): Promise<void> {
  const { program, stores } = site
  const store = { databaseUrl, eventStoreUrl: program.config.eventStoreUrl }
  const args = [JSON.stringify({ store, placing: await placedEvents(stores) })]
  const bare: Worker<BareQuestion, BareAnswer> = await startWorker('bareWorker.ts', args, program.lifecycle)
  await measureAll(site, await bareCases(bare, site.call))
  bare.end()
}

async function measureProduct(site: Site): Promise<void> {
  const { program, stores, order, call } = site
  const now = systemClock()
  const signing = { db: stores.db, sessionSecret: program.config.sessionSecret }
  const server = await startBuiltServer(program)
  const bookers = await takeBookers(signing, { port: server.port, most: MOST_BOOKERS, now })
  const asking = { call, server, bookers, days: await openDays(stores.db, now) }
  const reading = readingCases(asking, await takeSample(signing, now))
  const wanted = (cases: readonly Case[]) => cases.filter(({ name }) => isWanted(order, name))
  await measureAll(site, wanted([...placingCases(asking), ...reading]))
  if (wanted(followingCases(asking)).length > 0) {
    const other = await startBuiltServer(program)
    await measureAll(site, wanted(followingCases({ ...asking, server: other })))
    await other.stop()
  }
  await server.stop()
}

async function measureAll({ meters, order }: Site, cases: readonly Case[]): Promise<void> {
  if (cases.length === 0) return
  await meters.untilQuiet()
  const before = await meters.look()
  await pause(IDLE_MS)
  const idle = costPerMs(before, await meters.look())
  for (const one of cases) order.tell(await measureCase({ ...order, meters, idle }, one))
}

function isWanted({ only }: LimitsOrder, name: string): boolean {
  return name.includes(only ?? '')
}
