import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answer } from '../../testing/fakeServer.ts'
import { chooseFrom } from '../../testing/menuKeys.ts'
import {
  confirmedOrder,
  counts,
  done,
  moveOptionsAt,
  pageOf,
  pendingOrder,
} from '../../testing/office/orderExamples.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { olivia, renderApp } from '../../testing/renderApp.tsx'

/* Commands on orders whose answer did not come: they may have been carried out all the same (decisions L14, P127). */

const noAnswer = 'We didn’t get an answer'
const group = (groupNo: string) => ({
  __typename: 'OfferedGroup',
  id: `g-${groupNo}`,
  groupNo,
  isCurrent: false,
  isOfLastVisit: false,
  isBusy: false,
  isBusyElsewhere: false,
  otherJobs: 0,
  staff: [],
})

function open(order: object, server: Record<string, Answer>) {
  let revision = 5
  return renderApp({
    at: '/adminOrderList',
    admin: olivia,
    server: {
      OrderCounts: counts,
      // each reading finds the order one step on, and says so on its card
      AdminOrders: () => {
        const address = { ...pendingOrder.address, lastName: `Olsen ${revision}` }
        return pageOf([{ ...pendingOrder, ...order, address, revision: revision++ }])
      },
      AvailableGroups: () => ({ data: { availableGroups: [group('3'), group('4')] } }),
      ...server,
    },
  })
}
type Visited = Awaited<ReturnType<typeof open>>
const inputsOf = ({ server }: Visited, operation: string) =>
  server.calls
    .filter(({ operationName }) => operationName === operation)
    .map(({ variables }) => variables.input as { key: string; groupId: string; revisionSeen: number })

async function openAssign({ user }: Visited) {
  await user.click(await screen.findByRole('button', { name: 'Assign staff to order: H4TX-9QKD' }))
  const dialog = await openedDialog('dialog', 'Available Staff Group List')
  const radio = (no: string) =>
    dialog.findByRole<HTMLInputElement>('radio', { name: new RegExp(`Crew ${no}`) })
  await radio('3')
  const send = () => user.click(dialog.getByRole('button', { name: 'Assign selected group to order' }))
  return { dialog, radio, send }
}

it('repeats an assignment as it was sent, also from a dialog that was closed meanwhile', async () => {
  let isDown = true
  const visited = await open(pendingOrder, {
    AssignGroup: () => (isDown ? { status: 504 } : done(confirmedOrder, 'Assigned.')),
  })
  const first = await openAssign(visited)
  await visited.user.click(await first.radio('3'))
  await first.send()
  expect(await first.dialog.findByText(noAnswer)).toBeDefined()
  isDown = false
  await visited.user.click(first.dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await openAssign(visited)
  expect(again.dialog.getByText(noAnswer)).toBeDefined()
  expect((await again.radio('3')).checked).toBe(true)
  await again.send()
  expect(await screen.findByText('Assigned.')).toBeDefined()
  const [one, two] = inputsOf(visited, 'AssignGroup')
  expect(two).toEqual(one)
})

it('opens a move that nobody answered with what was sent, and repeats it by one press', async () => {
  const replies: ReturnType<Answer>[] = [{ status: 504 }, done(pendingOrder, 'Moved.')]
  const visited = await open(pendingOrder, {
    OfficeMoveOptions: () => ({ data: { moveOptions: moveOptionsAt('2099-11-20T10:00:00-07:00') } }),
    MoveOrder: () => replies.shift() ?? {},
  })
  const { user } = visited
  const openMove = async () => {
    await screen.findByRole('button', { name: 'More actions: H4TX-9QKD' })
    await chooseFrom(user, 'More actions: H4TX-9QKD', 'Reschedule')
    return openedDialog('dialog', 'Reschedule')
  }
  const first = await openMove()
  await user.click(await first.findByRole('button', { name: /^Thursday, December 10 / }))
  await user.click(first.getByRole('radio', { name: /Afternoon/ }))
  await user.click(first.getByRole('radio', { name: '1:30\u00A0PM' }))
  await user.click(first.getByRole('button', { name: 'Reschedule to 1:30\u00A0PM' }))
  expect(await first.findByText(noAnswer)).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const again = await openMove()
  expect(await again.findByRole('heading', { name: /December 10/ })).toBeDefined()
  expect(again.getByText(noAnswer)).toBeDefined()
  await user.click(again.getByRole('button', { name: 'Reschedule to 1:30\u00A0PM' }))
  expect(await screen.findByText('Moved.')).toBeDefined()
  const [one, two] = inputsOf(visited, 'MoveOrder')
  expect(one).toMatchObject({ year: 2099, month: 12, day: 10, hour: 13, minute: 30 })
  expect(two).toEqual(one)
})

it('lets another crew stand on the order as it was read after no answer', async () => {
  const replies: ReturnType<Answer>[] = [{ status: 500 }, done(confirmedOrder, 'Assigned.')]
  const visited = await open(pendingOrder, { AssignGroup: () => replies.shift() ?? {} })
  const { dialog, radio, send } = await openAssign(visited)
  await visited.user.click(await radio('3'))
  await send()
  expect(await dialog.findByText(noAnswer)).toBeDefined()
  expect(await dialog.findByText(/Olsen 6/)).toBeDefined()
  await visited.user.click(await radio('4'))
  // it stays until an answer comes
  expect(dialog.getByText(noAnswer)).toBeDefined()
  await send()
  expect(await screen.findByText('Assigned.')).toBeDefined()
  const [one, two] = inputsOf(visited, 'AssignGroup')
  expect(two?.key).not.toBe(one?.key)
  expect(two?.revisionSeen).toBeGreaterThan(one?.revisionSeen ?? 0)
})

it('says on the card that a mail may have gone out, until an answer comes', async () => {
  const replies: ReturnType<Answer>[] = [{ status: 500 }, done(confirmedOrder, 'Sent.')]
  const visited = await open(confirmedOrder, { ResendConfirmation: () => replies.shift() ?? {} })
  const send = async () => {
    await screen.findByRole('button', { name: 'More actions: H4TX-9QKD' })
    await chooseFrom(visited.user, 'More actions: H4TX-9QKD', 'Resend confirmation notification')
    const question = await openedDialog(
      'alertdialog',
      'Are you sure you want to resend confirmation for this order?',
    )
    await visited.user.click(question.getByRole('button', { name: 'Resend confirmation notification' }))
  }
  await send()
  expect(await screen.findByText(noAnswer)).toBeDefined()
  await send()
  expect(await screen.findByText('Sent.')).toBeDefined()
  await waitFor(() => expect(screen.queryByText(noAnswer)).toBeNull())
  const [one, two] = inputsOf(visited, 'ResendConfirmation')
  expect(two?.key).toBe(one?.key)
})
