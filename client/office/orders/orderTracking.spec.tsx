import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answer } from '../../testing/fakeServer.ts'
import { trailEntry as change, counts, pageOf, pendingOrder } from '../../testing/office/orderExamples.ts'
import { olivia, renderApp } from '../../testing/renderApp.tsx'

const trail = [
  change('Placed', 'Customer', 'Graham Olsen'),
  { ...change('InstructionsAdded', 'Admin', 'olivia'), note: 'Ring twice' },
]

async function unfold(answer: Answer) {
  const { user, server } = await renderApp({
    at: '/adminOrderList',
    admin: olivia,
    server: { OrderCounts: counts, AdminOrders: () => pageOf([pendingOrder]), OrderTracking: answer },
  })
  const card = await screen.findByRole('listitem', { name: 'Deep clean' })
  const asked = () => server.calls.filter(({ operationName }) => operationName === 'OrderTracking')
  expect(asked()).toEqual([])
  await user.click(within(card).getByRole('button', { name: 'Change Tracking List' }))
  return { user, card: within(card), asked }
}

const tracked: Answer = () => ({
  data: { adminOrder: { id: pendingOrder.id, trail } },
})

it('reads the changes of an order when they are unfolded, without the placing', async () => {
  const { card, asked } = await unfold(tracked)
  const rows = within(await card.findByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Action'),
    expect.stringMatching(/Ring twice.*MST.*Admin.*olivia/),
  ])
  expect(asked().map(({ variables }) => variables)).toEqual([{ orderNo: pendingOrder.order.orderNo }])
})

it('tells of a move whether the crew was lost by it; an order that had none lost nothing', async () => {
  const moved = {
    ...change('Rescheduled', 'Admin', 'olivia'),
    oldBooking: { date: '2099-12-09', time: '09:30' },
    newBooking: { date: '2099-12-16', time: '13:00' },
  }
  const { card } = await unfold(() => ({
    data: {
      adminOrder: {
        id: pendingOrder.id,
        trail: [
          { ...moved, crewKept: false, at: '2099-12-03T09:00:00-07:00' },
          { ...moved, crewKept: true, at: '2099-12-02T09:00:00-07:00' },
          moved,
        ],
      },
    },
  }))
  const [lost, kept, none] = within(await card.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
  expect(lost?.textContent).toMatch(/from Dec.* 9, 2099, 9:30.AM to Dec.* 16, 2099, 1:00.PM.*Crew released/)
  expect(kept?.textContent).not.toContain('Crew released')
  expect(none?.textContent).not.toContain('Crew released')
})

it('says so when they cannot be read, and reads them on request', async () => {
  let isDown = true
  const { user, card } = await unfold((call) => (isDown ? { status: 503, data: null } : tracked(call)))
  expect((await card.findByRole('alert')).textContent).toContain('Couldn’t load this.')
  isDown = false
  await user.click(card.getByRole('button', { name: 'Try again' }))
  expect(within(await card.findByRole('table')).getByText('Ring twice')).toBeDefined()
})
