import { OFFICE_COMMANDS } from '../../../server/testing/orderDocuments.ts'
import { type Booker, bookingTurns } from '../limits/bookers.ts'
import { graphqlCall, readingTurns } from '../limits/cases.ts'
import type { Call, Turn } from '../limits/takeTurn.ts'
import { pageQuery } from '../pageQueries.ts'
import type { Sample } from '../sample.ts'

/**
 * What customers, office and crews do all day, again and again: everybody books, the office adds a word to it and it is cancelled, and
 * meanwhile they look at their lists. Every booker comes from a network address of their own.
 */
export function mixedTurns(
  bookers: readonly Booker[],
  sample: Sample,
  days: readonly string[],
): readonly Turn[] {
  const booking = (['REST', 'GraphQL'] as const).map(
    (api) => bookingTurns(bookers, { callers: 1, api, cancels: true, days })[0] ?? [],
  )
  const reading = readingTurns(bookers, sample).map(({ turns }) => turns)
  const crew: Turn = [
    graphqlCall(sample.tokens.staff, pageQuery('CrewOrders'), { group: 'Ongoing', first: 20 }),
  ]
  return bookers.flatMap((_, nth) =>
    [
      withInstruction(nthOf(booking[nth % booking.length] ?? [], nth), sample),
      ...reading.map((turns) => nthOf(turns, nth)),
      crew,
    ].map((turn) => turn.map((call) => ({ ...call, from: addressOf(nth) }))),
  )
}

/** The office writes to the crew between the booking and its cancelling. */
function withInstruction([placing, ...others]: Turn, { tokens }: Sample): Turn {
  if (placing === undefined) return []
  const input = { key: '§key§', orderNo: '§kept§', text: 'Mind the dog.' }
  const instructing: Call = {
    ...graphqlCall(tokens.admin, OFFICE_COMMANDS.addOfficeInstructions, { input }),
    expected: '"orderNo":"',
    kept: '"orderNo":"([^"]+)"',
  }
  return [placing, instructing, ...others]
}

function nthOf(turns: readonly Turn[], nth: number): Turn {
  return turns[nth % turns.length] ?? []
}

/** Of a network that is nobody's. */
function addressOf(nth: number): string {
  return `10.0.${Math.floor(nth / 256) % 256}.${nth % 256}`
}
