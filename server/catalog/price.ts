import { divideHalfUp } from '../kernel/money.ts'
import type { PriceQuestion } from './priceQuestion.ts'
import { type ExactMinutes, type WorkItem, workItems } from './workItems.ts'

/** One line of a price; `minutes` and `points` may be negative. */
interface PricedLine {
  readonly kind: 'check-point' | 'check-point-extra' | 'property' | 'discount'
  /** Id of the check point or additional item; absent on the discount. */
  readonly itemId?: string
  readonly minutes: number
  readonly points: number
}

/** Points and minutes are whole. */
export interface Price {
  readonly basePoints: number
  /** May be negative (decision C5). */
  readonly additionalPoints: number
  /** Tenths of a percent. */
  readonly rankDiscount: number
  /** The rank's discount, 0 or more. */
  readonly discountPoints: number
  readonly totalPoints: number
  readonly minutes: number
  /**
   * Check-point lines add up to `basePoints`, extras and property lines to `additionalPoints`, all lines to `totalPoints`; their minutes
   * to `minutes`. Order: check points, extras, property items, each as the catalog lists them, then the discount.
   */
  readonly lines: readonly PricedLine[]
}

/**
 * The price of a service at a property for a rank (decision C2), rounded half up at three places: base points, additional points, total.
 * Percentages are exact until then. Lines are the exact shares, rounded so that they add up (see {@link allocate}); reductions that exceed
 * the work are cut in proportion, so that no price is negative.
 */
export function priceOf(question: PriceQuestion): Price {
  const { base, additional } = workItems(question)
  const rate = BigInt(question.pointsPerMinute)
  const baseSide = settle(base, rate)
  const additionalSide = settle(additional, rate)
  const before = baseSide.points + additionalSide.points
  const totalPoints = divideHalfUp(before * (1000 - question.rankDiscount), 1000)
  return {
    basePoints: baseSide.points,
    additionalPoints: additionalSide.points,
    rankDiscount: question.rankDiscount,
    discountPoints: before - totalPoints,
    totalPoints,
    minutes: baseSide.minutes + additionalSide.minutes,
    lines: [
      ...baseSide.lines,
      ...additionalSide.lines,
      ...discountLines(question.rankDiscount, totalPoints - before),
    ],
  }
}

/** A service with a price of 0 is not offered (decision C12). */
export function isOffered(price: Price): boolean {
  return price.totalPoints > 0
}

function settle({ items, denominator }: ExactMinutes, rate: bigint) {
  const exact = items.reduce((sum, item) => sum + item.numerator, 0n)
  const points = divideHalfUp(exact * rate, denominator)
  const minutes = divideHalfUp(exact, denominator)
  const scaled = items.map((item) => ({ ...item, numerator: item.numerator * rate }))
  const pointsOf = allocate(points, scaled, denominator)
  const minutesOf = allocate(minutes, items, denominator)
  return { points, minutes, lines: items.map((item) => lineOf(item, minutesOf, pointsOf)) }
}

function lineOf(
  { key, kind, itemId }: WorkItem,
  minutes: ReadonlyMap<string, number>,
  points: ReadonlyMap<string, number>,
): PricedLine {
  return { kind, itemId, minutes: minutes.get(key) ?? 0, points: points.get(key) ?? 0 }
}

function discountLines(rankDiscount: number, points: number): PricedLine[] {
  return rankDiscount === 0 ? [] : [{ kind: 'discount', minutes: 0, points }]
}

/**
 * Splits a whole total among fractional shares, so that the parts add up to it exactly: each part is rounded down, and the missing units go
 * to the parts that lost the most; ties are settled by key, never by order. No part is further than one unit from its exact share.
 * @param total whole, and within one unit per share of the sum of the exact shares
 * @param shares exact shares numerator/denominator, with one denominator above 0 for all
 */
export function allocate(
  total: number,
  shares: readonly { readonly key: string; readonly numerator: bigint }[],
  denominator: bigint,
): ReadonlyMap<string, number> {
  const floored = shares.map(({ key, numerator }) => {
    const lost = ((numerator % denominator) + denominator) % denominator
    return { key, lost, part: Number((numerator - lost) / denominator) }
  })
  const missing = total - floored.reduce((sum, { part }) => sum + part, 0)
  const byLoss = [...floored].sort((a, b) =>
    a.lost === b.lost ? compareKeys(a.key, b.key) : a.lost > b.lost ? -1 : 1,
  )
  return new Map(byLoss.map(({ key, part }, place) => [key, part + (place < missing ? 1 : 0)]))
}

function compareKeys(a: string, b: string): number {
  return a < b ? -1 : 1
}
