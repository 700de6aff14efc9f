import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { apolloClient } from '../../api/apollo.ts'
import { holdAnswers } from '../../testing/heldAnswers.ts'
import {
  assigned,
  calendarOf,
  crew,
  dayCell,
  second,
  TODAY,
  visitOf,
  visitsOf,
} from '../../testing/office/boardExamples.ts'
import { sentOf, visit } from '../../testing/office/calendarExamples.ts'

it('shows how full days are, each catalog and each half', async () => {
  const load = { __typename: 'CatalogLoad', catalog: 'HouseCleaning', visits: 3, unassigned: 1, places: 2 }
  const { user } = await visit('', {
    CalendarDays: () => ({
      data: {
        calendarDays: [
          { __typename: 'CalendarDay', date: TODAY, loads: [{ ...load, amTaken: 2, pmTaken: 1 }] },
        ],
      },
    }),
  })
  const words = 'House cleaning: 3 visits, 1 unassigned, morning full'
  const today = () => screen.findByRole('tab', { name: /^Monday, November 23/ })
  await waitFor(async () => expect((await today()).textContent).toContain(words))
  expect(screen.getByText('AM 2 of 2 · PM 1 of 2')).toBeDefined()
  expect(screen.getByText('AM full')).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Month' }))
  await waitFor(() => expect(dayCell(TODAY)?.textContent).toContain(words))
  expect(dayCell(TODAY)?.textContent).toContain('3/4')
})

it('lists the visits of the day by crew, marks one that failed, and offers another try when they cannot be read', async () => {
  let isDown = true
  const failedVisit = { __typename: 'FailedVisit', at: '2099-12-09T10:12:00-07:00' }
  const group = { __typename: 'OrderGroupRef', id: 'g-1', groupNo: '1' }
  const visited = await visit('', {
    DayVisits: () =>
      isDown
        ? { status: 500 }
        : visitsOf(visitOf('H4TX-9QKD', { group, order: { failedVisit } }), visitOf('K7M4-2QXP')),
  })
  await screen.findByText('Couldn’t load the board.')
  isDown = false
  await visited.user.click(screen.getByRole('button', { name: 'Try again' }))
  const row = await screen.findByRole('listitem', { name: 'Crew 1' })
  expect(within(row).getByText(/^9:30\s?AM\s?.\s?12:30\s?PM$/)).toBeDefined()
  expect(within(row).getByRole('link', { name: 'H4TX-9QKD' }).getAttribute('href')).toBe(
    '/adminOrder/H4TX-9QKD',
  )
  expect(within(row).getByText('Crew couldn’t do the visit')).toBeDefined()
  expect(within(row).getByText('1 visit')).toBeDefined()
  expect(within(row).getByText('Sam')).toBeDefined()
  const waiting = screen.getByRole('region', { name: 'Unassigned 1' })
  expect(within(waiting).getByRole('link', { name: 'K7M4-2QXP' })).toBeDefined()
  expect(sentOf(visited, 'DayVisits').at(-1)).toEqual({ date: TODAY })
})

it('carries a visit by keys, asks before one with other work gets it, and tells a refusal', async () => {
  const refusals = [
    { __typename: 'UserError', code: 'CREW_BUSY_ELSEWHERE', field: 'groupId', message: 'Busy elsewhere.' },
    { __typename: 'UserError', code: 'CREW_BUSY', field: 'groupId', message: 'This group is taken then.' },
  ]
  const visited = await visit('', {
    WorkCalendar: () => calendarOf([], crew, second),
    DayVisits: () => visitsOf(visitOf('K7M4-2QXP')),
    AssignVisit: () => assigned(refusals.splice(0, 1)),
  })
  const { user } = visited
  const handle = () => screen.findByRole('button', { name: 'Pick up K7M4-2QXP, Deep clean' })
  ;(await handle()).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^Moving K7M4-2QXP/)).toBeDefined()
  await user.keyboard('{Escape}')
  expect(await screen.findByText('K7M4-2QXP stays where it was.')).toBeDefined()
  expect(document.activeElement).toBe(await handle())

  await user.keyboard('{Enter}')
  await user.keyboard('{ArrowDown}')
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/Assign .+ visit \(K7M4-2QXP\) anyway\?$/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Assign anyway' }))
  expect(await screen.findByText('This group is taken then.')).toBeDefined()
  const key = expect.any(String)
  const input = { key, orderNo: 'K7M4-2QXP', groupId: 'g-2', revisionSeen: 3 }
  expect(sentOf(visited, 'AssignVisit')).toEqual([
    { input: { ...input, evenIfBusy: false } },
    { input: { ...input, evenIfBusy: true } },
  ])
  await waitFor(async () => expect(document.activeElement).toBe(await handle()))
  await user.keyboard('{Enter}')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('The group was assigned.')).toBeDefined()
  expect(screen.queryByText('This group is taken then.')).toBeNull()
})

it('gives a visit of the tray to a crew by two presses, and not to one that cannot take it', async () => {
  const group = { __typename: 'OrderGroupRef', id: 'g-1', groupNo: '1' }
  const visited = await visit('', {
    WorkCalendar: () => calendarOf([], crew, second),
    DayVisits: () => visitsOf(visitOf('H4TX-9QKD', { group }), visitOf('K7M4-2QXP')),
    AssignVisit: () => assigned(),
  })
  const { user } = visited
  // crews without visits are in sight while a visit waits for one
  expect(await screen.findByRole('listitem', { name: 'Crew 2' })).toBeDefined()
  await user.click(within(screen.getByRole('region', { name: 'Unassigned 1' })).getByText('Nadia Haddad'))
  expect(screen.getByText('Choose a crew for K7M4-2QXP. Esc cancels.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Crew 1 is already booked then.' })).toHaveProperty(
    'disabled',
    true,
  )
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Assign to Crew 2' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Pick up K7M4-2QXP, Deep clean' }))
  await user.click(screen.getByRole('button', { name: 'Assign to Crew 2' }))
  const given = {
    key: expect.any(String),
    orderNo: 'K7M4-2QXP',
    groupId: 'g-2',
    revisionSeen: 3,
    evenIfBusy: false,
  }
  await waitFor(() => expect(sentOf(visited, 'AssignVisit')).toEqual([{ input: given }]))
})

it('sends a drop once the one before it is answered', async () => {
  const visited = await visit('', {
    DayVisits: () => visitsOf(visitOf('K7M4-2QXP'), visitOf('H4TX-9QKD')),
    AssignVisit: () => assigned(),
  })
  const answer = holdAnswers('AssignVisit')
  for (const orderNo of ['K7M4-2QXP', 'H4TX-9QKD']) {
    ;(await screen.findByRole('button', { name: `Pick up ${orderNo}, Deep clean` })).focus()
    await visited.user.keyboard('{Enter}')
    await visited.user.keyboard('{Enter}')
  }
  expect(sentOf(visited, 'AssignVisit')).toEqual([])
  answer()
  const about = (orderNo: string) => ({ input: expect.objectContaining({ orderNo }) })
  await waitFor(() =>
    expect(sentOf(visited, 'AssignVisit')).toEqual([about('K7M4-2QXP'), about('H4TX-9QKD')]),
  )
})

it('gives the focus back until the next press, and takes it from nobody later', async () => {
  const group = { __typename: 'OrderGroupRef', id: 'g-1', groupNo: '1' }
  let visits = [visitOf('K7M4-2QXP')]
  const { user } = await visit('', { DayVisits: () => visitsOf(...visits) })
  const handle = () => screen.getByRole('button', { name: 'Pick up K7M4-2QXP, Deep clean' })
  const reread = (...next: typeof visits) => {
    visits = next
    return act(() => apolloClient().refetchQueries({ include: ['DayVisits'] }))
  }
  ;(await screen.findByRole('button', { name: 'Pick up K7M4-2QXP, Deep clean' })).focus()
  await user.keyboard('{Enter}')
  await user.keyboard('{Escape}')
  // it moves to another row, which takes the focus from it
  await reread(visitOf('K7M4-2QXP', { group }))
  await waitFor(() => expect(document.activeElement).toBe(handle()))
  await user.click(document.body)
  expect(document.activeElement).toBe(document.body)
  await reread(visitOf('K7M4-2QXP', { group }), visitOf('H4TX-9QKD'))
  expect(await screen.findByRole('link', { name: 'H4TX-9QKD' })).toBeDefined()
  expect(document.activeElement).toBe(document.body)
})

it('hatches places where the crew has other work or the day off, and says why', async () => {
  const group = { __typename: 'OrderGroupRef', id: 'g-1', groupNo: '1' }
  const mown = { group, dayPart: 'WholeDay', order: { catalog: 'LawnCare', bookedTime: null } }
  const { user } = await visit('', {
    WorkCalendar: () => calendarOf([], crew, { ...second, daysOff: [TODAY] }),
    DayVisits: () =>
      visitsOf(visitOf('H4TX-9QKD', { group }), visitOf('M2W8-LAWN', mown), visitOf('K7M4-2QXP')),
  })
  ;(await screen.findByRole('button', { name: 'Pick up K7M4-2QXP, Deep clean' })).focus()
  await user.keyboard('{Enter}')
  const places = (name: string) =>
    [...screen.getByRole('listitem', { name }).querySelectorAll('[data-place]')].map(
      (place) => place.textContent,
    )
  expect(places('Crew 1')).toEqual(['Already booked', 'Has other work then'])
  expect(places('Crew 2')).toEqual(['Day off', 'Day off'])
})

it('takes no key of the next page when it is left with a visit in hand', async () => {
  const { user } = await visit('', { DayVisits: () => visitsOf(visitOf('K7M4-2QXP')) })
  ;(await screen.findByRole('button', { name: 'Pick up K7M4-2QXP, Deep clean' })).focus()
  await user.keyboard('{Enter}')
  const isFree = () => fireEvent.keyDown(document.body, { code: 'ArrowDown' })
  await waitFor(() => expect(isFree()).toBe(false))
  cleanup()
  expect(isFree()).toBe(true)
})
