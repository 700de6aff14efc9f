import { describe, expect, it } from 'vitest'
import { type Place, placeKey } from './placeKey.ts'

const home: Place = { unit: '4', streetNo: '12', streetName: 'Élan Street NW', postal: 'T2N 1N4' }

describe('two spellings of one place', () => {
  it.each<[string, Partial<Place>]>([
    ['case and spaces', { unit: ' 4 ', streetName: 'ÉLAN  STREET  nw' }],
    ['accents', { streetName: 'Elan Street NW' }],
    ['composed and decomposed letters', { streetName: 'E\u0301lan Street NW' }],
    ['wide letters', { streetNo: '１２', streetName: 'Élan Street ＮＷ' }],
    ['digits of another script', { unit: '४', streetNo: '١٢' }],
    ['letters that nobody sees', { streetName: 'Élan\u3164Street\u00AD NW' }],
    ['punctuation', { unit: '#4', streetName: 'Élan Street, N.W.' }],
    ['a word in short', { streetName: 'Élan St. NW' }],
    ['a quadrant in full', { streetName: 'Élan St Northwest' }],
    ['a quadrant in two words', { streetName: 'Élan St North-West' }],
    ['no gap between words', { streetName: 'ÉlanStreetNW' }],
    ['a word before the unit', { unit: 'Apt. 4' }],
    ['leading noughts', { unit: '04', streetNo: '0012' }],
    ['unit and number in one field', { unit: '', streetNo: '4-12' }],
    ['everything in the street', { unit: '', streetNo: '', streetName: '#4, 12 Élan Street NW' }],
    ['the postal code without its gap', { postal: 't2n1n4' }],
  ])('%s', (_what, change) => {
    expect(placeKey({ ...home, ...change })).toBe(placeKey(home))
  })

  it.each([
    ['4 Street SW', '4th St. SW'],
    ['Spruce Ave', 'spruce avenue'],
    ['Old Mill Rd E', 'Old Mill Road East'],
    ['Bow Dr', 'BOW DRIVE'],
    ['St. George Cres', 'Saint George Crescent'],
    ['Rang 3e', 'Rang 3'],
  ])('%s is %s', (one, other) => {
    expect(placeKey({ ...home, streetName: one })).toBe(placeKey({ ...home, streetName: other }))
  })
})

describe('two places', () => {
  it.each<[string, Partial<Place>]>([
    ['the next unit', { unit: '5' }],
    ['no unit', { unit: '' }],
    ['the next house', { streetNo: '14' }],
    ['the numbers cut elsewhere', { unit: '41', streetNo: '2' }],
    ['a number with a letter', { streetNo: '12A' }],
    ['a number with a letter that ends ordinals', { streetNo: '12E' }],
    ['an avenue', { streetName: 'Élan Avenue NW' }],
    ['another quadrant', { streetName: 'Élan Street SW' }],
    ['another postal code', { postal: 'T2N 1N5' }],
    ['a street of letters that are not ours', { streetName: '云杉街' }],
  ])('%s', (_what, change) => {
    expect(placeKey({ ...home, ...change })).not.toBe(placeKey(home))
  })

  it.each([
    ['४८२१', '४८२३'],
    ['٤٨', '٤٩'],
    ['一〇', '一'],
  ])('the houses %s and %s', (one, other) => {
    expect(placeKey({ ...home, streetNo: one })).not.toBe(placeKey({ ...home, streetNo: other }))
  })

  it('a numbered avenue and a number in it', () => {
    const street = { ...home, unit: '', streetNo: '101', streetName: '4 Avenue SW' }
    expect(placeKey(street)).not.toBe(placeKey({ ...street, streetNo: '10', streetName: '14 Avenue SW' }))
  })
})
