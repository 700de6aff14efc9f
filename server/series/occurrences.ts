import type { Rhythm } from './events.ts'
import type { Series } from './series.ts'

/** A date on which the series has a visit by its rhythm, and the rhythm it comes from. */
export interface Occurrence {
  /** yyyy-mm-dd */
  readonly date: string
  readonly rhythm: Rhythm
}

/**
 * The dates of the series from a day on, or from its first, in order and without end; skipped, missed and paused ones too. A rhythm's
 * dates end where a later one begins.
 * @param from yyyy-mm-dd, included
 */
export function* occurrencesFrom(series: Series, from = ''): Generator<Occurrence, undefined, undefined> {
  for (const [place, rhythm] of series.rhythms.entries()) {
    const end = firstOfLater(series.rhythms, place)
    for (let date = firstFrom(rhythm, from); end === undefined || date < end; date = later(date, rhythm))
      yield { date, rhythm }
  }
}

/** The rhythm chosen last: what the series goes by from its first date on. */
export function newestRhythm({ rhythms: [first, ...later] }: Pick<Series, 'rhythms'>): Rhythm {
  return later.at(-1) ?? first
}

/** The rhythm of a date, undefined where the series has no occurrence on it. */
export function rhythmOn(series: Series, date: string): Rhythm | undefined {
  const next = occurrencesFrom(series, date).next().value
  return next?.date === date ? next.rhythm : undefined
}

/** Whether the series is paused on a day, yyyy-mm-dd. */
export function isPaused({ pauses }: Series, date: string): boolean {
  return pauses.some(({ from, to }) => from <= date && (to === undefined || date <= to))
}

/** Where the rhythm ends: at the first date of any later one, which may begin before the one in between. */
function firstOfLater(rhythms: readonly Rhythm[], place: number): string | undefined {
  return rhythms
    .slice(place + 1)
    .map(({ first }) => first)
    .sort()[0]
}

function firstFrom(rhythm: Rhythm, from: string): string {
  if (from <= rhythm.first) return rhythm.first
  const first = Temporal.PlainDate.from(rhythm.first)
  const passed = first.until(from).days
  const step = 7 * rhythm.everyWeeks
  return first.add({ days: Math.ceil(passed / step) * step }).toString()
}

function later(date: string, { everyWeeks }: Rhythm): string {
  return Temporal.PlainDate.from(date).add({ weeks: everyWeeks }).toString()
}
