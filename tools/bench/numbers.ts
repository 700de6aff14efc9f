/** Numbers that people and crews outside a load have. */
interface Taken {
  readonly takenNumbers: ReadonlySet<string>
}

/** More than the people of one part of a load, so that none of them meet. */
const TAKEN_STEP = 25_000
/** Drawn from the same range as real ones, spread over all of it. */
const NUMBERS = { first: 100_000, count: 900_000, stride: 7_919 }
/** Not 403, where the demo people have theirs. */
const AREA_CODES = ['587', '780', '825', '368', '604', '416', '514'] as const
export const LINES = 10_000 * AREA_CODES.length

/** Of a customer or a member of staff. */
export function numberOf({ takenNumbers }: Taken, kind: 'C' | 'S', nth: number): string {
  const number = `${kind}-${NUMBERS.first + (((nth + 1) * NUMBERS.stride) % NUMBERS.count)}`
  return takenNumbers.has(number) ? numberOf({ takenNumbers }, kind, nth + TAKEN_STEP) : number
}

/** +1 of an area code, the exchange that is kept for fiction, and one of its ten thousand lines; null when it is taken. */
export function phoneOf({ takenNumbers }: Taken, nth: number): string | null {
  const area = AREA_CODES[Math.floor(nth / 10_000) % AREA_CODES.length]
  const phone = `+1${area}555${String(nth % 10_000).padStart(4, '0')}`
  return takenNumbers.has(phone) ? null : phone
}

export function crewNumberOf({ takenNumbers }: Taken, nth: number): string {
  const number = `Crew ${101 + nth}`
  return takenNumbers.has(number) ? crewNumberOf({ takenNumbers }, nth + 1_000) : number
}
