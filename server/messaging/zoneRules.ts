/**
 * A time zone's rules as calendar files carry them (VTIMEZONE), from the zone data of this runtime: programs with older data, for whom
 * Alberta still changes its clocks, then read the same hour as we do (decision J3).
 * @param zone such as America/Edmonton
 * @param span the days the rules are needed for; the file contains them for the whole years around these days
 */
export function zoneRules(
  zone: string,
  { first, last }: { readonly first: Temporal.PlainDate; readonly last: Temporal.PlainDate },
): string {
  const begin = Temporal.PlainDate.from({ year: first.year, month: 1, day: 1 }).toZonedDateTime(zone)
  const end = Temporal.PlainDate.from({ year: last.year + 1, month: 1, day: 1 }).toZonedDateTime(zone)
  const changes = changesBetween(begin, end)
  const [next] = changes
  const startsInSummer = next !== undefined && next.after < begin.offsetNanoseconds
  const observances = [
    observance(startsInSummer, begin.toPlainDateTime(), {
      before: begin.offsetNanoseconds,
      after: begin.offsetNanoseconds,
    }),
    ...changes.map((change) => observance(change.after > change.before, change.at, change)),
  ]
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances.flat(), 'END:VTIMEZONE'].join('\r\n')
}

interface Offsets {
  /** Nanoseconds east of UTC. */
  readonly before: number
  readonly after: number
}

interface Change extends Offsets {
  /** The wall clock that was due, in the old offset. */
  readonly at: Temporal.PlainDateTime
}

function changesBetween(begin: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime): readonly Change[] {
  const changes: Change[] = []
  for (let at = begin.getTimeZoneTransition('next'); at !== null; at = at.getTimeZoneTransition('next')) {
    if (Temporal.ZonedDateTime.compare(at, end) >= 0) break
    const before = at.subtract({ nanoseconds: 1 }).offsetNanoseconds
    const wall = at.toPlainDateTime().add({ nanoseconds: before - at.offsetNanoseconds })
    changes.push({ at: wall, before, after: at.offsetNanoseconds })
  }
  return changes
}

function observance(
  isSummer: boolean,
  at: Temporal.PlainDateTime,
  { before, after }: Offsets,
): readonly string[] {
  const name = isSummer ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${name}`,
    `DTSTART:${at.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(after)}`,
    `END:${name}`,
  ]
}

/** Such as -0600. */
function offset(nanoseconds: number): string {
  const minutes = Math.abs(nanoseconds) / 60e9
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `${nanoseconds < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`
}
