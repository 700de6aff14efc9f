import { expect, it } from 'vitest'
import {
  additionalItemFormOf,
  additionalItemInputOf,
  checkPointFormOf,
  checkPointInputOf,
  serviceFormOf,
  serviceInputOf,
} from './itemForms.ts'
import { additionalItemRules, checkPointRules, serviceRules } from './itemRules.ts'
import type { CheckPointRowFragment } from './services.generated.ts'

const kitchen: CheckPointRowFragment = {
  id: 'p-1',
  version: 2,
  name: 'Kitchen',
  minutes: 45,
  extraMode: 'ByPercent',
  extraAmount: 10,
  translations: [{ language: 'French', name: 'Cuisine' }],
}

it('sends the period as a day unless the price is flat', () => {
  const monthly = { ...serviceFormOf(), name: 'Lawn', periodType: 'Month' as const }
  expect(serviceInputOf(monthly)).toMatchObject({ isFlat: false, periodType: 'Day' })
  expect(serviceInputOf({ ...monthly, isFlat: true })).toMatchObject({ periodType: 'Month' })
})

it('gives a check point back as it was', () => {
  const { id, version, ...rest } = kitchen
  expect(checkPointInputOf(checkPointFormOf(kitchen))).toEqual(rest)
})

it('forgets an extra that is switched off', () => {
  const off = { ...checkPointFormOf(kitchen), hasExtra: false }
  expect(checkPointInputOf(off)).toMatchObject({ extraMode: null, extraAmount: null })
})

it.each([
  [{ name: '' }, 'name', 'ITEM_NAME_REQUIRED'],
  [{ minutes: '' }, 'minutes', 'BASE_MINUTES_INVALID'],
  [{ minutes: '501' }, 'minutes', 'BASE_MINUTES_INVALID'],
  [{ extraMode: '' }, 'extraMode', 'EXTRA_TYPE_REQUIRED'],
  [{ extraAmount: '' }, 'extraAmount', 'EXTRA_AMOUNT_REQUIRED'],
  [{ extraAmount: '101' }, 'extraAmount', 'COUNTING_AMOUNT_INVALID'],
])('a check point with %j is refused', (change, field, message) => {
  const issues = checkPointRules.safeParse({ ...checkPointFormOf(kitchen), ...change }).error?.issues
  expect(issues).toMatchObject([{ path: [field], message }])
})

it('asks for every choice of an additional item', () => {
  const empty = additionalItemFormOf()
  const issues = additionalItemRules('HouseCleaning').safeParse(empty).error?.issues ?? []
  expect(issues.map(({ message }) => message)).toEqual([
    'CONDITION_REQUIRED',
    'COUNTING_TYPE_REQUIRED',
    'COUNTING_AMOUNT_INVALID',
  ])
})

it('asks for the attribute once there is a condition', () => {
  const values = {
    ...additionalItemFormOf(),
    conditionKind: 'Bathroom' as const,
    mode: 'ByReduction' as const,
    amount: '15',
  }
  expect(additionalItemRules('HouseCleaning').safeParse(values).error?.issues).toMatchObject([
    { path: ['attribute'], message: 'CONDITION_REQUIRED' },
  ])
  expect(additionalItemInputOf({ ...values, attribute: '4' })).toEqual({
    conditionKind: 'Bathroom',
    attribute: 4,
    mode: 'ByReduction',
    amount: 15,
    addOn: 'None',
  })
})

it('asks for a name', () => {
  expect(serviceRules('LawnCare').safeParse(serviceFormOf()).error?.issues).toMatchObject([
    { path: ['name'], message: 'ITEM_NAME_REQUIRED' },
  ])
})
