import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOffered, priceOf } from './price.ts'
import type { AdditionalItem, CheckPoint, PriceQuestion } from './priceQuestion.ts'
import { unstatedProperty } from './propertyMatch.ts'

const kitchen: CheckPoint = point('kitchen', 60)
const rooms: CheckPoint = point('rooms', 120)

/** Three hours of cleaning at 75 points a minute: 13,500 points. */
const standardClean: PriceQuestion = {
  pointsPerMinute: 75,
  rankDiscount: 0,
  service: { checkPoints: [kitchen, rooms], noCalc: false, detailType: 0 },
  additionalItems: [],
  property: unstatedProperty,
}

function point(id: string, timeConsuming: number, extraCountingType = 0, extraConsuming = 0): CheckPoint {
  return { id, timeConsuming, extraCountingType, extraConsuming }
}

/** Applies to every house (kind 1, value 1). */
function house(id: string, countingType: number, consuming: number, detailType = 0): AdditionalItem {
  return { id, condType: 1, propertyAttr: 1, countingType, consuming, detailType }
}

function ask(change: {
  service?: Partial<PriceQuestion['service']>
  additionalItems?: AdditionalItem[]
  rankDiscount?: number
  pointsPerMinute?: number
}) {
  return priceOf({
    ...standardClean,
    property: { ...unstatedProperty, buildingType: 1 },
    ...change,
    service: { ...standardClean.service, ...change.service },
  })
}

describe('a price', () => {
  it('worked by hand: 13,500 + 2,100 - 5.0 % = 14,820', () => {
    expect(ask({ additionalItems: [house('large', 1, 28)], rankDiscount: 50 })).toStrictEqual({
      basePoints: 13_500,
      additionalPoints: 2_100,
      rankDiscount: 50,
      discountPoints: 780,
      totalPoints: 14_820,
      minutes: 208,
      lines: [
        { kind: 'check-point', itemId: 'kitchen', minutes: 60, points: 4_500 },
        { kind: 'check-point', itemId: 'rooms', minutes: 120, points: 9_000 },
        { kind: 'property', itemId: 'large', minutes: 28, points: 2_100 },
        { kind: 'discount', minutes: 0, points: -780 },
      ],
    })
  })

  it('has no discount line without a discount', () => {
    const price = ask({})
    expect(price.totalPoints).toBe(13_500)
    expect(price.discountPoints).toBe(0)
    expect(price.lines.map((line) => line.kind)).toStrictEqual(['check-point', 'check-point'])
  })

  it.each([
    ['minutes', 1, 10, 10, 750],
    ['percent of its own minutes', 2, 25, 15, 1_125],
    ['minutes off', 3, 20, -20, -1_500],
    ['minutes off, at most its own', 3, 90, -60, -4_500],
  ])('counts the extra of a check point in %s', (_, type, consuming, minutes, points) => {
    const price = ask({ service: { checkPoints: [point('kitchen', 60, type, consuming), rooms] } })
    expect(price.basePoints).toBe(13_500)
    expect(price.additionalPoints).toBe(points)
    expect(price.lines).toContainEqual({ kind: 'check-point-extra', itemId: 'kitchen', minutes, points })
  })

  it.each([
    ['minutes', 1, 30, 30, 2_250],
    ['percent of the base', 2, 10, 18, 1_350],
    ['minutes off', 3, 30, -30, -2_250],
  ])('counts what the property changes in %s', (_, type, consuming, minutes, points) => {
    const price = ask({ additionalItems: [house('a', type, consuming)] })
    expect([price.additionalPoints, price.minutes]).toStrictEqual([points, 180 + minutes])
  })

  it('takes percentages of the base and never compounds them: 10 % and 10 % are 20 %', () => {
    const price = ask({ additionalItems: [house('a', 2, 10), house('b', 2, 10), house('c', 1, 60)] })
    expect(price.additionalPoints).toBe((18 + 18 + 60) * 75)
  })

  it('leaves out items of another add-on kind, and those the property does not meet', () => {
    const condo = { ...house('condo', 1, 30), propertyAttr: 2 }
    expect(ask({ additionalItems: [house('carpet', 1, 30, 111), condo] }).additionalPoints).toBe(0)
    expect(
      ask({ additionalItems: [house('carpet', 1, 30, 111)], service: { detailType: 111 } }).additionalPoints,
    ).toBe(2_250)
  })

  it('of a flat service ignores the property and keeps the extras', () => {
    const checkPoints = [point('kitchen', 60, 1, 10)]
    const price = ask({ service: { noCalc: true, checkPoints }, additionalItems: [house('a', 1, 30)] })
    expect([price.basePoints, price.additionalPoints]).toStrictEqual([4_500, 750])
  })

  it('rounds half up: 45 % of one minute at 90 points is 40.5, so 41', () => {
    const question = { service: { checkPoints: [point('edge', 1, 2, 45)] }, pointsPerMinute: 90 }
    expect(ask(question).additionalPoints).toBe(41)
  })

  it('rounds half up below zero too: -0.5 is 0', () => {
    const checkPoints = [point('a', 10), point('b', 50, 2, 1)]
    // +0.5 minute - 1 minute at 1 point
    const price = ask({
      service: { checkPoints },
      additionalItems: [house('less', 3, 1)],
      pointsPerMinute: 1,
    })
    expect(price.additionalPoints).toBe(0)
    expect(price.lines.slice(2).map((line) => line.points)).toStrictEqual([1, -1])
  })

  it('rounds the discounted total half up: 4,500 less 4.5 % is 4,297.5, so 4,298', () => {
    expect(ask({ service: { checkPoints: [kitchen] }, rankDiscount: 45 }).totalPoints).toBe(4_298)
    expect(ask({ service: { checkPoints: [kitchen] }, rankDiscount: 45 }).discountPoints).toBe(202)
  })

  it('spreads rounding so that lines add up: three thirds of a minute are one', () => {
    const checkPoints = ['a', 'b', 'c'].map((id) => point(id, 1, 2, 33))
    const price = ask({ service: { checkPoints }, pointsPerMinute: 1 })
    const extras = price.lines.filter((line) => line.kind === 'check-point-extra')
    expect(price.additionalPoints).toBe(1)
    expect(extras.map((line) => line.points)).toStrictEqual([1, 0, 0])
  })

  it('is never below nothing: reductions beyond the work shrink in proportion, and nothing is offered', () => {
    const price = ask({ additionalItems: [house('a', 3, 300), house('b', 3, 100), house('c', 1, 20)] })
    expect([price.additionalPoints, price.totalPoints, price.minutes]).toStrictEqual([-13_500, 0, 0])
    expect(price.lines.slice(2).map((line) => line.minutes)).toStrictEqual([-150, -50, 20])
    expect(isOffered(price)).toBe(false)
    expect(isOffered(ask({}))).toBe(true)
  })

  it('of no work is nothing', () => {
    expect(ask({ service: { checkPoints: [] } })).toMatchObject({ totalPoints: 0, minutes: 0, lines: [] })
  })

  it('refuses a counting mode it does not know', () => {
    expect(() => ask({ additionalItems: [house('a', 4, 10)] })).toThrow(RangeError)
  })
})

describe('every price', () => {
  const amount = fc.integer({ min: 1, max: 500 })
  const checkPoints = fc
    .array(fc.record({ timeConsuming: amount, type: fc.constantFrom(0, 1, 2, 3), extra: amount }), {
      maxLength: 8,
    })
    .map((points) =>
      points.map((p, n) => point(`p${n}`, p.timeConsuming, p.type, p.type === 0 ? 0 : p.extra)),
    )
  const items = fc
    .array(fc.record({ type: fc.constantFrom(1, 2, 3), consuming: amount }), { maxLength: 8 })
    .map((all) => all.map((item, n) => house(`i${n}`, item.type, item.consuming)))
  const questions = fc.record({
    checkPoints,
    additionalItems: items,
    rankDiscount: fc.integer({ min: 0, max: 150 }),
    pointsPerMinute: fc.integer({ min: 1, max: 200 }),
  })
  const answer = ({ checkPoints, ...rest }: typeof questions extends fc.Arbitrary<infer Q> ? Q : never) =>
    ask({ ...rest, service: { checkPoints } })

  it('has lines that add up to each of its figures', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const price = answer(question)
        const sum = (kinds: string[], figure: 'points' | 'minutes') =>
          price.lines.reduce((total, line) => total + (kinds.includes(line.kind) ? line[figure] : 0), 0)
        const all = ['check-point', 'check-point-extra', 'property', 'discount']
        expect(sum(['check-point'], 'points')).toBe(price.basePoints)
        expect(sum(['check-point-extra', 'property'], 'points')).toBe(price.additionalPoints)
        expect(sum(['discount'], 'points')).toBe(-price.discountPoints + 0)
        expect(sum(all, 'points')).toBe(price.totalPoints)
        expect(sum(all, 'minutes')).toBe(price.minutes)
      }),
    )
  })

  it('is whole, never below nothing, and never gives back more than the discount', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const price = answer(question)
        for (const figure of [price.basePoints, price.additionalPoints, price.totalPoints, price.minutes])
          expect(Number.isInteger(figure)).toBe(true)
        expect(price.totalPoints).toBeGreaterThanOrEqual(0)
        expect(price.minutes).toBeGreaterThanOrEqual(0)
        expect(price.discountPoints).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('does not depend on the order of its items', () => {
    const sorted = (lines: readonly { kind: string; itemId?: string }[]) =>
      [...lines].sort((a, b) => `${a.kind}${a.itemId}`.localeCompare(`${b.kind}${b.itemId}`))
    fc.assert(
      fc.property(questions, (question) => {
        const price = answer(question)
        const reversed = answer({
          ...question,
          checkPoints: question.checkPoints.toReversed(),
          additionalItems: question.additionalItems.toReversed(),
        })
        expect({ ...reversed, lines: sorted(reversed.lines) }).toStrictEqual({
          ...price,
          lines: sorted(price.lines),
        })
      }),
    )
  })
})
