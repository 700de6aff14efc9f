import { systemClock } from '../../../server/kernel/time.ts'
import type { Stores } from '../../../server/runtime/openStores.ts'
import type { Program } from '../../../server/runtime/runProgram.ts'
import { openDays, takeBookers } from '../limits/bookers.ts'
import { startBuiltServer } from '../limits/builtServer.ts'
import type { Outcome, Round } from '../limits/callersWorker.ts'
import { spread } from '../limits/cases.ts'
import type { Turn } from '../limits/takeTurn.ts'
import { startWorker, type Worker } from '../limits/workers.ts'
import { takeSample } from '../sample.ts'
import type { Arrivals, Arrived } from './arrivalsWorker.ts'
import { mixedTurns } from './mixedTurns.ts'

/** The running product, and those who will call. */
export interface SoakSite {
  readonly port: number
  readonly pid: number
  readonly stores: Stores
  readonly turns: readonly Turn[]
  readonly arrivals: Worker<Arrivals, Arrived>
}

const BOOKERS = 1_000
const CALLERS = 32

export async function openSoakSite(program: Program, stores: Stores): Promise<SoakSite> {
  const now = systemClock()
  const signing = { db: stores.db, sessionSecret: program.config.sessionSecret }
  const { port, pid } = await startBuiltServer(program)
  const bookers = await takeBookers(signing, { port, most: BOOKERS, now })
  const turns = mixedTurns(bookers, await takeSample(signing, now), await openDays(stores.db, now))
  const arrivals: Worker<Arrivals, Arrived> = await startWorker(
    '../soak/arrivalsWorker.ts',
    [],
    program.lifecycle,
  )
  return { port, pid, stores, turns, arrivals }
}

/**
 * How many calls a second are answered when there are always some who wait.
 * @throws Error when any is refused
 */
export async function measureMaximum(
  { lifecycle }: Program,
  { port, turns }: SoakSite,
  ms: number,
): Promise<number> {
  const callers: Worker<Round, Outcome> = await startWorker('callersWorker.ts', [], lifecycle)
  const round = { port, ms, callers: spread(turns, CALLERS), once: false }
  const { took, seconds, refusals, refused } = await callers.ask(round)
  callers.end()
  if (refusals > 0) throw new Error(`${refusals} calls were refused, such as ${refused[0]}`)
  return took.length / seconds
}
