import { statfs } from 'node:fs/promises'
import { systemClock } from '../../../server/kernel/time.ts'
import type { Stores } from '../../../server/runtime/openStores.ts'
import { OperatorError } from '../../../server/runtime/operatorError.ts'
import type { Program } from '../../../server/runtime/runProgram.ts'
import { apiClient } from '../../../server/testing/apiClient.ts'
import { restReads } from '../calls.ts'
import { graphqlReads } from '../graphqlReads.ts'
import { measure } from '../measure.ts'
import { loadStores } from '../runLoad.ts'
import { takeSample } from '../sample.ts'
import { openDays, takeBookers } from './bookers.ts'
import { type BuiltServer, startBuiltServer } from './builtServer.ts'
import type { Outcome, Round } from './callersWorker.ts'
import { placingCases } from './cases.ts'
import type { Grown } from './growthTable.ts'
import { type Meters, memoryOf, openMeters } from './meters.ts'
import { measureCase, NO_COST } from './window.ts'
import { startWorker, type Worker } from './workers.ts'

export interface GrowthOrder {
  /** In rising order; the installation grows from one to the next. */
  readonly sizes: readonly number[]
  /** How often each reading call is made at each size. */
  readonly times: number
  readonly tell: (line: string) => void
}

/** With what they lead to: read models, indexes, the log of what is written. */
const BYTES_PER_ORDER = 25_000
const SEED = 1
const BOOKERS = 500
const PLACING = { ms: 3_000, repeats: 3, idle: NO_COST }

/** Lets an installation grow and makes every reading call, and places, at each size. */
export async function measureGrowth(
  program: Program,
  stores: Stores,
  { sizes, times, tell }: GrowthOrder,
): Promise<readonly Grown[]> {
  await requireRoom(program, sizes.at(-1) ?? 0)
  const callers: Worker<Round, Outcome> = await startWorker('callersWorker.ts', [], program.lifecycle)
  const meters = await openMeters(stores.databaseUrl)
  program.lifecycle.onStop(() => meters.close())
  const grown: Grown[] = []
  let there = 0
  for (const [nth, orders] of sizes.entries()) {
    tell(`growing to ${orders} orders`)
    await loadStores(program, stores, { orders: orders - there, seed: SEED + nth, isForced: nth > 0 })
    there = orders
    const server = await startBuiltServer(program)
    grown.push(...(await measureReads({ program, stores, server }, { orders, times, tell })))
    grown.push(...(await measurePlacing({ program, stores, server, meters, callers }, orders)))
    tell(`the server holds ${Math.round(memoryOf(server.pid)?.now ?? 0)} MiB`)
    await server.stop()
  }
  return grown
}

interface Site {
  readonly program: Program
  readonly stores: Stores
  readonly server: BuiltServer
}

async function requireRoom({ config }: Program, orders: number): Promise<void> {
  const { bavail, bsize } = await statfs(config.dataDir)
  const wanted = orders * BYTES_PER_ORDER
  if (bavail * bsize < wanted)
    throw new OperatorError(
      `${orders} orders take about ${Math.ceil(wanted / 1e9)} GB, and only ${Math.floor((bavail * bsize) / 1e9)} GB are free.`,
    )
}

async function measureReads(
  { program, stores, server }: Site,
  {
    orders,
    times,
    tell,
  }: { readonly orders: number; readonly times: number; readonly tell: (line: string) => void },
): Promise<readonly Grown[]> {
  const signing = { db: stores.db, sessionSecret: program.config.sessionSecret }
  const sample = await takeSample(signing, systemClock())
  const measuring = {
    client: apiClient(`http://127.0.0.1:${server.port}`),
    sample,
    times,
    now: () => performance.now(),
  }
  const grown: Grown[] = []
  for (const call of [...restReads, ...graphqlReads]) {
    const measured = await measure(measuring, call)
    const name = call.request.kind === 'rest' ? call.name : `GraphQL ${call.name} (${call.area})`
    if ('refused' in measured) tell(`${name}: ${measured.refused}`)
    if ('figures' in measured) grown.push({ name, orders, ...measured.figures, isEmpty: measured.isEmpty })
  }
  return grown
}

async function measurePlacing(
  {
    program,
    stores,
    server,
    meters,
    callers,
  }: Site & { readonly meters: Meters; readonly callers: Worker<Round, Outcome> },
  orders: number,
): Promise<readonly Grown[]> {
  const now = systemClock()
  const signing = { db: stores.db, sessionSecret: program.config.sessionSecret }
  const bookers = await takeBookers(signing, { port: server.port, most: BOOKERS, now })
  const call = (round: Round) => callers.ask(round)
  const asking = { call, server, bookers, pids: [server.pid], days: await openDays(stores.db, now) }
  const alone = placingCases(asking).filter(
    ({ name, callers: many }) => many === 1 && name.startsWith('place,'),
  )
  const grown: Grown[] = []
  for (const one of alone) {
    const { p50, p95 } = await measureCase({ meters, ...PLACING }, one)
    grown.push({ name: one.name, orders, p50, p95, isEmpty: false })
  }
  return grown
}
