import { CountingMode } from '../../schema/rules/enumerations.ts'
import type { AdditionalItem, CheckPoint, PriceQuestion } from './priceQuestion.ts'
import { matchesProperty } from './propertyMatch.ts'

/** One line's exact minutes, as a fraction over its list's denominator. */
export interface WorkItem {
  readonly key: string
  readonly kind: 'check-point' | 'check-point-extra' | 'property'
  readonly itemId: string
  readonly numerator: bigint
}

export interface ExactMinutes {
  readonly items: readonly WorkItem[]
  readonly denominator: bigint
}

/** Percentages of whole minutes are exact in hundredths. */
const hundredth = 100n

/** A catalog's additional items that can change a service's price; none for a flat one (decision C6). */
export function itemsFor<Item extends Pick<AdditionalItem, 'detailType'>>(
  { noCalc, detailType }: Pick<PriceQuestion['service'], 'noCalc' | 'detailType'>,
  additionalItems: readonly Item[],
): readonly Item[] {
  return noCalc ? [] : additionalItems.filter((item) => item.detailType === detailType)
}

/** The minutes of a service at a property, unrounded: its check points, and what extras and the property change (decision C2). */
export function workItems(question: PriceQuestion): {
  readonly base: ExactMinutes
  readonly additional: ExactMinutes
} {
  const { checkPoints } = question.service
  const baseMinutes = checkPoints.reduce((sum, point) => sum + point.timeConsuming, 0)
  const applying = itemsFor(question.service, question.additionalItems).filter((item) =>
    matchesProperty(question.property, item),
  )
  const additional = [
    ...checkPoints.filter((point) => point.extraCountingType !== 0).map(extraOf),
    ...applying.map((item) => changeOf(item, baseMinutes)),
  ]
  return {
    base: { items: checkPoints.map(baseOf), denominator: hundredth },
    additional: limitReductions(additional, BigInt(baseMinutes) * hundredth),
  }
}

function baseOf({ id, timeConsuming }: CheckPoint): WorkItem {
  return workItem('check-point', id, BigInt(timeConsuming) * hundredth)
}

/** An extra reduction never takes more than its own check point's minutes. */
function extraOf({ id, timeConsuming, extraCountingType, extraConsuming }: CheckPoint): WorkItem {
  const amount =
    extraCountingType === CountingMode.ByReduction ? Math.min(extraConsuming, timeConsuming) : extraConsuming
  return workItem('check-point-extra', id, counted(extraCountingType, amount, timeConsuming))
}

/** Percentages apply to the base minutes and are never compounded, so the order of items does not matter (decision C4). */
function changeOf({ id, countingType, consuming }: AdditionalItem, baseMinutes: number): WorkItem {
  return workItem('property', id, counted(countingType, consuming, baseMinutes))
}

function counted(mode: number, amount: number, percentOf: number): bigint {
  switch (mode) {
    case CountingMode.ByMinute:
      return BigInt(amount) * hundredth
    case CountingMode.ByPercent:
      return BigInt(amount) * BigInt(percentOf)
    case CountingMode.ByReduction:
      return -BigInt(amount) * hundredth
    default:
      throw new RangeError(`unknown counting mode ${mode}`)
  }
}

/** Together the additions and reductions never go below minus the base minutes: beyond that all reductions shrink in proportion. */
function limitReductions(items: readonly WorkItem[], base: bigint): ExactMinutes {
  const sum = items.reduce((total, item) => total + item.numerator, 0n)
  if (sum >= -base) return { items, denominator: hundredth }
  const reductions = items.reduce((total, item) => total + (item.numerator < 0n ? -item.numerator : 0n), 0n)
  const allowed = reductions + sum + base
  return {
    items: items.map((item) => ({
      ...item,
      numerator: item.numerator * (item.numerator < 0n ? allowed : reductions),
    })),
    denominator: hundredth * reductions,
  }
}

function workItem(kind: WorkItem['kind'], itemId: string, numerator: bigint): WorkItem {
  return { key: `${kind} ${itemId}`, kind, itemId, numerator }
}
