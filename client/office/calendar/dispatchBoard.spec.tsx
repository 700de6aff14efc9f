import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { apolloClient } from '../../api/apollo.ts'
import { assigned, dayCell, second, visitOf, visitsOf } from '../../testing/office/boardExamples.ts'
import { calendarOf, crew, sentOf, TODAY, visit } from '../../testing/office/calendarExamples.ts'

it('shows how full days are, each catalog and each half', async () => {
  const load = { __typename: 'CatalogLoad', catalog: 'HouseCleaning', visits: 3, unassigned: 1, places: 2 }
  await visit('', {
    CalendarDays: () => ({
      data: {
        calendarDays: [
          { __typename: 'CalendarDay', date: TODAY, loads: [{ ...load, amTaken: 2, pmTaken: 1 }] },
        ],
      },
    }),
  })
  await waitFor(() =>
    expect(dayCell(TODAY)?.textContent).toContain('House cleaning: 3 visits, 1 unassigned, morning full'),
  )
  expect(screen.getByText('AM 2 of 2 · PM 1 of 2')).toBeDefined()
  expect(screen.getByText('AM full')).toBeDefined()
})

it('lists the visits of the day by crew, and offers another try when they cannot be read', async () => {
  let isDown = true
  const group = { __typename: 'OrderGroupRef', id: 'g-1', groupNo: '1' }
  const visited = await visit('', {
    DayVisits: () =>
      isDown ? { status: 500 } : visitsOf(visitOf('H4TX-9QKD', { group }), visitOf('K7M4-2QXP')),
  })
  await screen.findByText('Couldn’t load the board.')
  isDown = false
  await visited.user.click(screen.getByRole('button', { name: 'Try again' }))
  const row = await screen.findByRole('listitem', { name: 'Crew 1' })
  expect(within(row).getByText(/^9:30\sAM · Deep clean$/)).toBeDefined()
  expect(within(row).getByRole('link', { name: 'H4TX-9QKD' }).getAttribute('href')).toBe(
    '/adminOrder/H4TX-9QKD',
  )
  const waiting = screen.getByRole('region', { name: 'Unassigned 1' })
  expect(within(waiting).getByRole('link', { name: 'K7M4-2QXP' })).toBeDefined()
  expect(sentOf(visited, 'DayVisits').at(-1)).toEqual({ date: TODAY })
})

it('gives a visit to a crew by keys, asks before one with other work gets it, and tells a refusal', async () => {
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
  // there before it says something, for screen readers
  const told = within(screen.getByRole('region', { name: 'Dispatch board' })).getByRole('status')
  await user.keyboard('{Enter}')
  expect(told.textContent).toMatch(/^Moving K7M4-2QXP/)
  const place = (name: string) =>
    screen.getByRole('button', { name: `Drop here · Assign K7M4-2QXP to ${name}` })
  expect(document.activeElement).toBe(place('Crew 1, morning'))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(place('Crew 2, morning'))
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(place('Crew 2, afternoon'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: /^Give K7M4/ })).toBeNull()
  await waitFor(async () => expect(document.activeElement).toBe(await handle()))
  expect(sentOf(visited, 'AssignVisit')).toEqual([])

  await user.keyboard('{Enter}{ArrowDown}{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Assign anyway' }))
  expect(await screen.findByText('This group is taken then.')).toBeDefined()
  const key = expect.any(String)
  const input = { key, orderNo: 'K7M4-2QXP', groupId: 'g-2', revisionSeen: 3 }
  expect(sentOf(visited, 'AssignVisit')).toEqual([
    { input: { ...input, evenIfBusy: false } },
    { input: { ...input, evenIfBusy: true } },
  ])
  await waitFor(async () => expect(document.activeElement).toBe(await handle()))
  await user.keyboard('{Enter}{Enter}')
  expect(await screen.findByText('The group was assigned.')).toBeDefined()
  expect(screen.queryByText('This group is taken then.')).toBeNull()
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
  await user.click(await screen.findByRole('button', { name: 'Pick up K7M4-2QXP, Deep clean' }))
  await user.click(screen.getByRole('button', { name: 'Cancel move' }))
  await waitFor(() => expect(document.activeElement).toBe(handle()))
  // it moves to another row, which takes the focus from it
  await reread(visitOf('K7M4-2QXP', { group }))
  await waitFor(() => expect(document.activeElement).toBe(handle()))
  await user.click(document.body)
  expect(document.activeElement).toBe(document.body)
  await reread(visitOf('K7M4-2QXP', { group }), visitOf('H4TX-9QKD'))
  expect(await screen.findByRole('link', { name: 'H4TX-9QKD' })).toBeDefined()
  expect(document.activeElement).toBe(document.body)
})

it('offers no place where the crew has other work or the day off, and says why', async () => {
  const group = { __typename: 'OrderGroupRef', id: 'g-1', groupNo: '1' }
  const { user } = await visit('', {
    WorkCalendar: () => calendarOf([], crew, { ...second, daysOff: [TODAY] }),
    DayVisits: () => visitsOf(visitOf('H4TX-9QKD', { group }), visitOf('K7M4-2QXP')),
  })
  await user.click(await screen.findByRole('button', { name: 'Pick up K7M4-2QXP, Deep clean' }))
  const places = screen.getAllByRole('button', { name: /^Drop here/ })
  expect(places.map((place) => place.getAttribute('aria-label'))).toEqual([
    'Drop here · Assign K7M4-2QXP to Crew 1, afternoon',
  ])
  const row = (name: string) => within(screen.getByRole('listitem', { name }))
  expect(row('Crew 1').getByText('Already booked')).toBeDefined()
  expect(row('Crew 2').getAllByText('Day off')).toHaveLength(3)
})
