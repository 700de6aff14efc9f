import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  availability,
  clock,
  confirmedOrder,
  me,
  nadiasAddress,
  profile,
  seasonPass,
  standardClean,
} from '../../testing/bookingExamples.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const answer = (change: object = {}) => ({
  Availability: () => ({ data: { me, profile, availability: { ...availability, ...change } } }),
})
const cleaning = '/selectServiceTime/1/a1/11'
const day = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the calendar', () => {
  it('says what each day offers and why others cannot be chosen', async () => {
    const { user } = await renderApp({ at: cleaning, user: nadia, server: answer() })
    expect(await day('Thursday, November 20 AM PM')).toBeDefined()
    expect(await day(/^Tuesday, November 25 PM/)).toBeDefined()
    const full = await day('Friday, November 21 Full')
    expect(full.getAttribute('aria-disabled')).toBe('true')
    await user.click(full)
    expect(screen.getByText('This day is full. Please choose another one.')).toBeDefined()
    await user.click(await day('Sunday, November 23 Closed'))
    expect(screen.getByText('Selected date is invalid.')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText(/Today is Wednesday, November 19, 10:40 AM.*America\/Edmonton/)).toBeDefined()
  })

  it('moves by keys and stops at its limits', async () => {
    const { user } = await renderApp({ at: cleaning, user: nadia, server: answer() })
    const today = await day('Today, Wednesday, November 19 AM PM')
    const isOff = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
    expect(isOff('Previous month')).toBe(true)
    today.focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toContain('Wednesday, November 26')
    await user.keyboard('{PageDown}{Home}')
    expect(document.activeElement?.textContent).toContain('Monday, December 22')
    expect(screen.getByRole('heading', { level: 2, name: 'December 2025' })).toBeDefined()
    for (let month = 0; month < 4; month++)
      await user.click(screen.getByRole('button', { name: /^Next month/ }))
    expect(screen.getByRole('heading', { level: 2, name: 'April 2026' })).toBeDefined()
    expect(isOff('Next month')).toBe(true)
    // the arrow that led here keeps the focus, as its neighbour does on the way back
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next month' }))
    await user.keyboard('{Enter}')
    expect(screen.getByRole('heading', { level: 2, name: 'April 2026' })).toBeDefined()
    screen.getByRole('button', { name: /^Previous month/ }).focus()
    await user.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}')
    expect(screen.getByRole('heading', { level: 2, name: 'November 2025' })).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Previous month' }))
  })

  it.each([
    ['that has been taken', '2025-12-02', 'December 2025'],
    ['beyond the last', '2026-05-02', 'November 2025'],
    ['that is over', '2025-10-02', 'November 2025'],
  ])('who comes back from a day %s sees the month to choose another in', async (_, asked, month) => {
    const fullDays = ['2025-12-02']
    const at = `${cleaning}?day=${asked}&slot=1&hm=930`
    await renderApp({ at, user: nadia, server: answer({ fullDays }) })
    expect(await screen.findByRole('heading', { level: 2, name: month })).toBeDefined()
    expect(screen.queryByRole('button', { name: /Continue to review/ })).toBeNull()
  })
})

it('opens on the next month when nothing of this one can be booked any more', async () => {
  const now = '2025-11-29T15:00:00-07:00'
  await renderApp({ at: cleaning, user: nadia, server: answer({ now }) })
  const first = await day('Monday, December 1 AM PM')
  expect(first.tabIndex).toBe(0)
  expect(screen.getByRole('button', { name: 'Next available: Mon, Dec 1 · AM, PM' })).toBeDefined()
  expect(screen.getByRole('button', { name: /^Previous month/ }).hasAttribute('aria-disabled')).toBe(false)
})

describe('the dialog of a cleaning', () => {
  it('asks for the half day, then for the time, then goes to the summary', async () => {
    const { user, path } = await renderApp({ at: cleaning, user: nadia, server: answer() })
    await user.click(await day('Thursday, November 27 AM PM'))
    const dialog = await openedDialog('dialog', 'Thursday, November 27')
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(dialog.getByText('Must select AM or PM.')).toBeDefined()
    await user.click(dialog.getByRole('radio', { name: /Morning/ }))
    expect(dialog.getAllByRole('radio', { name: /^\d+:\d\d\s[AP]M$/ })).toHaveLength(12)
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(dialog.getByText('Must select on-site service time.')).toBeDefined()
    dialog.getByRole('radio', { name: '9:30\u00A0AM' }).focus()
    await user.keyboard(' ')
    await user.click(dialog.getByRole('button', { name: 'Continue with 9:30\u00A0AM' }))
    await waitFor(() => expect(path()).toBe('/serviceOrderSummary/1/a1/11/2025/11/27/1/930/0'))
  })

  it('an hour answers both questions: a press goes on, keys choose', async () => {
    const { user, path } = await renderApp({ at: cleaning, user: nadia, server: answer() })
    await user.click(await day('Thursday, November 27 AM PM'))
    const dialog = await openedDialog('dialog')
    dialog.getByRole('radio', { name: '1:30\u00A0PM' }).focus()
    await user.keyboard(' ')
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Afternoon/ }).checked).toBe(true)
    await user.click(dialog.getByRole('radio', { name: '9:30\u00A0AM' }))
    await waitFor(() => expect(path()).toBe('/serviceOrderSummary/1/a1/11/2025/11/27/1/930/0'))
  })

  it('does not offer the hours of today that have begun', async () => {
    const { user } = await renderApp({ at: cleaning, user: nadia, server: answer() })
    await user.click(await day('Today, Wednesday, November 19 AM PM'))
    const dialog = await openedDialog('dialog')
    await user.click(dialog.getByRole('radio', { name: /Morning/ }))
    const times = dialog.getAllByRole<HTMLInputElement>('radio', { name: /^\d+:\d\d\sAM/ })
    expect(times.map((time) => [time.labels?.[0]?.textContent, time.disabled])).toEqual([
      ['9:00\u00A0AMtoo late', true],
      ['9:30\u00A0AMtoo late', true],
      ['10:00\u00A0AMtoo late', true],
      ['10:30\u00A0AMtoo late', true],
      ['11:00\u00A0AM', false],
      ['11:30\u00A0AM', false],
    ])
  })

  it('closes a taken half and says so', async () => {
    const { user } = await renderApp({ at: cleaning, user: nadia, server: answer() })
    await user.click(await day(/^Tuesday, November 25 PM/))
    const morning = (await openedDialog('dialog')).getByRole('radio', { name: 'Morning Full' })
    expect(morning.hasAttribute('disabled')).toBe(true)
  })
})

describe('a time that was chosen before', () => {
  it('is there for who comes back, with its way on', async () => {
    const at = `${cleaning}?day=2025-11-27&slot=1&hm=930`
    const { user, path } = await renderApp({ at, user: nadia, server: answer() })
    const thursday = await day(/^Thursday, November 27/)
    // the panel has its name before the answer is in, too
    const panel = within(screen.getByRole('complementary', { name: 'Your booking' }))
    expect(panel.getByText(/^Thursday, November 27, 2025 by 9:30.AM$/)).toBeDefined()
    // the steps before keep theirs, too
    const leads = ['Change address', 'Back to service'].map((name) => screen.getByRole('link', { name }))
    expect(leads.map((link) => link.getAttribute('href'))).toEqual([
      '/selectServiceAddress/1?address=a1',
      '/selectServiceDetail/1/a1?service=11',
    ])
    await user.click(thursday)
    const dialog = await openedDialog('dialog', 'Thursday, November 27')
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Morning/ }).checked).toBe(true)
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: '9:30\u00A0AM' }).checked).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(panel.getByRole('button', { name: 'Continue to review' }))
    await waitFor(() => expect(path()).toBe('/serviceOrderSummary/1/a1/11/2025/11/27/1/930/0'))
  })

  it.each(['2025-11-25&slot=1&hm=930', '2025-11-18&slot=1&hm=930', '2025-11-27', 'never&slot=1&hm=930'])(
    'is forgotten where it cannot be booked any more: %s',
    async (kept) => {
      await renderApp({ at: `${cleaning}?day=${kept}`, user: nadia, server: answer() })
      await day(/^Thursday, November 27/)
      expect(screen.queryByRole('button', { name: 'Continue to review' })).toBeNull()
    },
  )
})

describe('services without a time', () => {
  const lawn = { ...standardClean, id: '21', catalog: 'LawnCare' as const, name: 'Mow and edge' }

  it('asks for the date only', async () => {
    const { user, path } = await renderApp({
      at: '/selectServiceTime/2/a1/21',
      user: nadia,
      server: answer({ service: lawn }),
    })
    await user.click(await day('Tuesday, November 25 Open'))
    await user.click(await screen.findByRole('button', { name: 'Continue with this day' }))
    await waitFor(() => expect(path()).toBe('/serviceOrderSummary/2/a1/21/2025/11/25/0/0/0'))
  })

  it('closes today at the latest booking hour', async () => {
    const server = answer({ service: lawn, now: '2025-11-19T14:05:00-07:00' })
    const { user } = await renderApp({ at: '/selectServiceTime/2/a1/21', user: nadia, server })
    await user.click(await day('Today, Wednesday, November 19 Too late'))
    expect(
      screen.getByText('Reservations for today cannot be made after 2:00 PM. Please select another time.'),
    ).toBeDefined()
  })
})

describe('a season', () => {
  const at = '/selectServicePeriod/3/a1/31/2'

  it('needs a year, tells what is left of it and goes to the summary', async () => {
    const { user, path } = await renderApp({ at, user: nadia, server: answer({ service: seasonPass }) })
    const year = await screen.findByRole('radio', {
      name: /^2025 · .* 6 months left, this one included$/,
    })
    await user.click(screen.getByRole('button', { name: 'Continue to review' }))
    expect(screen.getAllByText('Must select a valid year.')).toHaveLength(2)
    await user.click(year)
    expect(screen.queryByText('Must select a valid year.')).toBeNull()
    expect(screen.getByText(/6 months left, this one included\. You pay for the full season\./)).toBeDefined()
    expect(screen.getByText('Keep the driveway free of cars.')).toBeDefined()
    const contents = within(screen.getByRole('region', { name: 'What’s included' }))
    expect(contents.getByText('From September 1, 2025 to April 30, 2026.')).toBeDefined()
    expect(contents.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Kitchen'])
    await user.click(screen.getByRole('button', { name: 'Continue to review' }))
    await waitFor(() => expect(path()).toBe('/serviceOrderSummary/3/a1/31/2025/9/1/0/0/2'))
  })

  it('is not booked on the page of another kind', async () => {
    const visit = { ...seasonPass, periodType: 'Day' as const }
    await renderApp({ at, user: nadia, server: answer({ service: visit }) })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This service is booked another way' }),
    ).toBeDefined()
  })
})

it('who books again what is gone comes to the step that asks for it', async () => {
  const gone = {
    Availability: () => ({ data: { me, profile, availability: null } }),
    ServiceOffers: () => ({ data: { clock, serviceOffers: null } }),
    BookingAddresses: () => ({ data: { addresses: [{ ...nadiasAddress, id: 'a9' }] } }),
  }
  const order = { ...confirmedOrder, status: 'Completed' as const, cancellation: null }
  const { user, path } = await renderApp({
    at: '/userOrderDetail/K7M4-2QXP',
    user: nadia,
    server: { ...gone, OrderDetail: () => ({ data: { order } }) },
  })
  await user.click(await screen.findByRole('link', { name: 'Book again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Your address' })).toBeDefined()
  expect(path()).toBe('/selectServiceAddress/1')
  expect(screen.getByText('That address is no longer saved. Choose another.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^Continue/ }))
  await waitFor(() => expect(path()).toBe(`/selectServiceDetail/1/a9?service=${confirmedOrder.serviceId}`))
})

it('a service of another catalog is not found, as the documented call has it', async () => {
  await renderApp({ at: '/selectServiceTime/2/a1/11', user: nadia, server: answer() })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We can’t find this address or service' }),
  ).toBeDefined()
  expect(screen.queryByRole('grid')).toBeNull()
})
