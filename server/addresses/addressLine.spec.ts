import { expect, it } from 'vitest'
import { addressLine } from './addressLine.ts'

it('an address that runs from right to left keeps its order', () => {
  const line = addressLine({
    unit: '4',
    streetNo: '12',
    streetName: 'شارع',
    city: 'مدينة',
    province: 1,
    postal: 'T2N 1N4',
  })
  expect(line).toBe('4-12 \u2068شارع\u2069, \u2068مدينة\u2069 AB T2N 1N4')
})
