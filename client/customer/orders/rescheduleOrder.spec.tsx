import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { availability, confirmedOrder } from '../../testing/bookingExamples.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { holdAnswers } from '../../testing/heldAnswers.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const at = '/rescheduleOrder/K7M4-2QXP'
const { slotHours, stepMinutes, dayLatestBookHour, timeZone, zoneLabel, now, lastDate } = availability
const { closedDates, offeredMonths, fullDays, fullSlots } = availability
const rescheduleOptions = {
  ...{ slotHours, stepMinutes, dayLatestBookHour, timeZone, zoneLabel, now, lastDate },
  ...{ closedDates, offeredMonths, fullDays, fullSlots },
  noticeHours: 24,
}
const movable = {
  ...confirmedOrder,
  viewerMay: { ...confirmedOrder.viewerMay, reschedule: true, movesLeft: 2 },
}
const moved = {
  ...movable,
  bookedDate: '2025-12-02',
  bookedTime: '13:30',
  slot: 'Afternoon',
  changes: [
    ...confirmedOrder.changes,
    { action: 'Rescheduled', at: now, zoneLabel, role: 'Customer', byViewer: true, visitFailedReason: null },
  ],
}

function answers(change: Record<string, Answer> = {}, order: object = movable): Record<string, Answer> {
  return {
    RescheduleOptions: () => ({ data: { order, rescheduleOptions } }),
    OrderDetail: () => ({ data: { order: moved } }),
    ...change,
  }
}
const done = (change: object = {}) => ({
  data: {
    rescheduleOrder: {
      message: 'Visit rescheduled',
      stale: false,
      order: moved,
      userErrors: [],
      ...change,
    },
  },
})
const refused = (code: string, message: string) =>
  done({ message: null, order: null, userErrors: [{ code, field: null, message }] })

/** Opens the dialog of December 2 and answers it with 1:30 PM. */
async function chooseTime({ user }: Awaited<ReturnType<typeof renderApp>>) {
  await user.click(await screen.findByRole('button', { name: /^Next month/ }))
  await user.click(await screen.findByRole('button', { name: /^Tuesday, December 2 / }))
  const dialog = await openedDialog('dialog', 'Tuesday, December 2')
  await user.click(dialog.getByRole('radio', { name: /Afternoon/ }))
  await user.click(dialog.getByRole('radio', { name: '1:30\u00A0PM' }))
  return dialog
}

it('says what stays, asks for day and time, sends them and shows the moved order', async () => {
  const app = await renderApp({ at, user: nadia, server: answers({ RescheduleOrder: () => done() }) })
  expect(await screen.findByText('Thursday, November 27, 2025 by 9:30 AM')).toBeDefined()
  for (const words of [
    /Order number K7M4-2QXP and the price of 14,820 points stay/,
    /You’ll keep your crew if they’re free/,
    /2 more times, until 24 hours before the visit/,
  ])
    expect(screen.getByText(words)).toBeDefined()
  const dialog = await chooseTime(app)
  expect(dialog.getByText('Currently Thursday, November 27, 2025 by 9:30 AM')).toBeDefined()
  await app.user.click(dialog.getByRole('button', { name: 'Reschedule to 1:30\u00A0PM' }))
  expect(await screen.findByText('Visit rescheduled')).toBeDefined()
  await waitFor(() => expect(app.path()).toBe('/userOrderDetail/K7M4-2QXP'))
  expect(await screen.findByText('Tuesday, December 2, 2025')).toBeDefined()
  expect(screen.getByText(/^Rescheduled/)).toBeDefined()
  const sent = app.server.calls.find((call) => call.operationName === 'RescheduleOrder')
  expect(sent?.variables.input).toMatchObject({
    ...{ orderNo: 'K7M4-2QXP', year: 2025, month: 12, day: 2 },
    ...{ slot: 'Afternoon', hour: 13, minute: 30 },
  })
})

it('says that the order has been moved, and leads nowhere, once the page was left', async () => {
  const app = await renderApp({ at, user: nadia, server: answers({ RescheduleOrder: () => done() }) })
  const dialog = await chooseTime(app)
  const answer = holdAnswers('RescheduleOrder')
  await app.user.click(dialog.getByRole('button', { name: 'Reschedule to 1:30\u00A0PM' }))
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await app.user.click(await screen.findByRole('link', { name: 'About Us' }))
  await waitFor(() => expect(app.path()).toBe('/about'))
  answer()
  expect(await screen.findByText('Visit rescheduled')).toBeDefined()
  await vi.dynamicImportSettled()
  expect(app.path()).toBe('/about')
})

it('does not send the time the order has already', async () => {
  const { user, server } = await renderApp({ at, user: nadia, server: answers() })
  await user.click(await screen.findByRole('button', { name: /^Thursday, November 27/ }))
  const dialog = await openedDialog('dialog')
  await user.click(dialog.getByRole('radio', { name: /Morning/ }))
  await user.click(dialog.getByRole('radio', { name: '9:30\u00A0AM' }))
  await user.click(dialog.getByRole('button', { name: 'Reschedule to 9:30\u00A0AM' }))
  expect(dialog.getByRole('alert').textContent).toMatch(/already booked for this time/)
  expect(server.calls.map((call) => call.operationName)).not.toContain('RescheduleOrder')
})

it('tells a refusal where the answer was given, and asks for the calendar again', async () => {
  const RescheduleOrder = () => refused('SLOT_FULL', 'slot is full')
  const app = await renderApp({ at, user: nadia, server: answers({ RescheduleOrder }) })
  const dialog = await chooseTime(app)
  await app.user.click(dialog.getByRole('button', { name: 'Reschedule to 1:30\u00A0PM' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('slot is full')
  const reads = () => app.server.calls.filter((call) => call.operationName === 'RescheduleOptions')
  await waitFor(() => expect(reads()).toHaveLength(2))
})

it('sends the same key again when no answer came, and a new one after a refusal', async () => {
  const replies = ['none', 'full', 'done']
  const RescheduleOrder = () => {
    const reply = replies.shift()
    if (reply === 'none') throw new TypeError('no network')
    return reply === 'full' ? refused('SLOT_FULL', 'slot is full') : done()
  }
  const app = await renderApp({ at, user: nadia, server: answers({ RescheduleOrder }) })
  const dialog = await chooseTime(app)
  const submit = dialog.getByRole('button', { name: 'Reschedule to 1:30\u00A0PM' })
  await app.user.click(submit)
  expect((await dialog.findByRole('alert')).textContent).toMatch(/nothing will be done twice/)
  await app.user.click(submit)
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('slot is full'))
  await app.user.click(submit)
  expect(await screen.findByText('Visit rescheduled')).toBeDefined()
  const sent = app.server.calls.filter((call) => call.operationName === 'RescheduleOrder')
  const [first, second, third] = sent.map(({ variables }) => (variables.input as { key: string }).key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

const tooLate = { ...movable.viewerMay, reschedule: false }
const keysOf = ({ server }: Awaited<ReturnType<typeof renderApp>>) =>
  server.calls
    .filter((call) => call.operationName === 'RescheduleOrder')
    .map(({ variables }) => (variables.input as { key: string }).key)

/** A move whose answer is lost; from then on the order is another one. Pressing again is answered by `replies` in turn. */
async function loseAnswer(since: object, ...replies: ReturnType<Answer>[]) {
  let isSent = false
  const RescheduleOrder = () => {
    const reply = isSent ? replies.shift() : undefined
    isSent = true
    if (!reply) throw new TypeError('no network')
    return reply
  }
  const app = await renderApp({
    at,
    user: nadia,
    server: answers({
      RescheduleOrder,
      RescheduleOptions: () => ({ data: { order: isSent ? since : movable, rescheduleOptions } }),
    }),
  })
  const dialog = await chooseTime(app)
  await app.user.click(dialog.getByRole('button', { name: 'Reschedule to 1:30\u00A0PM' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'We didn’t get an answer' })).toBeDefined()
  const again = () => app.user.click(screen.getByRole('button', { name: 'Try again' }))
  return { app, again }
}

it('asks again for a lost answer also when the order cannot be moved any more', async () => {
  const { app, again } = await loseAnswer({ ...moved, viewerMay: tooLate }, { status: 429 }, done())
  // also when one has been elsewhere
  await app.user.click(screen.getByRole('link', { name: 'Back to the order' }))
  await screen.findByText('Tuesday, December 2, 2025')
  await app.back()
  await screen.findByRole('heading', { level: 1, name: 'We didn’t get an answer' })
  await again()
  // turned away is no answer to what was sent before
  await waitFor(() => expect(keysOf(app)).toHaveLength(2))
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' }).disabled).toBe(false),
  )
  await again()
  expect(await screen.findByText('Visit rescheduled')).toBeDefined()
  await waitFor(() => expect(app.path()).toBe('/userOrderDetail/K7M4-2QXP'))
  expect(new Set(keysOf(app)).size).toBe(1)
})

it('says why it was refused once that is known, and why it cannot be moved', async () => {
  const { again } = await loseAnswer(
    { ...movable, viewerMay: tooLate },
    refused('TOO_LATE', 'It is too late.'),
  )
  await again()
  await screen.findByRole('heading', { level: 1, name: 'You can’t reschedule this order' })
  expect(screen.getByRole('alert').textContent).toBe('It is too late.')
})

it('asks again also under the calendar, once the dialog is closed', async () => {
  let isDown = true
  const RescheduleOrder = () => {
    if (isDown) throw new TypeError('no network')
    return done()
  }
  const app = await renderApp({ at, user: nadia, server: answers({ RescheduleOrder }) })
  const dialog = await chooseTime(app)
  await app.user.click(dialog.getByRole('button', { name: 'Reschedule to 1:30\u00A0PM' }))
  await dialog.findByText('We didn’t get an answer')
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  isDown = false
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Visit rescheduled')).toBeDefined()
  expect(new Set(keysOf(app)).size).toBe(1)
})

it('shows an answer that is ahead of the lists as it came, and reads the order a moment later', async () => {
  const server = answers({ RescheduleOrder: () => done({ stale: true }) })
  const app = await renderApp({ at, user: nadia, server })
  const dialog = await chooseTime(app)
  await app.user.click(dialog.getByRole('button', { name: 'Reschedule to 1:30\u00A0PM' }))
  const reads = () => app.server.calls.filter((call) => call.operationName === 'OrderDetail')
  expect(await screen.findByText('Tuesday, December 2, 2025')).toBeDefined()
  expect(reads()).toEqual([])
  await waitFor(() => expect(reads()).toHaveLength(1))
})

it.each([
  [{ movesLeft: 0 }, 'Confirmed', /rescheduled 3 times, which is the limit/],
  [{ movesLeft: 3 }, 'Confirmed', /changes close 24 hours before the visit/],
  [{ movesLeft: 3 }, 'InService', /only reschedule pending and confirmed orders/],
] as const)('says why an order cannot be moved: %j, %s', async (may, status, words) => {
  const order = { ...movable, status, viewerMay: { ...movable.viewerMay, reschedule: false, ...may } }
  await renderApp({ at, user: nadia, server: answers({}, order) })
  await screen.findByRole('heading', { level: 1, name: 'You can’t reschedule this order' })
  expect(screen.getByText(words)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to the order' })).toBeDefined()
  expect(screen.queryByRole('grid')).toBeNull()
})

it("says that another customer's order is not there", async () => {
  const RescheduleOptions = () => ({ data: { order: null, rescheduleOptions: null } })
  await renderApp({ at, user: nadia, server: { RescheduleOptions } })
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this order' })).toBeDefined()
})
