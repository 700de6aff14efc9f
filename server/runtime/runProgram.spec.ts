import { expect, it } from 'vitest'
import { assertTimeZoneData } from './runProgram.ts'

const now = Temporal.Instant.from('2026-11-24T17:00:00Z')

it.each(['2026c', '2026d', '2031a', undefined])('runs on %s', (version) => {
  expect(() => assertTimeZoneData(version, now)).not.toThrow()
})

it.each(['2025c', '2026b', ''])('does not run on %j, and names the Node to use', (version) => {
  expect(() => assertTimeZoneData(version, now)).toThrow(
    /need 2026c or newer: run the Node that npm installed/,
  )
})
