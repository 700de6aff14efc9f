import { expect, it } from 'vitest'
import { CountingMode, OrderStatus } from '../../../schema/rules/enumerations.ts'
import { intent } from '../../testing/placingStory.ts'
import { requoteOf } from './requote.ts'

// 15,600 points before the discount: 14,820 with the order's 5.0 %, whatever the rank takes off today
const question = { ...intent.quote, rankDiscount: 150 }
const order = { status: OrderStatus.InService, totalPoints: 14_000, rankDiscount: 50 }

it('tells what an unfinished order would cost now, at its own discount, and how much more that is', () => {
  const requote = { totalPoints: 14_820, differencePoints: 820 }
  expect(requoteOf(order, question)).toStrictEqual(requote)
  expect(requoteOf({ ...order, status: OrderStatus.Pending }, question)).toStrictEqual(requote)
})

it('tells nothing of an order that is over', () => {
  expect(requoteOf({ ...order, status: OrderStatus.Completed }, question)).toBeUndefined()
})

it('tells nothing of a service whose check points were cleared away, whatever the home would add', () => {
  const service = { ...question.service, checkPoints: [] }
  expect(requoteOf(order, { ...question, service, additionalItems: [] })).toBeUndefined()
  expect(requoteOf(order, { ...question, service })).toBeUndefined()
})

it('tells nothing where the home would leave nothing to pay for: that is no offer', () => {
  const additionalItems = question.additionalItems.map((item) => ({
    ...item,
    countingType: CountingMode.ByReduction,
    consuming: 300,
  }))
  expect(requoteOf(order, { ...question, additionalItems })).toBeUndefined()
})
