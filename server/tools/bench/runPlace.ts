import { businessDate, systemClock } from '../../kernel/time.ts'
import { openStores } from '../../runtime/openStores.ts'
import type { Program } from '../../runtime/runProgram.ts'
import { figuresOf, shown, table } from './figures.ts'
import { machineLine } from './machine.ts'
import { placeOver } from './place.ts'
import { runningProduct } from './runMeasure.ts'
import { type Caller, signInCallers } from './sample.ts'

const WARM_UP = 10

/** Has one caller, then ten at once, place orders with the running product, and prints how long that took them. */
export async function runPlace(program: Program, times: number): Promise<number> {
  const { db } = await openStores(program)
  const doors = await runningProduct(program)
  const now = systemClock()
  const callers = await signInCallers({ db, sessionSecret: program.config.sessionSecret }, now)
  const from = businessDate(now).add({ days: 3 })
  const place = (those: readonly Caller[], rounds: number) =>
    placeOver({ doors, callers: those, times: rounds, from, now: () => performance.now() })
  await place(callers, WARM_UP)
  const one = figuresOf(await place(callers.slice(0, 1), times))
  const all = figuresOf(await place(callers, Math.ceil(times / callers.length)))
  process.stdout.write(
    `${await machineLine(db, program.config.eventStoreUrl ? 'KurrentDB' : 'PostgreSQL')}\n\n`,
  )
  const rows = [
    ['one caller', one],
    ['ten callers at once', all],
  ] as const
  const printed = rows.map(([who, { calls, p50, p95, max }]) => [
    who,
    String(calls),
    shown(p50),
    shown(p95),
    shown(max),
  ])
  process.stdout.write(`${table(['placing an order', 'orders', 'p50 ms', 'p95 ms', 'max ms'], printed)}\n`)
  return 0
}
