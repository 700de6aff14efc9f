import 'reflect-metadata'
import type { Program } from '../../../server/runtime/runProgram.ts'
import { shown } from '../figures.ts'
import { openInstallation } from '../limits/runLimits.ts'
import { machineLine } from '../machine.ts'
import { MINUTE_MS, overwhelm, soakMinute } from './soak.ts'
import { measureMaximum, openSoakSite } from './soakSite.ts'
import { type Minute, shortcomings } from './verdict.ts'

/** How many times the maximum an overload is. */
const OVERLOAD = 10
const HEAD = `| minute | calls a second | errors | p50 ms | p95 ms | MiB | read models behind ms | stolen % |
|---|--:|--:|--:|--:|--:|--:|--:|`

/**
 * Measures for a minute how much the product can answer, asks it for a share of that for so many minutes, then for a minute for ten times as
 * much as it can, and tells minute by minute what came of it. An installation without a load gets one first.
 * @param wish `percent` of what it can answer
 * @returns 1 when anything was wrong
 */
export async function runSoak(
  program: Program,
  wish: { readonly minutes: number; readonly percent: number },
): Promise<number> {
  const stores = await openInstallation(program)
  const site = await openSoakSite(program, stores)
  const eventStore = program.config.eventStoreUrl === undefined ? 'PostgreSQL' : 'KurrentDB'
  say(await machineLine(stores.db, eventStore))
  const maximum = await measureMaximum(program, site, MINUTE_MS)
  const callsPerTurn = site.turns.flat().length / site.turns.length
  const usual = (maximum * wish.percent) / 100 / callsPerTurn
  say(`${Math.round(maximum)} calls a second at most; ${wish.percent} % of that:\n\n${HEAD}`)
  const minutes: Minute[] = []
  for (let nth = 1; nth <= wish.minutes; nth++) {
    const { minute, failures } = await soakMinute(site, usual)
    minutes.push(minute)
    say(lineOf(nth, minute))
    for (const failure of failures) say(`  ${failure}`)
  }
  const p95 = minutes[0]?.p95 ?? Number.NaN
  const overload = await overwhelm(site, { overload: OVERLOAD * maximum, usual, p95 })
  const { answered, shed, errors, recoveredAfter, failures } = overload
  say(
    `\n${OVERLOAD} times the maximum for a minute: ${answered} answered, 95 % of them within ${shown(overload.p95)} ms, ${shed} told to come again, ${errors} other errors; ` +
      `quick again after ${recoveredAfter ?? 'more than 30'} s`,
  )
  for (const failure of failures) say(`  ${failure}`)
  const wrong = shortcomings(minutes, overload)
  say(wrong.length === 0 ? 'all held' : wrong.join('\n'))
  return wrong.length === 0 ? 0 : 1
}

function lineOf(nth: number, { rate, errors, p50, p95, memory, behindMs, stolen }: Minute): string {
  const held = [Math.round(rate), errors, shown(p50), shown(p95), Math.round(memory), Math.round(behindMs)]
  return `| ${[nth, ...held, stolen.toFixed(1)].join(' | ')} |`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
