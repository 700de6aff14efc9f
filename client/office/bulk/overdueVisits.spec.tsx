import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answer } from '../../testing/fakeServer.ts'
import { bulkVisit, proposalOf } from '../../testing/office/bulkExamples.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { olivia, renderApp } from '../../testing/renderApp.tsx'

/* Old visits, many at once: each by its own command, what failed stays selected (decision W5). */

const visits = [0, 1, 2].map((nth) => bulkVisit(nth))
const outcome = (code?: string) => ({
  data: {
    outcome: {
      message: 'Moved.',
      stale: false,
      order: null,
      userErrors: code ? [{ code, field: null, message: `Refused: ${code}.` }] : [],
    },
  },
})

async function openOverdue(server: Record<string, Answer>) {
  const visited = await renderApp({
    at: '/adminOverdue',
    admin: olivia,
    server: {
      OrderCounts: () => ({ data: { orderCounts: [] } }),
      OverdueVisits: () => ({
        data: {
          clock: { at: '2025-11-20T10:00:00-07:00' },
          overdueVisits: {
            totalCount: 3,
            pageInfo: { hasNextPage: false, endCursor: null },
            edges: visits.map((node) => ({ cursor: node.id, node })),
          },
        },
      }),
      UnendedVisits: () => ({
        data: { clock: { at: '2025-11-20T10:00:00-07:00' }, unendedVisits: [] },
      }),
      VisitProposal: () => ({ data: proposalOf(visits) }),
      ...server,
    },
  })
  await visited.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  const inputs = (operation: string) =>
    visited.server.calls
      .filter(({ operationName }) => operationName === operation)
      .map(({ variables }) => variables.input as { readonly key: string; readonly orderNo: string })
  return { ...visited, inputs }
}

it('moves each to the proposed day, and repeats what had no answer as it was sent', async () => {
  const replies: ReturnType<Answer>[] = [outcome(), { status: 504 }, outcome()]
  const { user, inputs } = await openOverdue({
    BulkMove: () => replies.shift() ?? {},
    BulkAssign: () => outcome(),
  })
  await user.click(screen.getByRole('button', { name: 'Move to another day…' }))
  const dialog = await openedDialog('dialog', 'Move 3 selected visits')
  expect(dialog.getByLabelText('New day')).toHaveProperty('value', '2025-11-21')
  await user.click(await dialog.findByRole('button', { name: 'Move 2 visits' }))
  expect(await dialog.findByText('No answer yet')).toBeDefined()
  expect(dialog.getByText('1 done, 1 not done')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Move 1 visit' }))
  expect(await dialog.findByText('2 done, none left')).toBeDefined()
  const [first, second, again] = inputs('BulkMove')
  expect(first).toMatchObject({ orderNo: 'K7M4-2QX0', day: 21, slot: 'Morning', hour: 9, revisionSeen: 3 })
  expect(second).toMatchObject({ orderNo: 'K7M4-2QX1', day: 21, slot: 'Afternoon', hour: 13 })
  expect(again).toEqual(second)
  expect(inputs('BulkAssign').map(({ orderNo }) => orderNo)).toEqual(['K7M4-2QX0', 'K7M4-2QX1'])
})

it('cancels each with one reason, and keeps what was refused', async () => {
  const replies: ReturnType<Answer>[] = [outcome(), outcome('ORDER_CHANGED'), outcome()]
  const { user, inputs } = await openOverdue({ BulkCancel: () => replies.shift() ?? {} })
  await user.click(screen.getByRole('button', { name: 'Cancel orders…' }))
  const dialog = await openedDialog('dialog', 'Cancel 3 selected orders?')
  await user.type(dialog.getByLabelText('Reason for the customers'), 'Nobody came.')
  await user.click(dialog.getByRole('button', { name: 'Cancel 3 orders' }))
  expect(await dialog.findByText('Refused: ORDER_CHANGED.')).toBeDefined()
  expect(await dialog.findByText('2 done, 1 not done')).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Cancel 1 order' })).toHaveProperty('disabled', false)
  expect(inputs('BulkCancel')).toMatchObject(
    visits.map(({ order }) => ({ orderNo: order.orderNo, reason: 'Nobody came.' })),
  )
  expect(new Set(inputs('BulkCancel').map(({ key }) => key)).size).toBe(3)
})

it('keeps the selection when another order leaves the list', async () => {
  let listed = visits
  const { user } = await openOverdue({
    OverdueVisits: () => ({
      data: {
        clock: { at: '2025-11-20T10:00:00-07:00' },
        overdueVisits: {
          totalCount: listed.length,
          pageInfo: { hasNextPage: false, endCursor: null },
          edges: listed.map((node) => ({ cursor: node.id, node })),
        },
      },
    }),
  })
  expect(screen.getByText('3 selected')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: /Robin Hay/ }))
  listed = visits.slice(0, 2)
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.getByText('1 selected')).toBeDefined())
})

it('shows above them what crews began on an earlier day and never ended, each with the way to its order', async () => {
  const running = bulkVisit(4, { status: 'InService' })
  const started = { at: '2025-11-19T09:05:00-07:00' }
  await openOverdue({
    UnendedVisits: () => ({
      data: {
        clock: { at: '2025-11-20T10:00:00-07:00' },
        unendedVisits: [{ ...running, order: { ...running.order, started } }],
      },
    }),
  })
  const part = within(await screen.findByRole('region', { name: 'Started but never ended' }))
  expect(part.getByText('Started yesterday, still in progress')).toBeDefined()
  expect(part.queryByRole('checkbox')).toBeNull()
  expect(part.getByRole('link', { name: running.order.orderNo }).getAttribute('href')).toBe(
    `/adminOrder/${running.order.orderNo}`,
  )
})
