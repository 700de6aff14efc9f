import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { crewPages, jobs } from '../../testing/crew/crewExamples.ts'
import {
  inputs,
  keepAction,
  keptActions,
  taken,
  visitCrewOrders,
} from '../../testing/crew/visitCrewOrders.ts'

describe('an action that the server fails over', () => {
  const [poisoned, other] = jobs(2)
  const faulty = () => ({ status: 500, errors: [{ message: 'x', extensions: { code: 'INTERNAL' } }] })
  const keepPress = (orderNo: string, verb: 'start' | 'end', more: object = {}) => {
    const pressedAt = `2025-11-27T16:3${orderNo.at(-1)}:${verb === 'start' ? '00' : '30'}.000Z`
    keepAction({ key: `key-${orderNo}-${verb}`, orderNo, verb, pressedAt, ...more })
  }

  it.each([
    ['a fault', faulty],
    ['an answer that nobody foresaw', () => ({ status: 413 })],
  ])('holds up its own order alone: %s', async (_name, answer) => {
    keepPress('ORDER-1', 'start')
    keepPress('ORDER-1', 'end')
    keepPress('ORDER-2', 'start')
    const { server } = await visitCrewOrders({
      CrewOrders: crewPages(jobs(2)),
      StartService: (call) =>
        (call.variables.input as { orderNo: string }).orderNo === 'ORDER-1'
          ? answer()
          : taken('startService', 'InService')(),
    })
    await waitFor(() => expect(keptActions()).toHaveLength(2))
    expect(keptActions().every((name) => name.includes('ORDER-1'))).toBe(true)
    expect(inputs(server.calls, 'StartService').map(({ orderNo }) => orderNo)).toEqual(['ORDER-1', 'ORDER-2'])
    expect(inputs(server.calls, 'EndService')).toEqual([])
  })

  it('is told after the third time, and gone once that is dismissed', async () => {
    keepPress('ORDER-1', 'start', { failures: 2 })
    const { user } = await visitCrewOrders({ CrewOrders: crewPages(jobs(2)), StartService: faulty })
    const card = await screen.findByRole('article', { name: poisoned?.customerName ?? '' })
    expect(await within(card).findByText('Started 9:31 AM · not saved yet')).toBeDefined()
    expect(
      within(card).getByText(/The server has a problem with this order\. We’ll keep trying\./),
    ).toBeDefined()
    expect(screen.queryAllByText(other?.customerName ?? '').length).toBeGreaterThan(0)
    await user.click(within(card).getByRole('button', { name: 'Dismiss' }))
    expect(keptActions()).toEqual([])
    expect(within(card).queryByText(/not saved yet/)).toBeNull()
  })
})
