import { afterAll, expect, test } from 'vitest'
import { provideTemporal } from './temporal.ts'

const own = Object.getOwnPropertyDescriptor(globalThis, 'Temporal') ?? {}

afterAll(() => {
  Object.defineProperty(globalThis, 'Temporal', own)
})

test('a browser with Temporal keeps its own', async () => {
  const before = globalThis.Temporal
  await provideTemporal()
  expect(globalThis.Temporal).toBe(before)
})

test('a browser without Temporal gets one that knows the days of a leap year', async () => {
  Reflect.deleteProperty(globalThis, 'Temporal')
  await provideTemporal()
  expect(Temporal.PlainYearMonth.from('2028-02').daysInMonth).toBe(29)
  expect(globalThis.Temporal).not.toBe(own.value)
})
