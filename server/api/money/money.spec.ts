import 'reflect-metadata'
import { expect, it } from 'vitest'
import { moneyOf } from './money.graphql.ts'

it.each([
  ['en', 1_234_567, '$12,345.67'],
  ['en', -250, '-$2.50'],
  ['fr', 1_234_567, '12 345,67 $'],
  ['zh', 5, 'CA$0.05'],
  ['ind', 1_234_567, 'CA$12,345.67'],
] as const)('money is written as %s readers write it, always with cents', (language, cents, formatted) => {
  const money = moneyOf(cents, language)
  expect(money.cents).toBe(cents)
  // what stands between digits is one of several spaces
  expect(money.formatted.replace(/\s/gu, ' ')).toBe(formatted)
})
