import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { apolloClient } from '../../api/apollo.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { calendarOf, clock, crew, sentOf, TODAY, visit } from '../../testing/office/calendarExamples.ts'
import { moveOptionsAt } from '../../testing/office/orderExamples.ts'
import { openedDialog } from '../../testing/openedDialog.ts'

const visitOf = (
  orderNo: string,
  change: { order?: object; dayPart?: string | null; group?: object | null } = {},
) => ({
  __typename: 'OfficeOrder',
  id: `o-${orderNo}`,
  revision: 3,
  dayPart: 'Morning',
  group: null,
  customer: { __typename: 'OrderCustomer', id: 'c-1', firstName: 'Nadia', lastName: 'Haddad' },
  address: {
    __typename: 'Address',
    addressId: 'a-1',
    unit: null,
    streetNo: '46',
    streetName: 'Larkspur Way SW',
    city: 'Calgary',
  },
  officeMay: { __typename: 'OfficeMay', assign: true, move: true },
  ...change,
  order: {
    __typename: 'Order',
    id: `o-${orderNo}`,
    orderNo,
    status: 'Pending',
    catalog: 'HouseCleaning',
    periodType: 'Day',
    serviceName: 'Deep clean',
    bookedDate: TODAY,
    bookedTime: '09:30',
    booked: { __typename: 'OrderMoment', at: `${TODAY}T09:30:00-06:00`, zoneLabel: 'MDT' },
    totalPoints: 13_500,
    ...change.order,
  },
})
const visitsOf = (...dayVisits: object[]) => ({ data: { dayVisits } })
const second = { ...crew, id: 'g-2', groupNo: '2', daysOff: [] }
const assigned = (userErrors: object[] = []) => ({
  data: {
    outcome: {
      __typename: 'OfficeOrderPayload',
      message: 'The group was assigned.',
      stale: false,
      order: null,
      userErrors,
    },
  },
})
const dayCell = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`)

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
    expect(dayCell(TODAY)?.textContent).toContain('House cleaning: 3 visits, 1 without a crew, morning full'),
  )
  expect(screen.getByText('2 of 2 in the morning, 1 of 2 in the afternoon')).toBeDefined()
  expect(screen.getByText('AM full')).toBeDefined()
})

it('lists the visits of the day by crew, and offers another try when they cannot be read', async () => {
  let isDown = true
  const group = { __typename: 'OrderGroupRef', id: 'g-1', groupNo: '1' }
  const visited = await visit('', {
    DayVisits: () =>
      isDown ? { status: 500 } : visitsOf(visitOf('H4TX-9QKD', { group }), visitOf('K7M4-2QXP')),
  })
  await screen.findByText('The board could not be loaded.')
  isDown = false
  await visited.user.click(screen.getByRole('button', { name: 'Try again' }))
  const row = await screen.findByRole('listitem', { name: 'Group 1' })
  expect(within(row).getByText(/^9:30\sAM · Deep clean$/)).toBeDefined()
  expect(within(row).getByRole('link', { name: 'H4TX-9QKD' }).getAttribute('href')).toBe(
    '/adminOrderList?tab=4&type=1&text=H4TX-9QKD',
  )
  const waiting = screen.getByRole('region', { name: 'Without a crew 1' })
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
  expect(told.textContent).toMatch(/^K7M4-2QXP picked up/)
  const place = (name: string) => screen.getByRole('button', { name: `Put here · Give K7M4-2QXP to ${name}` })
  expect(document.activeElement).toBe(place('Group 1, morning'))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(place('Group 2, morning'))
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(place('Group 2, afternoon'))
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
  await user.click(screen.getByRole('button', { name: 'Put back' }))
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

/** The board with one visit of today, which can be moved. */
async function openMovable(MoveVisit: Answer, AssignVisit: Answer) {
  const moved = visitOf('K7M4-2QXP')
  const work = {
    basePoints: 13_500,
    additionalPoints: 0,
    rankDiscountTenths: 0,
    priceLines: [],
    instructions: [],
  }
  const visited = await visit('', {
    WorkCalendar: () => calendarOf([], crew, second),
    DayVisits: ({ variables }) => visitsOf(...(variables.date === TODAY ? [moved] : [])),
    VisitMoveOptions: () => ({
      data: {
        moveOptions: moveOptionsAt(clock.at),
        adminOrder: {
          __typename: 'OfficeOrder',
          id: moved.id,
          revision: 3,
          order: { ...moved.order, ...work, placed: moved.order.booked },
        },
      },
    }),
    MoveVisit,
    AssignVisit,
  })
  const { user } = visited
  const pickUp = async () =>
    user.click(await screen.findByRole('button', { name: 'Pick up K7M4-2QXP, Deep clean' }))
  /** Carries it to tomorrow, and there to a place of the board. */
  const carryTo = async (place: string) => {
    await pickUp()
    dayCell(TODAY)?.focus()
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByRole('button', { name: 'Put here · Move K7M4-2QXP to this day' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: `Put here · Give K7M4-2QXP to ${place}` }))
    return openedDialog('dialog')
  }
  return { ...visited, pickUp, carryTo }
}

it('carries a visit to another day and half, asks for the hour, and then gives it to the crew', async () => {
  const refusals = [
    { __typename: 'UserError', code: 'CREW_BUSY_ELSEWHERE', field: 'groupId', message: 'Busy elsewhere.' },
  ]
  const visited = await openMovable(
    () => assigned(),
    () => assigned(refusals.splice(0, 1)),
  )
  const { user } = visited
  const dialog = await visited.carryTo('Group 2, afternoon')
  expect(dialog.getByRole('radio', { name: /Afternoon/, checked: true })).toBeDefined()
  await user.click(dialog.getByRole('radio', { name: /1:00\sPM/ }))
  await user.click(dialog.getByRole('button', { name: /Move to 1:00\sPM/ }))
  await user.click(await screen.findByRole('button', { name: 'Assign anyway' }))
  await waitFor(() => expect(sentOf(visited, 'AssignVisit')).toHaveLength(2))
  const key = expect.any(String)
  const to = { year: 2026, month: 11, day: 24, slot: 'Afternoon', hour: 13, minute: 0 }
  expect(sentOf(visited, 'MoveVisit')).toEqual([
    { input: { key, orderNo: 'K7M4-2QXP', revisionSeen: 3, ...to } },
  ])
  // the move has made another revision, which nobody has seen yet
  const given = { key, orderNo: 'K7M4-2QXP', groupId: 'g-2' }
  expect(sentOf(visited, 'AssignVisit')).toEqual([
    { input: { ...given, evenIfBusy: false } },
    { input: { ...given, evenIfBusy: true } },
  ])
})

it('opens a move that nobody answered with what was sent, wherever the visit is dropped next', async () => {
  const replies: ReturnType<Answer>[] = [{ status: 504 }, assigned()]
  const visited = await openMovable(
    () => replies.shift() ?? {},
    () => assigned(),
  )
  const { user } = visited
  const first = await visited.carryTo('Group 2, afternoon')
  await user.click(first.getByRole('radio', { name: /1:00\sPM/ }))
  await user.click(first.getByRole('button', { name: /Move to 1:00\sPM/ }))
  expect(await first.findByText('We did not get an answer')).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(dayCell(TODAY) as HTMLElement)
  await visited.pickUp()
  await user.click(screen.getByRole('button', { name: 'Put here · Give K7M4-2QXP to Group 1, afternoon' }))
  const again = await openedDialog('dialog', 'Tuesday, November 24')
  expect(again.getByText('We did not get an answer')).toBeDefined()
  await user.click(again.getByRole('button', { name: /Move to 1:00\sPM/ }))
  await waitFor(() => expect(sentOf(visited, 'AssignVisit')).toHaveLength(1))
  const [one, two] = sentOf(visited, 'MoveVisit')
  expect(two).toEqual(one)
  expect(sentOf(visited, 'AssignVisit')).toMatchObject([{ input: { groupId: 'g-2' } }])
})

it('says of a visit that became unmovable that it is, and asks nothing', async () => {
  const group = { __typename: 'OrderGroupRef', id: 'g-1', groupNo: '1' }
  const visited = await visit('', {
    DayVisits: () => visitsOf(visitOf('K7M4-2QXP', { group })),
    VisitMoveOptions: () => ({ data: { moveOptions: null, adminOrder: null } }),
  })
  const { user } = visited
  await user.click(await screen.findByRole('button', { name: 'Pick up K7M4-2QXP, Deep clean' }))
  await user.click(screen.getByRole('button', { name: 'Put here · Give K7M4-2QXP to Group 1, afternoon' }))
  expect(await screen.findByText('This order can no longer be rescheduled.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  const handle = screen.getByRole('button', { name: 'Pick up K7M4-2QXP, Deep clean' })
  await waitFor(() => expect(document.activeElement).toBe(handle))
})
