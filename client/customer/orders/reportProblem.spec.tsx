import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { learnClock } from '../../format/serverClock.ts'
import { confirmedOrder } from '../../testing/bookingExamples.ts'
import { at, detail } from '../../testing/customer/visitOrder.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const moment = (time: string) => ({ at: `2025-11-27T${time}:00-07:00`, zoneLabel: 'MST' })
const completed = {
  status: 'Completed',
  started: moment('09:34'),
  ended: moment('13:02'),
  cancellation: null,
  viewerMay: { ...confirmedOrder.viewerMay, cancel: false, reportProblem: true },
} as const
const report = {
  action: 'DisputeOpened',
  at: '2025-11-28T10:00:00-07:00',
  zoneLabel: 'MST',
  role: 'Customer',
  byViewer: true,
  visitFailedReason: null,
}
const disputed = (change: object = {}) => ({
  ...completed,
  status: 'Disputed',
  changes: [...confirmedOrder.changes, { ...report, ...change }],
  viewerMay: { ...completed.viewerMay, reportProblem: false },
})

it('a problem is reported in the customer’s words, and the page says by when it is answered', async () => {
  learnClock('2025-11-28T10:00:00-07:00', Date.now())
  let order: object = { ...confirmedOrder, ...completed }
  const OrderDetail = () => ({ data: { order } })
  const ReportProblem = () => {
    order = { ...confirmedOrder, ...disputed(), reportedWords: 'The oven is dirty.' }
    const reportProblem = { message: 'Thanks for telling us', stale: false, order, userErrors: [] }
    return { data: { reportProblem } }
  }
  const { user, server } = await renderApp({ at, user: nadia, server: { OrderDetail, ReportProblem } })
  const offer = within(await screen.findByRole('region', { name: 'Something not right?' }))
  expect(offer.getByText(/by Thursday, December 4,/)).toBeDefined()
  await user.click(offer.getByRole('button', { name: 'Report a problem' }))
  const dialog = await openedDialog('dialog', 'Report a problem')
  expect(dialog.getByText(/within 2 business days/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await dialog.findAllByText('This field is required.')).not.toEqual([])
  await user.type(dialog.getByLabelText('What went wrong?'), 'The oven is dirty.')
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText(/call or email you by Tuesday, December 2\./)).toBeDefined()
  expect(screen.getByText('You reported a problem on November 28, 2025.')).toBeDefined()
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^You reported a problem on/))
  expect(screen.queryByRole('region', { name: 'Something not right?' })).toBeNull()
  expect(screen.getByText('The oven is dirty.').tagName).toBe('BLOCKQUOTE')
  // the visit took place: its times stay, and it can be booked again
  expect(screen.getByText('Duration')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Book again' })).toBeDefined()
  expect(
    server.calls.find(({ operationName }) => operationName === 'ReportProblem')?.variables,
  ).toMatchObject({
    input: { orderNo: 'K7M4-2QXP', reason: 'Quality', words: 'The oven is dirty.' },
  })
  const steps = within(screen.getByRole('region', { name: 'Activity' })).getAllByRole('listitem')
  expect(steps.at(-1)?.textContent).toMatch(/^You reported a problem/)
})

it('an answer that is late says so, also of a complaint that the office recorded', async () => {
  learnClock('2025-12-03T10:00:00-07:00', Date.now())
  await renderApp({ at, user: nadia, server: detail(disputed({ role: 'Admin', byViewer: false })) })
  expect(await screen.findByText('We recorded your complaint on November 28, 2025.')).toBeDefined()
  expect(
    screen.getByText(/heard from us by Tuesday, December 2\. Please call \(403\) 555-0110/),
  ).toBeDefined()
})
