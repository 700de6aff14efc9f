import { describe, expect, it } from 'vitest'
import { foldAll } from '../kernel/fold.ts'
import { given, happened } from '../testing/given.ts'
import type { ExperienceGained } from './events.ts'
import { experienceFold, gainExperience } from './experience.ts'

const earlier = happened<ExperienceGained>(
  { type: 'experience.gained', data: { orderId: 'order-1', amount: 148 } },
  '2026-11-20T17:00:00Z',
)

describe('gaining experience', () => {
  it.each([
    [14_820, 148],
    [14_899, 148],
    [100, 1],
    [99, 0],
  ])('an order of %i points gives %i', (totalPoints, amount) => {
    given(experienceFold, [earlier])
      .when((experience) => gainExperience(experience, { orderId: 'order-2', totalPoints }))
      .expectEvents([{ type: 'experience.gained', data: { orderId: 'order-2', amount } }])
  })

  it('adds up over orders', () => {
    const second = happened<ExperienceGained>(
      { type: 'experience.gained', data: { orderId: 'order-2', amount: 12 } },
      '2026-11-21T17:00:00Z',
    )
    expect(foldAll(experienceFold, [earlier, second]).total).toBe(160)
  })

  it('is not changed by an event of a newer version', () => {
    const unknown = { ...earlier, type: 'experience.lent', data: {} } as unknown as typeof earlier
    expect(foldAll(experienceFold, [earlier, unknown]).total).toBe(148)
  })

  it('twice from one order is a bug', () => {
    const experience = foldAll(experienceFold, [earlier])
    expect(() => gainExperience(experience, { orderId: 'order-1', totalPoints: 100 })).toThrow('already gave')
  })
})
