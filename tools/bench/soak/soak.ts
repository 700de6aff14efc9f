import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../../server/kernel/time.ts'
import { readModelLags } from '../../../server/readmodels/engine/readModelLag.queries.ts'
import { figuresOf } from '../figures.ts'
import { coreTime, memoryOf } from '../limits/meters.ts'
import type { Second } from './arrivalsWorker.ts'
import type { SoakSite } from './soakSite.ts'
import { type Minute, MOST_SLOWING, median, type Overload } from './verdict.ts'

export const MINUTE_MS = 60_000
const LOOK_EVERY_MS = 1_000
const RECOVERY_MS = 30_000

/** A minute with so many turns a second; `failures` are what the errors were, a line for each kind. */
export async function soakMinute(
  { port, turns, arrivals, ...site }: SoakSite,
  perSecond: number,
): Promise<{ readonly minute: Minute; readonly failures: readonly string[] }> {
  const ended = new AbortController()
  const looking = lookAt(site, ended.signal)
  const before = coreTime()
  const { seconds, failures } = await arrivals
    .ask({ port, turns, stretches: [{ ms: MINUTE_MS, perSecond }] })
    .finally(() => ended.abort())
  const looks = await looking
  const stolen = stolenSince(before)
  const took = seconds.flatMap((second) => second.took)
  const minute: Minute = {
    ...figuresOf(took),
    rate: took.length / (MINUTE_MS / 1_000),
    errors: sumOf(seconds, ({ errors, shed }) => errors + shed),
    memory: median(looks.map(({ memory }) => memory)),
    behindMs: Math.max(...looks.map(({ behindMs }) => behindMs)),
    stolen,
  }
  return { minute, failures }
}

function stolenSince(before: ReturnType<typeof coreTime>): number {
  const now = coreTime()
  return before && now ? (100 * (now.stolen - before.stolen)) / (now.all - before.all) : Number.NaN
}

async function lookAt({ pid, stores }: Pick<SoakSite, 'pid' | 'stores'>, signal: AbortSignal) {
  const looks: Pick<Minute, 'memory' | 'behindMs'>[] = []
  do {
    const lags = await readModelLags(stores, systemClock())
    const behindMs = Math.max(...lags.map(({ oldestMs }) => oldestMs))
    looks.push({ memory: memoryOf(pid)?.now ?? Number.NaN, behindMs })
    await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
  } while (!signal.aborted)
  return looks
}

/** A minute with as many turns a second as `overload` says, and then as many as `usual` says, until they take about as long as `p95`. */
export async function overwhelm(
  { port, turns, arrivals }: SoakSite,
  { overload, usual, p95 }: { readonly overload: number; readonly usual: number; readonly p95: number },
): Promise<Overload & { readonly failures: readonly string[] }> {
  const stretches = [
    { ms: MINUTE_MS, perSecond: overload },
    { ms: RECOVERY_MS, perSecond: usual },
  ]
  const { seconds, failures } = await arrivals.ask({ port, turns, stretches })
  const over = seconds.slice(0, MINUTE_MS / 1_000)
  const after = seconds.slice(over.length, (MINUTE_MS + RECOVERY_MS) / 1_000)
  const isWell = ({ took, shed, errors }: Second) =>
    shed + errors === 0 && took.length > 0 && figuresOf(took).p95 <= MOST_SLOWING * p95
  const recoveredAfter = after.findIndex(isWell)
  const took = over.flatMap((second) => second.took)
  return {
    answered: took.length,
    p95: took.length > 0 ? figuresOf(took).p95 : Number.NaN,
    shed: sumOf(over, ({ shed }) => shed),
    errors: sumOf(over, ({ errors }) => errors),
    recoveredAfter: recoveredAfter === -1 ? undefined : recoveredAfter,
    failures,
  }
}

function sumOf(seconds: readonly Second[], countOf: (second: Second) => number): number {
  return seconds.reduce((sum, second) => sum + countOf(second), 0)
}
