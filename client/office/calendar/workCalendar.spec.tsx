import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { holdAnswers } from '../../testing/heldAnswers.ts'
import {
  calendarOf,
  clock,
  closed,
  crew,
  sentOf,
  TODAY,
  visit,
} from '../../testing/office/calendarExamples.ts'
import { renderApp } from '../../testing/renderApp.tsx'

const answered = (rest: object) => ({
  data: {
    outcome: { __typename: 'ClosedDatePayload', message: null, openOrders: [], userErrors: [], ...rest },
  },
})

const dayCell = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`)
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

it('sends visitors to the sign-in', async () => {
  const { path } = await renderApp({ at: '/adminCalendar' })
  expect(path()).toBe('/admin')
})

it('opens on today and shows who does not work on which day', async () => {
  await visit()
  await heading('November 2026')
  await heading('Monday, November 23, 2026')
  expect(dayCell(TODAY)?.getAttribute('aria-current')).toBe('date')
  expect(dayCell('2026-11-24')?.textContent).not.toMatch(/Closed|Off/)
  expect(dayCell('2026-11-25')?.textContent).toContain('Off: 1')
  expect(dayCell('2026-11-26')?.textContent).toMatch(/Closed/)
  expect(dayCell('2026-11-27')?.textContent).toContain('Closed: Lawn care')
  expect(await screen.findByText('No visits this day.')).toBeDefined()
})

it('offers another try when the calendar cannot be read', async () => {
  let isDown = true
  const { user } = await visit('', {
    WorkCalendar: () => (isDown ? { status: 500 } : calendarOf([])),
  })
  await screen.findByText('Couldn’t load the list.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('November 2026')
  expect(await screen.findByText('No staff group data')).toBeDefined()
})

it('says nothing of a day before it knows, and closes none', async () => {
  const { user } = await visit()
  await screen.findByText('No visits this day.')
  const letGo = holdAnswers('CalendarDays')
  await user.click(screen.getByRole('button', { name: /December/ }))
  await heading('December 2026')
  const isWaiting = () => dayCell('2026-12-24')?.querySelector('[data-skeleton]') !== null
  expect(isWaiting()).toBe(true)
  await user.click(dayCell('2026-12-24') as HTMLElement)
  await heading('Thursday, December 24, 2026')
  const closing = () => screen.getByRole('button', { name: 'Close day' })
  expect(closing()).toHaveProperty('disabled', true)
  expect(screen.queryByText('No visits this day.')).toBeNull()
  letGo()
  expect(await screen.findByText('No visits this day.')).toBeDefined()
  expect(closing()).toHaveProperty('disabled', false)
  expect(isWaiting()).toBe(false)
})

it('says that a load could not be read, and reads it when asked to', async () => {
  let isDown = true
  const { user } = await visit('', {
    CalendarDays: () => (isDown ? { status: 503 } : { data: { calendarDays: [] } }),
  })
  await screen.findByText('Capacity couldn’t be loaded.')
  expect(screen.queryByText('No visits this day.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Close day' })).toHaveProperty('disabled', true)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No visits this day.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Close day' })).toHaveProperty('disabled', false)
})

it('knows the load of the chosen day while another month is shown', async () => {
  const load = { catalog: 'LawnCare', visits: 1, unassigned: 0, places: 4, amTaken: 1, pmTaken: 0 }
  await visit('?month=2026-12&day=2026-11-23', {
    CalendarDays: ({ variables }) => ({
      data: { calendarDays: variables.from === '2026-11-01' ? [{ date: TODAY, loads: [load] }] : [] },
    }),
  })
  await heading('December 2026')
  expect(await screen.findByText('1 of 4')).toBeDefined()
})

it('keeps day and month in the address, and offers no month behind today', async () => {
  const { user, path } = await visit()
  await heading('November 2026')
  expect(screen.queryByRole('button', { name: /October/ })?.hasAttribute('disabled') ?? true).toBe(true)
  await user.click(screen.getByRole('button', { name: /December/ }))
  await heading('December 2026')
  expect(path()).toBe('/adminCalendar?month=2026-12&day=2026-11-23')
  await user.click(dayCell('2026-12-24') as HTMLElement)
  await heading('Thursday, December 24, 2026')
  expect(path()).toBe('/adminCalendar?day=2026-12-24')
})

it('finds the day of its address again, and says what lies behind or is a Sunday', async () => {
  const { user } = await visit('?day=2026-11-20')
  await heading('Friday, November 20, 2026')
  expect(screen.getByText('This day is in the past and can’t be changed.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Close day' })).toBeNull()
  await user.click(dayCell('2026-11-29') as HTMLElement)
  await heading('Sunday, November 29, 2026')
  expect(screen.getByText('We’re closed on Sundays.')).toBeDefined()
})

it('moves from day to day by the keyboard, the focus with it', async () => {
  const { user } = await visit('?day=2026-11-30')
  await heading('Monday, November 30, 2026')
  dayCell('2026-11-30')?.focus()
  await user.keyboard('{ArrowRight}')
  await heading('Tuesday, December 1, 2026')
  await waitFor(() => expect(document.activeElement).toBe(dayCell('2026-12-01')))
  await user.keyboard('{ArrowUp}')
  await heading('Tuesday, November 24, 2026')
  await waitFor(() => expect(document.activeElement).toBe(dayCell('2026-11-24')))
})

it('closes a day for a catalog, shows that, and names the orders that stand on it', async () => {
  let closings: object[] = []
  const visited = await visit('', {
    WorkCalendar: () => calendarOf(closings, crew),
    AddClosedDate: () => {
      closings = [closed(TODAY, 'LawnCare')]
      return answered({ message: 'Closed for new bookings.', openOrders: ['H4TX-9QKD'] })
    },
  })
  await heading('Monday, November 23, 2026')
  await visited.user.selectOptions(screen.getByLabelText('Close for'), 'Lawn care')
  await visited.user.click(screen.getByRole('button', { name: 'Close day' }))
  expect(await screen.findByText('Closed for new bookings.')).toBeDefined()
  expect(await screen.findByText('1 visit is still booked that day. Reschedule it:')).toBeDefined()
  expect(screen.getByRole('link', { name: 'H4TX-9QKD' }).getAttribute('href')).toBe('/adminOrder/H4TX-9QKD')
  expect(sentOf(visited, 'AddClosedDate')).toEqual([{ input: { date: TODAY, catalog: 'LawnCare' } }])
  expect(await screen.findByRole('button', { name: 'Reopen: Lawn care' })).toBeDefined()
  expect(dayCell(TODAY)?.textContent).toContain('Closed: Lawn care')
  expect(within(screen.getByLabelText('Close for')).queryByRole('option', { name: 'Lawn care' })).toBeNull()
})

it('opens a closed day again', async () => {
  let closings: object[] = [closed(TODAY)]
  const visited = await visit(`?day=${TODAY}`, {
    WorkCalendar: () => calendarOf(closings, crew),
    RemoveClosedDate: () => {
      closings = []
      return answered({ message: 'Open for bookings again' })
    },
  })
  await visited.user.click(await screen.findByRole('button', { name: 'Reopen: All services' }))
  expect(await screen.findByText('Open for bookings again')).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Close day' })).toBeDefined()
  expect(sentOf(visited, 'RemoveClosedDate')).toEqual([{ input: { date: TODAY, catalog: null } }])
})

it('tells a refusal, and leaves the day as it is', async () => {
  const message = 'Someone else changed this at the same time. Reload and try again.'
  const visited = await visit('', {
    AddClosedDate: () =>
      answered({ userErrors: [{ __typename: 'UserError', code: 'BUSY', field: null, message }] }),
  })
  await heading('Monday, November 23, 2026')
  await visited.user.click(screen.getByRole('button', { name: 'Close day' }))
  expect(await screen.findByText(message)).toBeDefined()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Close day' })).toHaveProperty('disabled', false),
  )
  expect(screen.queryByRole('button', { name: /^Reopen/ })).toBeNull()
})

it('gives a group the day off and lets it work again', async () => {
  let daysOff: string[] = []
  const outcome = (message: string) => answered({ __typename: 'StaffGroupPayload', group: null, message })
  const visited = await visit('', {
    WorkCalendar: () => calendarOf([], { ...crew, daysOff }),
    SetGroupDayOff: () => {
      daysOff = [TODAY]
      return outcome('The crew has the day off.')
    },
    RemoveGroupDayOff: () => {
      daysOff = []
      return outcome('The crew works that day again.')
    },
  })
  await visited.user.click(await screen.findByRole('button', { name: 'Mark day off: Crew 1' }))
  expect(await screen.findByText('The crew has the day off.')).toBeDefined()
  const back = await screen.findByRole('button', { name: 'Undo day off: Crew 1' })
  await waitFor(() => expect(back).toHaveProperty('disabled', false))
  await visited.user.click(back)
  expect(await screen.findByText('The crew works that day again.')).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Mark day off: Crew 1' })).toBeDefined()
  for (const operation of ['SetGroupDayOff', 'RemoveGroupDayOff'])
    expect(sentOf(visited, operation)).toEqual([{ groupId: 'g-1', date: TODAY }])
})

it('takes today from the server in an hour that older zone rules put into the day before, and follows it past midnight', async () => {
  // half past midnight; by the rules until 2026 it would be 23:30 of November 30
  clock.at = '2026-12-01T00:30:00-06:00'
  await visit()
  expect(await heading('Tuesday, December 1, 2026')).toBeDefined()
  expect(dayCell('2026-12-01')?.getAttribute('aria-current')).toBe('date')
  clock.at = `${TODAY}T09:28:00-06:00`
})
