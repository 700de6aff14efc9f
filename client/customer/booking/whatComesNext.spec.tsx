import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { learnClock } from '../../format/serverClock.ts'
import {
  availability,
  available,
  confirmedOrder,
  me,
  profile,
  seasonPass,
} from '../../testing/bookingExamples.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

/* What an order is said to bring, where it is checked and where it is placed. */

it.each([
  ['checked', '/serviceOrderSummary/1/a1/11/2025/11/27/1/930/0', 'What happens next'],
  ['placed', '/userOrderCreated/K7M4-2QXP/2025-11-27T09%3A30/1/Standard%20clean/1/0', '14,820 points'],
])('an order is %s without a promise of mails that are switched off', async (_, page, sign) => {
  learnClock('2025-11-19T10:40:00-07:00', Date.now())
  const data = { me, profile: { ...profile, emailNotifications: false } }
  const server = {
    Availability: () => ({ data: { ...data, availability } }),
    PlacedOrder: () => ({ data: { ...data, order: confirmedOrder } }),
  }
  await renderApp({ at: page, user: nadia, server })
  expect(await screen.findByText(sign)).toBeDefined()
  expect(screen.getByText(/^Next, we’ll assign a crew and confirm the order\. You’ll see it/)).toBeDefined()
  expect(document.body.textContent).not.toMatch(/nadia\.kowalchuk@|on its way|email|remind/i)
})

it.each([
  ['checked', '/serviceOrderSummary/3/a1/31/2026/9/1/0/0/2', /^We’ll assign a crew and email/],
  [
    'placed',
    '/userOrderCreated/K7M4-2QXP/2026-09-01T00%3A00/3/Season%20pass/0/2',
    /^Next, we’ll assign a crew and email you/,
  ],
])(
  'a season ahead is %s without the promise of a reminder, which only visits have',
  async (_, season, next) => {
    learnClock('2025-11-19T10:40:00-07:00', Date.now())
    const order = { ...confirmedOrder, periodType: 'Season', bookedDate: '2026-09-01', bookedTime: null }
    const server = {
      ...available({ service: seasonPass, points: 90_000 }),
      PlacedOrder: () => ({ data: { profile, order } }),
    }
    await renderApp({ at: season, user: nadia, server })
    expect(await screen.findByText(next)).toBeDefined()
    expect(screen.queryByText(/^The day before/)).toBeNull()
  },
)

describe('a season that has begun', () => {
  const season = '/serviceOrderSummary/3/a1/31/2025/9/1/0/0/2'
  const left =
    /^This season has already started: 6 months left, this one included\. You pay for the full season\.$/

  it('says so once, and promises no day before', async () => {
    await renderApp({ at: season, user: nadia, server: available({ service: seasonPass }) })
    expect(await screen.findByText(left)).toBeDefined()
    expect(screen.getByText(/^We’ll assign a crew/)).toBeDefined()
    expect(screen.queryByText(/^The day before/)).toBeNull()
  })

  it('says so once more when it is placed', async () => {
    learnClock('2025-11-19T10:40:00-07:00', Date.now())
    const order = {
      ...confirmedOrder,
      catalog: 'SnowRemoval',
      periodType: 'Season',
      bookedDate: '2025-09-01',
      bookedTime: null,
    }
    const server = { PlacedOrder: () => ({ data: { profile, order } }) }
    await renderApp({
      at: '/userOrderCreated/K7M4-2QXP/2025-09-01T00%3A00/3/Season%20pass/0/2',
      user: nadia,
      server,
    })
    expect(await screen.findByText(left)).toBeDefined()
    expect(screen.getByText(/cancel for free until our crew’s first visit/)).toBeDefined()
    expect(screen.queryByText(/^The day before/)).toBeNull()
  })
})
