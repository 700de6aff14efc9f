import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { listOf, usual } from '../../testing/office/userExamples.ts'
import { olivia, renderApp } from '../../testing/renderApp.tsx'

const saved: string[] = []
const asked: unknown[][] = []

beforeEach(() => {
  saved.length = asked.length = 0
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

async function openHistory(query: string) {
  const server = { ...usual, OfficeUserPayments: listOf(), OfficeUserExperience: listOf() }
  const { user } = await renderApp({ at: `/adminUserList?user=c-1${query}`, admin: olivia, server })
  return { user, card: within(await screen.findByRole('complementary', { name: /Kowalchuk/ })) }
}

function answerWith(file: string): void {
  vi.stubGlobal('fetch', async (path: unknown, init: RequestInit) => {
    asked.push([path, JSON.parse(String(init.body))])
    return new Response('\uFEFF', { headers: { 'content-disposition': `attachment; filename="${file}"` } })
  })
}

it.each([
  ['', 'Point Change Histories', 'exportLedger', 'ledger-2026-11-24.csv'],
  ['&tab=payments', 'Payment Histories', 'exportPayments', 'payments-2026-11-24.csv'],
])('saves the customer’s own lines of the year that is shown (%s)', async (query, title, call, file) => {
  const { user, card } = await openHistory(`${query}&period=2025`)
  const exporting = await card.findByRole('button', { name: `Export CSV: ${title}` })
  answerWith(file)
  await user.click(exporting)
  await waitFor(() => expect(saved).toEqual([file]))
  expect(asked).toEqual([[`/api/Staff/${call}`, { userId: 'c-1', from: '2025-01-01', to: '2025-12-31' }]])
})

it('offers no file of experience', async () => {
  const { card } = await openHistory('&tab=exp')
  await card.findByText('No experience yet')
  expect(card.queryByRole('button', { name: /^Export CSV/ })).toBeNull()
})
