import { expect, it } from 'vitest'
import { Province } from './enumerations.ts'
import { isInServiceArea, isPostalOf } from './postalCodes.ts'

it.each([
  ['A1C 5M2', ['NL']],
  ['B3H 4R2', ['NS']],
  ['C1A 4P3', ['PE']],
  ['E3B 5A3', ['NB']],
  ['G1R 4S9', ['QC']],
  ['H2X 1Y4', ['QC']],
  ['J8X 3X4', ['QC']],
  ['K1A 0B1', ['ON']],
  ['L5B 3C2', ['ON']],
  ['M5V 3L9', ['ON']],
  ['N6A 3K7', ['ON']],
  ['P3E 5P3', ['ON']],
  ['R3C 4T3', ['MB']],
  ['S4P 3Y2', ['SK']],
  ['T2P 1B5', ['AB']],
  ['V6B 4N9', ['BC']],
  ['X0A 0H0', ['NT', 'NU']],
  ['Y1A 2C6', ['YT']],
  ['', []],
])('%j is a postal code of %j alone', (postal, provinces) => {
  const found = Object.entries(Province).filter(([, province]) => isPostalOf(postal, province))
  expect(found.map(([name]) => name).sort()).toEqual(provinces)
})

it.each([
  ['T2P 1B5', true],
  ['T3H 2K7', true],
  ['T1Y 1A1', true],
  ['T4A 0A1', true],
  ['T5J 0A1', false],
  ['T1A 0A1', false],
  ['H2X 1Y4', false],
])('a crew comes to %s: %s', (postal, comes) => {
  expect(isInServiceArea(postal)).toBe(comes)
})
