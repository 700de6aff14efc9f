import { expect, it } from 'vitest'
import { rangesStatement } from './postgresReading.ts'

const ranges = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ stream: `a-${nth}`, from: BigInt(nth) }))

it('asks for a few ranges one by one, under a name for each number of them', () => {
  const { name, values } = rangesStatement(ranges(2), 500)
  expect(name).toBe('es.read_ranges_2')
  expect(values).toEqual([500, 'a-0', '0', 'a-1', '1'])
})

it('asks for many in a statement that is not kept', () => {
  const { name, values } = rangesStatement(ranges(9), undefined)
  expect(name).toBeUndefined()
  expect(values.at(-1)).toBeNull()
})
