import { expect, it } from 'vitest'
import type { ExperienceEvent } from '../../points/events.ts'
import { foldAll } from '../testing/foldAll.ts'
import { story } from '../testing/happened.ts'
import { experienceStatement } from './experienceStatement.projection.ts'

const gained = story<ExperienceEvent>(
  'experience-ana',
  [{ type: 'experience.gained', data: { orderId: 'o1', amount: 82 } }, { role: 2 }],
  [
    { type: 'experience.gained', data: { orderId: 'o2', amount: 40 } },
    { at: '2027-01-01T05:00:00Z', role: 2 },
  ],
)

it('adds up over the whole life', () => {
  expect(foldAll(experienceStatement, 'experience_balance', gained)).toEqual([
    { user_id: 'ana', experience: 122, revision: 1 },
  ])
})

it('of one customer knows nothing of another', () => {
  const other = story<ExperienceEvent>('experience-bo', [
    { type: 'experience.gained', data: { orderId: 'o3', amount: 7 } },
  ])
  expect(foldAll(experienceStatement, 'experience_balance', [...gained, ...other])).toMatchObject([
    { user_id: 'ana', experience: 122 },
    { user_id: 'bo', experience: 7 },
  ])
})

it('keeps a line for each completed order, given by the system', () => {
  expect(foldAll(experienceStatement, 'experience_entry', gained)).toEqual([
    {
      user_id: 'ana',
      revision: 0,
      amount: 82,
      role: 0,
      order_id: 'o1',
      at: '2026-07-01T18:00:00Z',
      date: '2026-07-01',
      year: 2026,
    },
    expect.objectContaining({ revision: 1, amount: 40, date: '2026-12-31', year: 2026 }),
  ])
})
