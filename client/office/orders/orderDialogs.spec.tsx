import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answer } from '../../testing/fakeServer.ts'
import { holdAnswers } from '../../testing/heldAnswers.ts'
import { chooseFrom } from '../../testing/menuKeys.ts'
import {
  confirmedOrder,
  done,
  otherOrder,
  pageOf,
  pendingOrder,
  refused,
  trailEntry,
} from '../../testing/office/orderExamples.ts'
import { cards, openOrders } from '../../testing/office/orderListSteps.ts'
import { openedDialog } from '../../testing/openedDialog.ts'

const groups: Answer = () => groupsOf('3')
const groupsOf = (groupNo: string) => ({
  data: {
    availableGroups: [
      {
        __typename: 'OfferedGroup',
        id: `g-${groupNo}`,
        groupNo,
        isCurrent: false,
        isOfLastVisit: true,
        isBusy: false,
        isBusyElsewhere: true,
        otherJobs: 1,
        staff: [],
      },
    ],
  },
})

it('assigns a group, says so, and goes on to the next card', async () => {
  const orders = [pendingOrder, otherOrder]
  const { user, server } = await openOrders({
    AdminOrders: () => pageOf(orders),
    AvailableGroups: groups,
    AssignGroup: () => {
      orders.shift()
      return done(confirmedOrder, 'Crew assigned')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Assign staff to order: H4TX-9QKD' }))
  const dialog = await openedDialog('dialog', 'Available Staff Group List')
  const group = await dialog.findByRole('radio', { name: /Crew 3/ })
  expect(dialog.getByText('On another service')).toBeDefined()
  expect(dialog.getByText('Came last time')).toBeDefined()
  expect(dialog.getByRole('checkbox', { name: 'Include busy crews' })).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(group))
  await user.click(dialog.getByRole('button', { name: 'Assign selected group to order' }))
  expect(await dialog.findByText('Must select at least one staff group.')).toBeDefined()
  await user.click(group)
  await user.click(dialog.getByRole('button', { name: 'Assign selected group to order' }))
  expect(await screen.findByText('Crew assigned')).toBeDefined()
  const sent = server.calls.find(({ operationName }) => operationName === 'AssignGroup')?.variables
  expect(sent).toEqual({
    input: {
      orderNo: 'H4TX-9QKD',
      groupId: 'g-3',
      evenIfBusy: true,
      revisionSeen: 0,
      key: expect.any(String),
    },
  })
  await waitFor(async () => expect(await cards()).toHaveLength(1))
  await waitFor(() => expect(document.activeElement?.getAttribute('data-order')).toBe('o-2'))
})

it('gives an order to the crew that the server offers by one press; the dialog stays beside it', async () => {
  const suggestedGroup = { __typename: 'OrderGroupRef' as const, id: 'g-2', groupNo: '2' }
  const { user, server } = await openOrders({
    AdminOrders: () => pageOf([{ ...pendingOrder, suggestedGroup }]),
    AvailableGroups: () => groupsOf('2'),
    AssignGroup: () => done(confirmedOrder, 'Crew assigned'),
  })
  await user.click(await screen.findByRole('button', { name: 'Assign staff to order: H4TX-9QKD' }))
  const dialog = await openedDialog('dialog', 'Available Staff Group List')
  expect(await dialog.findByText('Suggested')).toBeDefined()
  expect(dialog.getByText('Graham Olsen · 212 Saddlecrest Link NE')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Assign Crew 2: H4TX-9QKD' }))
  expect(await screen.findByText('Crew assigned')).toBeDefined()
  const sent = server.calls.filter(({ operationName }) => operationName === 'AssignGroup')
  expect(sent.map(({ variables }) => variables.input)).toMatchObject([
    { orderNo: 'H4TX-9QKD', groupId: 'g-2', revisionSeen: 0, evenIfBusy: false },
  ])
})

it('tells when somebody was quicker and reads the list again', async () => {
  const words = 'Someone just changed this order. Reload and take another look.'
  const { user, server } = await openOrders({
    AvailableGroups: groups,
    AssignGroup: () => refused('ORDER_CHANGED', words),
  })
  await user.click(await screen.findByRole('button', { name: 'Assign staff to order: H4TX-9QKD' }))
  await user.click(await screen.findByRole('radio', { name: /Crew 3/ }))
  const read = server.calls.filter(({ operationName }) => operationName === 'AdminOrders').length
  await user.click(screen.getByRole('button', { name: 'Assign selected group to order' }))
  expect(await screen.findByText(words)).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const now = server.calls.filter(({ operationName }) => operationName === 'AdminOrders').length
  expect(now).toBeGreaterThan(read)
})

it('keeps a refusal and what was typed in the dialog', async () => {
  const words = 'This text is too long.'
  const { user } = await openOrders({
    CancelCustomerOrder: () => refused('FIELD_TOO_LONG', words, 'reason'),
  })
  await screen.findByRole('button', { name: 'More actions: H4TX-9QKD' })
  await chooseFrom(user, 'More actions: H4TX-9QKD', 'Cancel order')
  const reason = await screen.findByLabelText('Reason for the customer')
  await user.type(reason, 'Storm')
  expect(screen.getByText('Are you sure you want to cancel this order?')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findAllByText(words)).toHaveLength(2)
  expect(screen.getByLabelText('Reason for the customer')).toHaveProperty('value', 'Storm')
  await user.click(screen.getByRole('button', { name: 'Keep order' }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('leaves alone what was opened while an answer was on its way', async () => {
  const { user } = await openOrders({
    AvailableGroups: groups,
    AssignGroup: () => done(confirmedOrder, 'Crew assigned'),
  })
  const letGo = holdAnswers('AssignGroup')
  await user.click(await screen.findByRole('button', { name: 'Assign staff to order: H4TX-9QKD' }))
  await user.click(await screen.findByRole('radio', { name: /Crew 3/ }))
  await user.click(screen.getByRole('button', { name: 'Assign selected group to order' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: `Assign staff to order: ${otherOrder.order.orderNo}` }))
  await openedDialog('dialog', 'Available Staff Group List')
  letGo()
  expect(await screen.findByText('Crew assigned')).toBeDefined()
  expect(screen.getByRole('dialog')).toBeDefined()
})

it('decides no complaint beforehand, and none without a note; its words are there to read', async () => {
  const said = { ...trailEntry('DisputeOpened', 'Admin', 'olivia'), reason: 'quality', note: 'Streaks.' }
  const disputed = { ...pendingOrder, officeMay: { ...pendingOrder.officeMay, resolveDispute: true } }
  const { user, server } = await openOrders({
    AdminOrders: () => pageOf([disputed]),
    OrderTracking: () => ({ data: { adminOrder: { id: disputed.id, trail: [said] } } }),
    ResolveDispute: () => done(pendingOrder, 'Decided.'),
  })
  await chooseFrom(user, 'More actions: H4TX-9QKD', 'Resolve complaint')
  const dialog = await openedDialog('dialog', 'Resolve complaint')
  expect(await dialog.findByText('Streaks.')).toBeDefined()
  const send = () => user.click(dialog.getByRole('button', { name: 'Resolve complaint' }))
  await send()
  await waitFor(() => expect(dialog.getAllByText('Choose an outcome.')).toHaveLength(2))
  expect(dialog.getByLabelText('Internal note').getAttribute('aria-invalid')).toBe('true')
  await user.click(dialog.getByRole('radio', { name: 'No refund' }))
  expect(dialog.getByText(/gets no email/)).toBeDefined()
  await user.type(dialog.getByLabelText('Internal note'), 'Talked it over.')
  await send()
  expect(await screen.findByText('Decided.')).toBeDefined()
  const sent = server.calls.filter(({ operationName }) => operationName === 'ResolveDispute')
  expect(sent.map(({ variables }) => variables.input)).toMatchObject([
    { outcome: 'Completed', rewardPoints: 0, note: 'Talked it over.' },
  ])
})
