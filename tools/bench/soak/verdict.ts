/** One minute of a steady load. */
export interface Minute {
  /** Calls a second. */
  readonly rate: number
  readonly errors: number
  readonly p50: number
  readonly p95: number
  /** What the server holds, in MiB. */
  readonly memory: number
  /** How old the oldest event was that a read model was yet to show, in milliseconds, when it was oldest. */
  readonly behindMs: number
  /** What other machines had of the cores' time while this one had work for them, in percent; not a number where the system does not tell. */
  readonly stolen: number
}

/** A minute of ten times as many calls as can be answered, and what followed. */
export interface Overload {
  /** Calls that were answered, that were told to come again, and all others. */
  readonly answered: number
  readonly shed: number
  readonly errors: number
  /** Of those that were answered, in milliseconds. */
  readonly p95: number
  /** Seconds until calls took as long as before; undefined when they did not while it was looked. */
  readonly recoveredAfter: number | undefined
}

const MOST_GROWTH = 1.1
/** How much longer than in the first minute the 95th of a hundred calls may take. */
export const MOST_SLOWING = 1.5
const MOST_BEHIND_MS = 1_000
const MOST_RECOVERY_S = 10

/** What is wrong with a product that was loaded so, in sentences; empty when nothing is. */
export function shortcomings(minutes: readonly Minute[], overload: Overload): readonly string[] {
  const errors = minutes.reduce((sum, minute) => sum + minute.errors, 0)
  const slowest = Math.max(...minutes.map(({ p95 }) => p95)) / (minutes[0]?.p95 ?? Number.NaN)
  const growth = memoryGrowth(minutes)
  const behindMs = Math.max(...minutes.map((minute) => minute.behindMs))
  const { recoveredAfter, errors: lost } = overload
  return [
    errors > 0 && `${errors} calls failed under a steady load`,
    slowest > MOST_SLOWING && `p95 rose to ${slowest.toFixed(1)} times that of the first minute`,
    growth > MOST_GROWTH && `the server holds ${growth.toFixed(2)} times as much in the last third`,
    behindMs > MOST_BEHIND_MS && `read models were ${Math.round(behindMs)} ms behind`,
    lost > 0 && `${lost} calls failed in the overload without being told to come again`,
    recoveredAfter === undefined && 'calls did not become quick again after the overload',
    (recoveredAfter ?? 0) > MOST_RECOVERY_S && `it took ${recoveredAfter} s to recover from the overload`,
  ].filter((words) => words !== false)
}

/** What the last third of the minutes holds at its median, over the second third's; 1 where there is nothing to compare. */
function memoryGrowth(minutes: readonly Minute[]): number {
  const third = Math.max(1, Math.floor(minutes.length / 3))
  const held = minutes.map(({ memory }) => memory)
  const before = held.slice(-2 * third, -third)
  return before.length === 0 ? 1 : median(held.slice(-third)) / median(before)
}

/** @throws RangeError for no figures */
export function median(figures: readonly number[]): number {
  const middle = figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]
  if (middle === undefined) throw new RangeError('there are no figures')
  return middle
}
