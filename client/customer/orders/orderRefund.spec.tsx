import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { at, detail } from '../../testing/customer/visitOrder.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const nothing = { points: 0, rewardPoints: 0, feePoints: 0, recoveredPoints: 0, usedPoints: 0, note: null }

async function visitCancelled(refund: object) {
  const change = { status: 'Cancelled', cancellation: null, refund: { ...nothing, ...refund } }
  await renderApp({ at, user: nadia, server: detail(change) })
  return within(await screen.findByRole('region', { name: 'Refund' }))
}

const linesOf = (part: Awaited<ReturnType<typeof visitCancelled>>) =>
  part.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

describe('the points of a cancelled order', () => {
  it('came back without the fee, and the balance history is at hand', async () => {
    const part = await visitCancelled({
      reason: 'Customer',
      points: 12_320,
      rewardPoints: 500,
      feePoints: 2_500,
    })
    expect(part.getByText('You cancelled this order.')).toBeDefined()
    expect(linesOf(part)).toEqual([
      'Paid: 14,820',
      'Fee: −2,500',
      'Returned to your balanceincluding 500 reward points: 12,320',
    ])
    expect(part.getByRole('link', { name: 'Balance history' }).getAttribute('href')).toBe('/userPointHistory')
  })

  it('paid first what was owed for a recharge that was taken back', async () => {
    const part = await visitCancelled({ reason: 'Customer', points: 13_320, recoveredPoints: 1_500 })
    expect(linesOf(part)).toEqual([
      'Paid: 14,820',
      'Fee: 0',
      'Taken for a reversed recharge: −1,500',
      'Returned to your balance: 13,320',
    ])
  })

  it('came back as far as months of a stopped period were left', async () => {
    const part = await visitCancelled({ reason: 'Stopped', points: 4_820, usedPoints: 10_000 })
    expect(linesOf(part)).toEqual([
      'Paid: 14,820',
      'Months already started: −10,000',
      'Fee: 0',
      'Returned to your balance: 4,820',
    ])
  })

  it('are told with the words of the office, where it cancelled', async () => {
    const part = await visitCancelled({ reason: 'Office', points: 14_820, note: 'The crew is ill.\nSorry!' })
    expect(part.getByText('We’re sorry, but we had to cancel this order.')).toBeDefined()
    expect(part.getByText(/The crew is ill/).textContent).toBe(
      'Message from AspenrowThe crew is ill.\nSorry!',
    )
  })

  it('are no matter while it is not cancelled', async () => {
    await renderApp({ at, user: nadia, server: detail() })
    await screen.findByRole('heading', { level: 1, name: 'Standard clean' })
    expect(screen.queryByRole('region', { name: 'Refund' })).toBeNull()
  })
})
