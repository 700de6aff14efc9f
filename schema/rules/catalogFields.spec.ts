import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { faultsOf } from '../testing/faultsOf.ts'
import {
  additionalItemFields,
  catalogSettingFields,
  checkPointFields,
  serviceFields,
  serviceTextFields,
} from './catalogFields.ts'
import { isAddOnOf, isKnownCondition } from './propertyConditions.ts'

/** The first fault as [field, code]; undefined when there is none. */
function faultOf(rules: z.ZodType, input: unknown): readonly [string | undefined, string] | undefined {
  const [fault] = faultsOf(rules, input)
  return fault && [fault.field, fault.code]
}

const service = {
  serviceCatalog: 2,
  name: 'Mowing',
  description: 'Mowing\r\nand edging',
  disabled: false,
  noCalc: false,
  periodType: 0,
  detailType: 0,
}
describe('a service', () => {
  it.each([
    [{}, undefined],
    [{ description: null }, undefined],
    [{ noCalc: true, periodType: 1 }, undefined],
    [{ noCalc: true, periodType: 2 }, undefined],
    [{ detailType: 124 }, undefined],
    [{ name: '' }, ['name', 'ITEM_NAME_REQUIRED']],
    [{ name: '  ' }, ['name', 'ITEM_NAME_REQUIRED']],
    [{ name: undefined }, ['name', 'ITEM_NAME_REQUIRED']],
    [{ name: null }, ['name', 'ITEM_NAME_REQUIRED']],
    [{ name: 7 }, ['name', 'FIELD_INVALID']],
    [{ name: 'x'.repeat(51) }, ['name', 'FIELD_TOO_LONG']],
    [{ name: 'a\u0000b' }, ['name', 'FIELD_INVALID']],
    [{ description: 'x'.repeat(501) }, ['description', 'FIELD_TOO_LONG']],
    [{ disabled: 'no' }, ['disabled', 'FIELD_INVALID']],
    [{ periodType: 1 }, ['periodType', 'PERIOD_NEEDS_FLAT_SERVICE']],
    [{ periodType: 2 }, ['periodType', 'PERIOD_NEEDS_FLAT_SERVICE']],
    [{ periodType: 3 }, ['periodType', 'FIELD_INVALID']],
    [{ serviceCatalog: 4 }, ['serviceCatalog', 'FIELD_INVALID']],
    [{ detailType: 111 }, ['detailType', 'ADD_ON_OF_OTHER_CATALOG']],
    [{ detailType: 125 }, ['detailType', 'FIELD_INVALID']],
  ])('with %j is refused as %j', (change, fault) => {
    expect(faultOf(serviceFields, { ...service, ...change })).toEqual(fault)
  })

  it('keeps the lines of its description', () => {
    expect(serviceFields.parse(service).description).toBe('Mowing\nand edging')
  })
})

const point = { itemName: 'Oven', timeConsuming: 20, extraCountingType: 0, extraConsuming: 0 }
describe('a check point', () => {
  it.each([
    [{}, undefined],
    [{ extraCountingType: null, extraConsuming: null }, undefined],
    [{ timeConsuming: 1 }, undefined],
    [{ timeConsuming: 500 }, undefined],
    [{ extraCountingType: 2, extraConsuming: 100 }, undefined],
    [{ extraCountingType: 3, extraConsuming: 500 }, undefined],
    [{ itemName: ' ' }, ['itemName', 'ITEM_NAME_REQUIRED']],
    [{ timeConsuming: 0 }, ['timeConsuming', 'BASE_MINUTES_INVALID']],
    [{ timeConsuming: 501 }, ['timeConsuming', 'BASE_MINUTES_INVALID']],
    [{ timeConsuming: 1.5 }, ['timeConsuming', 'BASE_MINUTES_INVALID']],
    [{ timeConsuming: undefined }, ['timeConsuming', 'BASE_MINUTES_INVALID']],
    [{ timeConsuming: '20' }, ['timeConsuming', 'BASE_MINUTES_INVALID']],
    [{ extraConsuming: 5 }, ['extraCountingType', 'EXTRA_TYPE_REQUIRED']],
    [{ extraCountingType: 1 }, ['extraConsuming', 'EXTRA_AMOUNT_REQUIRED']],
    [{ extraCountingType: 1, extraConsuming: -5 }, ['extraConsuming', 'EXTRA_AMOUNT_REQUIRED']],
    [{ extraConsuming: -5 }, ['extraConsuming', 'COUNTING_AMOUNT_INVALID']],
    [{ extraCountingType: 1, extraConsuming: 501 }, ['extraConsuming', 'COUNTING_AMOUNT_INVALID']],
    [{ extraCountingType: 2, extraConsuming: 101 }, ['extraConsuming', 'COUNTING_AMOUNT_INVALID']],
    [{ extraCountingType: 4 }, ['extraCountingType', 'FIELD_INVALID']],
  ])('with %j is refused as %j', (change, fault) => {
    expect(faultOf(checkPointFields, { ...point, ...change })).toEqual(fault)
  })
})

const item = {
  serviceCatalog: 1,
  condType: 2,
  propertyAttr: 5,
  countingType: 1,
  consuming: 20,
  detailType: 111,
}
describe('an additional item', () => {
  it.each([
    [{}, undefined],
    [{ countingType: 2, consuming: 100 }, undefined],
    [{ countingType: 3, consuming: 500 }, undefined],
    [{ condType: undefined }, ['condType', 'CONDITION_REQUIRED']],
    [{ condType: 0 }, ['condType', 'CONDITION_REQUIRED']],
    [{ condType: 3 }, ['condType', 'CONDITION_REQUIRED']],
    [{ condType: 6 }, ['condType', 'CONDITION_REQUIRED']],
    [{ propertyAttr: null }, ['propertyAttr', 'CONDITION_REQUIRED']],
    [{ propertyAttr: 7 }, ['propertyAttr', 'CONDITION_REQUIRED']],
    [{ condType: 1, propertyAttr: 4 }, ['propertyAttr', 'CONDITION_REQUIRED']],
    [{ countingType: 0 }, ['countingType', 'COUNTING_TYPE_REQUIRED']],
    [{ countingType: undefined }, ['countingType', 'COUNTING_TYPE_REQUIRED']],
    [{ consuming: 0 }, ['consuming', 'COUNTING_AMOUNT_INVALID']],
    [{ consuming: 501 }, ['consuming', 'COUNTING_AMOUNT_INVALID']],
    [{ countingType: 2, consuming: 101 }, ['consuming', 'COUNTING_AMOUNT_INVALID']],
    [{ detailType: 121 }, ['detailType', 'ADD_ON_OF_OTHER_CATALOG']],
  ])('with %j is refused as %j', (change, fault) => {
    expect(faultOf(additionalItemFields, { ...item, ...change })).toEqual(fault)
  })
})

it.each([
  [1, undefined],
  [1000, undefined],
  [0, ['pointsPerMinute', 'POINTS_PER_MINUTE_INVALID']],
  [1001, ['pointsPerMinute', 'POINTS_PER_MINUTE_INVALID']],
  [0.5, ['pointsPerMinute', 'POINTS_PER_MINUTE_INVALID']],
])('%d points a minute are refused as %j', (pointsPerMinute, fault) => {
  expect(faultOf(catalogSettingFields, { serviceCatalog: 1, pointsPerMinute })).toEqual(fault)
})

describe('the words of a service', () => {
  const words = { name: 'Mowing', translations: [{ language: 'fr', name: 'Tonte' }] }
  it.each([
    [{}, undefined],
    [{ translations: [] }, undefined],
    [{ name: '' }, ['name', 'ITEM_NAME_REQUIRED']],
    [{ translations: [{ language: 'de' }] }, ['translations', 'FIELD_INVALID']],
    [{ translations: [{ language: 'fr' }, { language: 'fr' }] }, ['translations', 'FIELD_INVALID']],
    [{ specialNotice: 'x'.repeat(501) }, ['specialNotice', 'FIELD_TOO_LONG']],
  ])('with %j are refused as %j', (change, fault) => {
    expect(faultOf(serviceTextFields, { ...words, ...change })).toEqual(fault)
  })
})

it.each([
  [1, 0, true],
  [1, 111, true],
  [2, 111, false],
  [2, 121, true],
  [3, 121, false],
  [3, 0, true],
] as const)('catalog %i may have the add-on %i: %j', (catalog, addOn, may) => {
  expect(isAddOnOf(catalog, addOn)).toBe(may)
})

it.each([
  [2, 6, true],
  [2, 7, false],
  [5, 4, true],
  [4, 5, false],
  [3, 1, false],
])('condition %i.%i is known: %j', (kind, attribute, isKnown) => {
  expect(isKnownCondition(kind, attribute)).toBe(isKnown)
})
