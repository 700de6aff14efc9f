import { describe, expect, it } from 'vitest'
import { drafted } from './priceDraft.ts'
import type { PriceQuestion } from './priceQuestion.ts'
import { unstatedProperty } from './propertyMatch.ts'

const rooms = { id: 'rooms', timeConsuming: 180, extraCountingType: 0, extraConsuming: 0 }
const oven = { ...rooms, id: 'oven', timeConsuming: 30 }
const large = { id: 'large', condType: 2, propertyAttr: 3, countingType: 2, consuming: 15, detailType: 0 }
const corner = { ...large, id: 'corner', propertyAttr: 5 }
const question: PriceQuestion = {
  pointsPerMinute: 75,
  rankDiscount: 50,
  service: { checkPoints: [rooms, oven], noCalc: true, detailType: 0 },
  additionalItems: [large, corner],
  property: unstatedProperty,
}
const { service } = question

describe('a draft', () => {
  it('without a change asks as it was', () => {
    expect(drafted(question, {})).toStrictEqual(question)
  })

  it('takes the place of what a minute costs, and of whether the home counts', () => {
    expect(drafted(question, { pointsPerMinute: 90, noCalc: false })).toStrictEqual({
      ...question,
      pointsPerMinute: 90,
      service: { ...service, noCalc: false },
    })
  })

  it('takes the place of the check point and the item of its id', () => {
    const [checkPoint, additionalItem] = [
      { ...rooms, timeConsuming: 200 },
      { ...corner, consuming: 5 },
    ]
    expect(drafted(question, { checkPoint, additionalItem })).toStrictEqual({
      ...question,
      service: { ...service, checkPoints: [checkPoint, oven] },
      additionalItems: [large, additionalItem],
    })
  })

  it('of a new one comes last', () => {
    const [checkPoint, additionalItem] = [
      { ...rooms, id: 'windows' },
      { ...corner, id: 'walkway' },
    ]
    expect(drafted(question, { checkPoint, additionalItem })).toStrictEqual({
      ...question,
      service: { ...service, checkPoints: [rooms, oven, checkPoint] },
      additionalItems: [large, corner, additionalItem],
    })
  })

  it('leaves out what would be gone', () => {
    expect(drafted(question, { removedId: 'rooms' }).service.checkPoints).toStrictEqual([oven])
    expect(drafted(question, { removedId: 'corner' }).additionalItems).toStrictEqual([large])
  })
})
