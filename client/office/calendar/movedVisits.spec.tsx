import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answer } from '../../testing/fakeServer.ts'
import {
  assigned,
  calendarOf,
  clock,
  crew,
  second,
  TODAY,
  visitOf,
  visitsOf,
} from '../../testing/office/boardExamples.ts'
import { sentOf, visit } from '../../testing/office/calendarExamples.ts'
import { moveOptionsAt } from '../../testing/office/orderExamples.ts'
import { openedDialog } from '../../testing/openedDialog.ts'

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
          order: {
            ...moved.order,
            ...work,
            booked: { __typename: 'OrderMoment', at: `${TODAY}T09:30:00-06:00`, zoneLabel: 'MDT' },
            totalPoints: 13_500,
            placed: { __typename: 'OrderMoment', at: `${TODAY}T09:30:00-06:00`, zoneLabel: 'MDT' },
          },
        },
      },
    }),
    MoveVisit,
    AssignVisit,
  })
  const { user } = visited
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await user.keyboard(`{${key}}`)
  }
  const pickUp = async () => {
    ;(await screen.findByRole('button', { name: 'Pick up K7M4-2QXP, Deep clean' })).focus()
    await press('Enter')
  }
  /** Carries it to 1 PM of the second crew tomorrow, and drops it there. */
  const carryToTomorrow = async () => {
    await pickUp()
    await press('PageDown')
    await screen.findByRole('heading', { level: 2, name: 'Tuesday, November 24, 2026' })
    await screen.findByRole('listitem', { name: 'Crew 2' })
    await press('ArrowDown', ...Array<string>(7).fill('ArrowRight'), 'Enter')
    return openedDialog('dialog')
  }
  return { ...visited, press, pickUp, carryToTomorrow }
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
  const dialog = await visited.carryToTomorrow()
  expect(dialog.getByRole('radio', { name: /Afternoon/, checked: true })).toBeDefined()
  expect(dialog.getByRole('radio', { name: /1:00\sPM/, checked: true })).toBeDefined()
  await user.click(dialog.getByRole('button', { name: /Reschedule to 1:00\sPM/ }))
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

it('tells one gesture in one toast', async () => {
  const visited = await openMovable(
    () => ({ data: { outcome: { ...assigned().data.outcome, message: 'The order was moved.' } } }),
    () => assigned(),
  )
  const { user } = visited
  const dialog = await visited.carryToTomorrow()
  await user.click(dialog.getByRole('button', { name: /Reschedule to 1:00\sPM/ }))
  expect(await screen.findByText('The order was moved. The group was assigned.')).toBeDefined()
  expect(screen.queryByText('The order was moved.')).toBeNull()
})

it('opens a move that nobody answered with what was sent, wherever the visit is dropped next', async () => {
  const replies: ReturnType<Answer>[] = [{ status: 504 }, assigned()]
  const visited = await openMovable(
    () => replies.shift() ?? {},
    () => assigned(),
  )
  const { user } = visited
  const first = await visited.carryToTomorrow()
  await user.click(first.getByRole('button', { name: /Reschedule to 1:00\sPM/ }))
  expect(await first.findByText('We didn’t get an answer')).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(screen.getByRole('tab', { name: /^Monday, November 23/ }))
  await visited.pickUp()
  await visited.press(...Array<string>(7).fill('ArrowRight'), 'Enter')
  const again = await openedDialog('dialog', 'Tuesday, November 24')
  expect(again.getByText('We didn’t get an answer')).toBeDefined()
  await user.click(again.getByRole('button', { name: /Reschedule to 1:00\sPM/ }))
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
  ;(await screen.findByRole('button', { name: 'Pick up K7M4-2QXP, Deep clean' })).focus()
  await user.keyboard('{Enter}')
  for (let step = 0; step < 7; step += 1) await user.keyboard('{ArrowRight}')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('This order can’t be rescheduled anymore.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  const handle = screen.getByRole('button', { name: 'Pick up K7M4-2QXP, Deep clean' })
  await waitFor(() => expect(document.activeElement).toBe(handle))
})
