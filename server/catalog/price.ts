import { divideHalfUp } from '../kernel/money.ts'
import { apportion } from './apportion.ts'
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
  /** 0 or more: what the rank takes off. */
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
 * The price of a service at a property for a rank (decision C2), half up at three places: base points, additional points, total.
 * Percentages are exact until then. Lines are the exact shares rounded so that they add up (see {@link apportion}); where reductions
 * exceed the work, all of them are cut in proportion, so that nothing costs less than nothing.
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

/** A service whose price comes to nothing is not offered (decision C12). */
export function isOffered(price: Price): boolean {
  return price.totalPoints > 0
}

function settle({ items, denominator }: ExactMinutes, rate: bigint) {
  const exact = items.reduce((sum, item) => sum + item.numerator, 0n)
  const points = divideHalfUp(exact * rate, denominator)
  const minutes = divideHalfUp(exact, denominator)
  const scaled = items.map((item) => ({ ...item, numerator: item.numerator * rate }))
  const pointsOf = apportion(points, scaled, denominator)
  const minutesOf = apportion(minutes, items, denominator)
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
