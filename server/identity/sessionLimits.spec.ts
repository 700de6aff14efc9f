import { expect, it } from 'vitest'
import { isRemembered, sessionLimits, slidExpiry } from './sessionLimits.ts'

const now = Temporal.Instant.from('2026-03-07T18:00:00Z')
const later = (hours: number) => now.add({ hours })

it('remembers a customer who wishes it, every crew member and no administrator', () => {
  expect((['customer', 'staff', 'admin'] as const).map((area) => isRemembered(area, true))).toEqual([
    true,
    true,
    false,
  ])
  expect((['customer', 'staff', 'admin'] as const).map((area) => isRemembered(area, false))).toEqual([
    false,
    true,
    false,
  ])
})

it('gives an ordinary session twelve hours, used or not', () => {
  expect(sessionLimits(false, now)).toEqual({ expiresAt: later(12), endsAt: later(12) })
})

it('lets a remembered session slide by thirty days at each use', () => {
  const limits = sessionLimits(true, now)
  expect(limits.expiresAt).toEqual(later(30 * 24))
  expect(slidExpiry(limits, later(5 * 24))).toEqual(later(35 * 24))
})

it('does not slide for less than an hour', () => {
  expect(slidExpiry(sessionLimits(true, now), now.add({ minutes: 59 }))).toBeUndefined()
  expect(slidExpiry(sessionLimits(true, now), later(1))).toEqual(later(30 * 24 + 1))
})

it('never slides beyond a year', () => {
  const limits = { ...sessionLimits(true, now), expiresAt: later(360 * 24) }
  expect(slidExpiry(limits, later(350 * 24))).toEqual(later(365 * 24))
  expect(slidExpiry({ ...limits, expiresAt: limits.endsAt }, later(364 * 24))).toBeUndefined()
})
