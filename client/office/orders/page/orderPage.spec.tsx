import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answer } from '../../../testing/fakeServer.ts'
import {
  confirmedOrder,
  counts,
  done,
  pendingOrder,
  trailEntry,
  wholeOrder,
} from '../../../testing/office/orderExamples.ts'
import { openedDialog } from '../../../testing/openedDialog.ts'
import { olivia, renderApp } from '../../../testing/renderApp.tsx'

const open = (answer: Answer, server: Record<string, Answer> = {}) =>
  renderApp({
    at: '/adminOrder/h4tx-9qkd',
    admin: olivia,
    server: { OrderCounts: counts, OfficeOrderPage: answer, ...server },
  })

const sentAt = { __typename: 'OrderMoment' as const, at: '2099-12-02T10:00:00-07:00', zoneLabel: 'MST' }
const mail = {
  kind: 'Received',
  status: 'Sent',
  subject: 'We have your order',
  createdAt: sentAt,
  sentAt,
} as const

it('shows the people, and what happened and was mailed, newest first', async () => {
  const trail = [
    trailEntry('Placed', 'Customer', 'Graham Olsen'),
    { ...trailEntry('Confirmed', 'Admin', 'olivia'), at: '2099-12-03T09:00:00-07:00' },
  ]
  const { server } = await open(() => wholeOrder(confirmedOrder, trail, [{ ...mail, mailId: 'm-1' }]))
  const timeline = within(await screen.findByRole('region', { name: 'Activity' }))
  expect(timeline.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    expect.stringMatching(/^Confirmed.*Admin · olivia$/),
    expect.stringMatching(/^Email: Order received.*We have your order/),
    expect.stringMatching(/^Order placed.*Customer · Graham Olsen$/),
  ])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order H4TX-9QKD')
  expect(screen.getByRole('link', { name: 'Graham Olsen' }).getAttribute('href')).toBe(
    '/adminUserList?user=c-1',
  )
  expect(screen.getByRole('region', { name: 'Crew 3' })).toBeDefined()
  const asked = server.calls.filter(({ operationName }) => operationName === 'OfficeOrderPage')
  expect(asked.map(({ variables }) => variables)).toEqual([{ orderNo: 'H4TX-9QKD' }])
})

it('shows the last complaint in its own words, and how it ended', async () => {
  const opened = { ...trailEntry('DisputeOpened', 'Admin', 'olivia'), reason: 'quality', note: 'Streaks.' }
  const resolved = {
    ...trailEntry('DisputeResolved', 'Admin', 'olivia'),
    reason: 'completed',
    note: 'Talked.',
  }
  const trail = [{ ...opened, note: 'An older one.' }, resolved, opened, resolved].map((entry, day) => ({
    ...entry,
    at: `2099-12-1${day}T09:00:00-07:00`,
  }))
  await open(() => wholeOrder(pendingOrder, trail))
  const complaint = within(await screen.findByRole('region', { name: 'Complaint' }))
  expect(complaint.getByText('Streaks.')).toBeDefined()
  expect(complaint.getByText('No refund')).toBeDefined()
  expect(complaint.queryByText('An older one.')).toBeNull()
})

it('begins the column beside the visit with a complaint that is open', async () => {
  const opened = {
    ...trailEntry('DisputeOpened', 'Customer', 'Graham Olsen'),
    reason: 'quality',
    note: 'Streaks.',
  }
  const disputed = { ...confirmedOrder.order, status: 'Disputed' as const }
  await open(() => wholeOrder({ ...confirmedOrder, order: disputed }, [opened]))
  const complaint = await screen.findByRole('region', { name: 'Complaint' })
  expect(complaint.nextElementSibling).toBe(screen.getByRole('region', { name: 'Customer' }))
})

it('says at its head why an order was cancelled', async () => {
  const cancelled = { ...pendingOrder.order, status: 'Cancelled' as const }
  const trail = [{ ...trailEntry('Cancelled', 'System', ''), reason: 'expired' }]
  await open(() => wholeOrder({ ...pendingOrder, order: cancelled }, trail))
  const title = await screen.findByRole('heading', { level: 1, name: 'Order H4TX-9QKD' })
  const head = title.closest('header')
  expect(head && within(head).getByText('Day passed with no crew assigned')).toBeTruthy()
})

it('says of a visit that its crew never ended since when it has been going on', async () => {
  const running = { status: 'InService', started: { ...sentAt, at: '2099-11-30T09:05:00-07:00' } } as const
  await open(() => wholeOrder({ ...confirmedOrder, order: { ...confirmedOrder.order, ...running } }))
  expect(await screen.findByText('Started yesterday, still in progress')).toBeDefined()
  expect(screen.getByText(/^Started Nov.* 30, 2099, 9:05.AM MST. The crew ends/)).toBeDefined()
})

it('leaves a note from its head, and shows the order as it is then', async () => {
  let notes: typeof pendingOrder.order.instructions = []
  const now = () => ({ ...pendingOrder, order: { ...pendingOrder.order, instructions: notes } })
  const { user } = await open(() => wholeOrder(now()), {
    AddOfficeInstructions: () => {
      notes = [{ text: 'Ring twice', role: 'Admin', at: sentAt.at, zoneLabel: 'MST' }]
      return done(now(), 'Added.')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add instructions for the crew: H4TX-9QKD' }))
  const dialog = await openedDialog('dialog', 'Add instructions for the crew')
  await user.type(dialog.getByLabelText('What should the crew know?'), 'Ring twice')
  await user.click(dialog.getByRole('button', { name: 'Add instructions' }))
  expect(await screen.findByText('Ring twice')).toBeDefined()
})

it('says calmly that there is no such order, with a way on', async () => {
  await open(() => ({ data: { clock: { at: sentAt.at }, adminOrder: null, orderMails: null } }))
  expect(await screen.findByText('We couldn’t find this order')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Order Search' }).getAttribute('href')).toBe(
    '/adminOrderList?tab=4&type=1&text=H4TX-9QKD',
  )
})
