import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chooseFrom } from '../../testing/menuKeys.ts'
import { calendarOf, closed, crew, TODAY } from '../../testing/office/boardExamples.ts'
import { sentOf, visit } from '../../testing/office/calendarExamples.ts'
import { openedDialog } from '../../testing/openedDialog.ts'

const answered = (rest: object) => ({
  data: {
    outcome: { __typename: 'ClosedDatePayload', message: null, openOrders: [], userErrors: [], ...rest },
  },
})

it('closes a day for a catalog, shows that, and names the orders that are booked on it', async () => {
  let closings: object[] = []
  const visited = await visit('', {
    WorkCalendar: () => calendarOf(closings, crew),
    AddClosedDate: () => {
      closings = [closed(TODAY, 'LawnCare')]
      return answered({ message: 'Closed for new bookings.', openOrders: ['H4TX-9QKD'] })
    },
  })
  await screen.findByText('No visits this day.')
  await chooseFrom(visited.user, 'Actions for this day', 'Close day: Lawn care')
  expect(await screen.findByText('Closed for new bookings.')).toBeDefined()
  expect(await screen.findByText('1 visit is still booked that day. Reschedule it:')).toBeDefined()
  expect(screen.getByRole('link', { name: 'H4TX-9QKD' }).getAttribute('href')).toBe('/adminOrder/H4TX-9QKD')
  expect(sentOf(visited, 'AddClosedDate')).toEqual([{ input: { date: TODAY, catalog: 'LawnCare' } }])
  expect(await screen.findByText('Closed: Lawn care')).toBeDefined()
})

it('asks before it closes a day on which visits stay', async () => {
  const loads = ['HouseCleaning', 'LawnCare'].map((catalog) => ({
    ...{ __typename: 'CatalogLoad', catalog, visits: 2, unassigned: 0, places: 4, amTaken: 1, pmTaken: 1 },
  }))
  const visited = await visit('', {
    CalendarDays: () => ({
      data: { calendarDays: [{ __typename: 'CalendarDay', date: TODAY, loads }] },
    }),
    AddClosedDate: () => answered({ message: 'Closed for new bookings.' }),
  })
  const close = (entry: string) => chooseFrom(visited.user, 'Actions for this day', entry)
  const today = () => screen.getByRole('tab', { name: /^Monday, November 23/ })
  await waitFor(() => expect(today().textContent).toContain('House cleaning: 2 visits'))
  await close('Close day: All services')
  const dialog = await openedDialog('alertdialog', 'Close Monday, November 23?')
  expect(dialog.getByText(/^All services: 4 visits stay booked/)).toBeDefined()
  await visited.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sentOf(visited, 'AddClosedDate')).toEqual([])
  // nothing of it stays
  await close('Close day: Snow removal')
  expect(await screen.findByText('Closed for new bookings.')).toBeDefined()
  await close('Close day: Lawn care')
  const again = await openedDialog('alertdialog')
  expect(again.getByText(/^Lawn care: 2 visits stay booked/)).toBeDefined()
  await visited.user.click(again.getByRole('button', { name: 'Close day' }))
  await waitFor(() =>
    expect(sentOf(visited, 'AddClosedDate')).toEqual(
      ['SnowRemoval', 'LawnCare'].map((catalog) => ({ input: { date: TODAY, catalog } })),
    ),
  )
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
  await screen.findByText('No visits this day.')
  await chooseFrom(visited.user, 'Actions for this day', 'Reopen day: All services')
  expect(await screen.findByText('Open for bookings again')).toBeDefined()
  expect(sentOf(visited, 'RemoveClosedDate')).toEqual([{ input: { date: TODAY, catalog: null } }])
})

it('tells a refusal, and leaves the day as it is', async () => {
  const message = 'Someone else changed this at the same time. Reload and try again.'
  const visited = await visit('', {
    AddClosedDate: () =>
      answered({ userErrors: [{ __typename: 'UserError', code: 'BUSY', field: null, message }] }),
  })
  await screen.findByText('No visits this day.')
  await chooseFrom(visited.user, 'Actions for this day', 'Close day: All services')
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.queryByText('Closed', { selector: 'h2 ~ * span' })).toBeNull()
})

it('folds crews without visits, gives one the day off and lets it work again', async () => {
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
  await visited.user.click(await screen.findByRole('button', { name: '1 crew free' }))
  await chooseFrom(visited.user, 'Crew 1: actions', 'Mark day off')
  expect(await screen.findByText('The crew has the day off.')).toBeDefined()
  expect(await screen.findByRole('button', { name: 'No crews free, 1 off' })).toBeDefined()
  await chooseFrom(visited.user, 'Crew 1: actions', 'Undo day off')
  expect(await screen.findByText('The crew works that day again.')).toBeDefined()
  for (const operation of ['SetGroupDayOff', 'RemoveGroupDayOff'])
    expect(sentOf(visited, operation)).toEqual([{ groupId: 'g-1', date: TODAY }])
})
