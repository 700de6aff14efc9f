import { expect, it } from 'vitest'
import { cityLine, streetLine } from './addressText.ts'

const address = { streetName: 'Larkspur Way SW', city: 'Calgary', province: 'AB', postal: 'T3H 2K7' }

it('writes unit and number before the street', () => {
  expect(streetLine({ ...address, streetNo: '46' })).toBe('46 Larkspur Way SW')
  expect(streetLine({ ...address, unit: '4', streetNo: '46' })).toBe('4-46 Larkspur Way SW')
  expect(streetLine({ ...address, unit: null, streetNo: '' })).toBe('Larkspur Way SW')
})

it('writes the city with what is known', () => {
  expect(cityLine(address)).toBe('Calgary, AB T3H\u00A02K7')
  expect(cityLine({ streetName: 'x', city: 'Calgary' })).toBe('Calgary')
})
