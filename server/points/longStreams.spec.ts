import { expect, it } from 'vitest'
import { foldOn, type ReadPages } from '../eventstore/loadFold.ts'
import type { RecordedEvent } from '../kernel/event.ts'
import type { Fold } from '../kernel/fold.ts'
import { happened } from '../testing/given.ts'
import { recharged, refunded, spent } from '../testing/pointsStory.ts'
import type { ExperienceGained } from './events.ts'
import { experienceFold } from './experience.ts'
import { walletFold } from './walletFold.ts'

/* What grows with a customer's years is folded without being copied for every event. */

const EVENTS = 20_000
const PAGE = 500

/** A stream of these events, page by page. */
function pagesOf(events: readonly RecordedEvent[]): ReadPages {
  return async function* () {
    for (let from = 0; from < events.length; from += PAGE)
      yield events
        .slice(from, from + PAGE)
        .map((event, nth) => ({ ...event, revision: BigInt(from + nth) })) as unknown as RecordedEvent[]
  }
}

/** Counts what is put into a map or a set, and what is read out of an array to be copied. */
async function countingEntries(work: () => Promise<unknown>): Promise<number> {
  const [set, add, iterate] = [Map.prototype.set, Set.prototype.add, Array.prototype[Symbol.iterator]]
  let entries = 0
  try {
    Map.prototype.set = function (key, value) {
      entries += 1
      return set.call(this, key, value)
    }
    Set.prototype.add = function (value) {
      entries += 1
      return add.call(this, value)
    }
    Array.prototype[Symbol.iterator] = function () {
      entries += this.length
      return iterate.call(this)
    }
    await work()
  } finally {
    Object.assign(Map.prototype, { set })
    Object.assign(Set.prototype, { add })
    Object.assign(Array.prototype, { [Symbol.iterator]: iterate })
  }
  return entries
}

const paid = { points: 1, rewardPoints: 0 }
const wallet = Array.from({ length: EVENTS }, (_, nth) =>
  nth % 4 === 0
    ? recharged(100, undefined, nth)
    : nth % 4 === 3
      ? refunded(`order-${nth - 1}`, paid)
      : spent(`order-${nth}`, paid),
)
const experience = Array.from({ length: EVENTS }, (_, nth) => {
  const event: ExperienceGained = { type: 'experience.gained', data: { orderId: `order-${nth}`, amount: 1 } }
  return happened(event, '2026-11-20T17:00:00Z')
})

it.each<[string, Fold<unknown, never>, readonly RecordedEvent[]]>([
  ['wallet', walletFold as Fold<unknown, never>, wallet],
  ['experience', experienceFold as Fold<unknown, never>, experience],
])(
  'a %s of 20,000 events is folded in so many steps, and goes on in so many more as it has entries',
  async (_name, fold, events) => {
    const begin = { fold, folded: { state: fold.initial, expect: 'absent' as const } }
    const long = await foldOn(pagesOf(events), 'long', begin)
    expect(long.expect).toBe(BigInt(EVENTS - 1))
    const again = () => foldOn(pagesOf(events), 'long', begin)
    expect(await countingEntries(again)).toBeLessThan(3 * EVENTS)
    const more = () => foldOn(pagesOf(events.slice(0, 2)), 'long', { fold, folded: long })
    expect(await countingEntries(more)).toBeLessThan(3 * EVENTS)
  },
)
