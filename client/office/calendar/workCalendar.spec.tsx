import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { holdAnswers } from '../../testing/heldAnswers.ts'
import { calendarOf, clock, TODAY, visitOf, visitsOf } from '../../testing/office/boardExamples.ts'
import { visit } from '../../testing/office/calendarExamples.ts'
import { renderApp } from '../../testing/renderApp.tsx'

const dayCell = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`)
const tabs = () => screen.getAllByRole('tab')
const tab = (name: RegExp) => screen.getByRole('tab', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

it('sends visitors to the sign-in', async () => {
  const { path } = await renderApp({ at: '/adminCalendar' })
  expect(path()).toBe('/admin')
})

it('opens on the board of today, with two weeks as tabs', async () => {
  await visit()
  await heading('Monday, November 23, 2026')
  expect(tabs()).toHaveLength(14)
  expect(tab(/^Monday, November 23/).getAttribute('aria-selected')).toBe('true')
  expect(tab(/^Thursday, November 26/).textContent).toContain('Closed')
  expect(tab(/^Sunday, November 29/).textContent).toContain('Closed')
  expect(await screen.findByText('No visits this day.')).toBeDefined()
})

it('shows who does not work on which day of the month', async () => {
  await visit('?month=2026-11')
  await heading('November 2026')
  expect(dayCell(TODAY)?.getAttribute('aria-current')).toBe('date')
  expect(dayCell('2026-11-24')?.textContent).not.toMatch(/Closed|Off/)
  expect(dayCell('2026-11-25')?.textContent).toContain('Off: Crew 1')
  expect(dayCell('2026-11-26')?.textContent).toMatch(/Closed/)
  expect(dayCell('2026-11-27')?.textContent).toContain('Closed: Lawn care')
})

it('offers another try when the calendar cannot be read', async () => {
  let isDown = true
  const { user } = await visit('', {
    WorkCalendar: () => (isDown ? { status: 500 } : calendarOf([])),
  })
  await screen.findByText('Couldn’t load the list.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No staff group data')).toBeDefined()
})

it('says nothing of a day before it knows, and closes none', async () => {
  const { user } = await visit()
  await screen.findByText('No visits this day.')
  const letGo = holdAnswers('CalendarDays')
  await user.click(screen.getByRole('button', { name: 'Two weeks later' }))
  await heading('Monday, December 7, 2026')
  expect(tab(/^Monday, December 7/).querySelector('[data-skeleton]')).not.toBeNull()
  expect(screen.queryByText('No visits this day.')).toBeNull()
  expect(await closingEntry(user)).toHaveProperty('ariaDisabled', 'true')
  await user.keyboard('{Escape}')
  letGo()
  expect(await screen.findByText('No visits this day.')).toBeDefined()
  expect(await closingEntry(user)).not.toHaveProperty('ariaDisabled', 'true')
})

it('says that a load could not be read, and reads it when asked to', async () => {
  let isDown = true
  const { user } = await visit('', {
    CalendarDays: () => (isDown ? { status: 503 } : { data: { calendarDays: [] } }),
  })
  await screen.findByText('Capacity couldn’t be loaded.')
  expect(screen.queryByText('No visits this day.')).toBeNull()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No visits this day.')).toBeDefined()
})

it('keeps day and view in the address, and leads from the month to a day', async () => {
  const { user, path } = await visit()
  await user.click(await screen.findByRole('tab', { name: /^Tuesday, November 24/ }))
  await heading('Tuesday, November 24, 2026')
  expect(path()).toBe('/adminCalendar?day=2026-11-24')
  await user.click(screen.getByRole('link', { name: 'Month' }))
  await heading('November 2026')
  await user.click(screen.getByRole('button', { name: /December/ }))
  await heading('December 2026')
  expect(path()).toBe('/adminCalendar?day=2026-11-24&month=2026-12')
  await user.click(dayCell('2026-12-24') as HTMLElement)
  await heading('Thursday, December 24, 2026')
  expect(path()).toBe('/adminCalendar?day=2026-12-24')
})

it('reads days of thirteen months back, which nobody changes, and says what is a Sunday', async () => {
  const { user } = await visit('?day=2025-11-20', { DayVisits: () => visitsOf(visitOf('K7M4-2QXP')) })
  await heading('Thursday, November 20, 2025')
  expect(screen.getByText('This day is in the past and can’t be changed.')).toBeDefined()
  expect(await screen.findByRole('link', { name: 'K7M4-2QXP' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Pick up|actions|Actions/ })).toBeNull()
  await user.click(screen.getByRole('tab', { name: /^Sunday, November 23/ }))
  await heading('Sunday, November 23, 2025')
})

it('says how far it reaches when the address asks for another day, until one is chosen', async () => {
  const { user } = await visit('?day=2025-09-30')
  await heading('Monday, November 23, 2026')
  const words = /^The calendar goes from October 1, 2025 to November 30, 2028[.]/
  expect(screen.getByText(words)).toBeDefined()
  await user.click(tab(/^Tuesday, November 24/))
  await heading('Tuesday, November 24, 2026')
  expect(screen.queryByText(words)).toBeNull()
})

it('moves from day to day of the month by the keyboard, the focus with it', async () => {
  const { user } = await visit('?day=2026-11-30&month=2026-11')
  await heading('November 2026')
  dayCell('2026-11-30')?.focus()
  await user.keyboard('{ArrowRight}')
  await heading('December 2026')
  await waitFor(() => expect(document.activeElement).toBe(dayCell('2026-12-01')))
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(document.activeElement).toBe(dayCell('2026-11-24')))
})

it('takes today from the server in an hour that older zone rules put into the day before, and follows it past midnight', async () => {
  // half past midnight; by the rules until 2026 it would be 23:30 of November 30
  clock.at = '2026-12-01T00:30:00-06:00'
  await visit()
  expect(await heading('Tuesday, December 1, 2026')).toBeDefined()
  expect(tab(/^Tuesday, December 1/).getAttribute('aria-selected')).toBe('true')
  clock.at = `${TODAY}T09:28:00-06:00`
})

type User = Awaited<ReturnType<typeof visit>>['user']

/** The entry of the day's menu that closes it for everything. */
async function closingEntry(user: User): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Actions for this day' }))
  return screen.findByRole('menuitem', { name: 'Close day: All services' })
}
