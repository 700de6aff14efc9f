import { figuresOf } from '../figures.ts'
import type { Outcome } from './callersWorker.ts'
import type { Meters, Usage } from './meters.ts'

/** One line of the table: a load of one kind, from so many callers. */
export interface Case {
  readonly name: string
  readonly callers: number
  /** The line to compare the rate with. */
  readonly anchor?: 'append' | 'list'
  run(ms: number): Promise<Outcome>
  /** Makes everything as it was; not measured. */
  restore?(outcome: Outcome): Promise<void>
}

/** The figures of a case. Costs are per call, including everything that follows from it. */
export interface Measured {
  readonly name: string
  readonly callers: number
  readonly anchor?: 'append' | 'list'
  readonly calls: number
  readonly p50: number
  readonly p95: number
  /** Calls a second: the middle of the repeats, and each of them. */
  readonly rate: number
  readonly rates: readonly number[]
  readonly statements: number | undefined
  readonly writes: number
  readonly refusals: number
  readonly refused: readonly string[]
  /** Whether what followed was done when the next line began. */
  readonly cameToRest: boolean
}

export interface Measuring {
  readonly meters: Meters
  readonly ms: number
  readonly repeats: number
  /** The cost per millisecond without calls. */
  readonly idle: Cost
}

type Counter = 'statements' | 'writes'
type Cost = Readonly<Record<Counter, number | undefined>>

const COUNTERS: readonly Counter[] = ['statements', 'writes']
const WARM_UP_SHARE = 0.5

/** Warms up, then repeats the load and sums the costs of all repeats. */
export async function measureCase(measuring: Measuring, one: Case): Promise<Measured> {
  const { meters, ms, repeats, idle } = measuring
  const rest = async (outcome: Outcome) => {
    await one.restore?.(outcome)
    return meters.untilQuiet()
  }
  await rest(await one.run(ms * WARM_UP_SHARE))
  const outcomes: Outcome[] = []
  const costs: Cost[] = []
  let cameToRest = true
  for (let nth = 0; nth < repeats; nth++) {
    const before = await meters.look()
    const outcome = await one.run(ms)
    cameToRest = (await meters.untilQuiet()) && cameToRest
    costs.push(costBetween(before, await meters.look(), idle))
    outcomes.push(outcome)
    await rest(outcome)
  }
  return { ...told(one, outcomes, costs), cameToRest }
}

/** The cost of a period, less its idle cost. */
export function costBetween(before: Usage, after: Usage, idle?: Cost): Cost {
  const ms = after.at - before.at
  const used = (counter: Counter) => {
    const [from, to] = [before[counter], after[counter]]
    return from === undefined || to === undefined ? undefined : to - from - (idle?.[counter] ?? 0) * ms
  }
  return Object.fromEntries(COUNTERS.map((counter) => [counter, used(counter)])) as Cost
}

/** @returns of each counter how much a millisecond without calls uses */
export function costPerMs(before: Usage, after: Usage): Cost {
  const cost = costBetween(before, after)
  const ms = after.at - before.at
  return Object.fromEntries(
    COUNTERS.map((counter) => [counter, cost[counter] === undefined ? undefined : cost[counter] / ms]),
  ) as Cost
}

function told(one: Case, outcomes: readonly Outcome[], costs: readonly Cost[]): Omit<Measured, 'cameToRest'> {
  const took = outcomes.flatMap((outcome) => outcome.took)
  const rates = outcomes.map((outcome) => outcome.took.length / outcome.seconds)
  const { name, callers, anchor } = one
  const perCall = (counter: Counter) => {
    const sum = costs.reduce<number | undefined>(
      (total, cost) =>
        total === undefined || cost[counter] === undefined ? undefined : total + cost[counter],
      0,
    )
    return sum === undefined ? undefined : sum / took.length
  }
  const { p50, p95 } = took.length > 0 ? figuresOf(took) : { p50: Number.NaN, p95: Number.NaN }
  return {
    name,
    callers,
    ...(anchor === undefined ? {} : { anchor }),
    calls: took.length,
    p50,
    p95,
    rate: rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0,
    rates,
    statements: perCall('statements'),
    writes: perCall('writes') ?? 0,
    refusals: outcomes.reduce((sum, { refusals }) => sum + refusals, 0),
    refused: outcomes.flatMap(({ refused }) => refused).slice(0, 3),
  }
}
