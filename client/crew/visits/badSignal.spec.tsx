import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isServerThere } from '../../browser/connection.ts'
import { cleaningJob, crewDay, crewPages, jobs } from '../../testing/crew/crewExamples.ts'
import {
  inputs,
  keepAction,
  keptActions,
  taken,
  visitCrewOrders,
} from '../../testing/crew/visitCrewOrders.ts'
import type { Call } from '../../testing/fakeServer.ts'
import { marek, renderApp } from '../../testing/renderApp.tsx'

const refused = (field: string, message: string) => () => ({
  data: {
    [field]: {
      message: null,
      stale: false,
      order: null,
      userErrors: [{ code: 'ORDER_NOT_IN_STATUS', field: null, message }],
    },
  },
})
const noNetwork = () => {
  throw new TypeError('Failed to fetch')
}
/** As if the ten seconds in which Undo is offered were over. */
function letUndoPass(): void {
  for (const name of keptActions()) {
    const action = JSON.parse(localStorage.getItem(name) ?? '')
    localStorage.setItem(name, JSON.stringify({ ...action, heldUntil: 0 }))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: name })))
  }
}
/** A server that nobody reaches until it is turned on. */
function reachable(answers: Record<string, (call: Call) => object>) {
  const state = { isOn: true }
  const server = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (call: Call) => (state.isOn ? answer(call) : noNetwork()),
    ]),
  )
  return { state, server }
}

describe('an action with a connection', () => {
  it('is sent with a key and its time, and the list is read again', async () => {
    let now = cleaningJob
    const { user, server } = await visitCrewOrders({
      CrewOrders: (call) => crewPages([now])(call),
      StartService: () => {
        now = { ...cleaningJob, status: 'InService' }
        return taken('startService', 'InService')()
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Start Service: Nadia Kowalchuk' }))
    expect(await screen.findByRole('button', { name: 'End Service: Nadia Kowalchuk' })).toBeDefined()
    const [input] = inputs(server.calls, 'StartService')
    expect(input).toMatchObject({ orderNo: 'K7M4-2QXP', key: expect.stringMatching(/^[\w-]{36}$/) })
    // by the server's clock, however wrong the device's is
    const told = Date.parse('2025-11-27T09:28:00-07:00')
    expect(Math.abs(Date.parse(input?.pressedAt ?? '') - told)).toBeLessThan(60_000)
    await waitFor(() =>
      expect(server.calls.filter(({ operationName }) => operationName === 'CrewOrders')).toHaveLength(2),
    )
    expect(keptActions()).toEqual([])
  })

  it('that is refused is told beside the card until that is dismissed', async () => {
    const { user } = await visitCrewOrders({
      CrewOrders: crewPages([cleaningJob]),
      StartService: refused('startService', 'It belongs to another crew.'),
    })
    const card = await screen.findByRole('article', { name: 'Nadia Kowalchuk' })
    // there before it says something, for screen readers
    const told = within(card).getByRole('status')
    await user.click(within(card).getByRole('button', { name: /Start Service/ }))
    expect(await within(told).findByText('It belongs to another crew.', { exact: false })).toBeDefined()
    expect(keptActions()).toHaveLength(1)
    await user.click(within(card).getByRole('button', { name: 'Dismiss' }))
    expect(within(card).queryByText('It belongs to another crew.', { exact: false })).toBeNull()
    expect(keptActions()).toEqual([])
  })
})

describe('the end of a visit', () => {
  const running = {
    ...cleaningJob,
    status: 'InService' as const,
    started: { at: '2025-11-27T09:06:00-07:00' },
  }
  const opened = () =>
    visitCrewOrders({
      CrewOrders: crewPages([running]),
      EndService: taken('endService', 'Completed'),
    })

  it('can be taken back before anything is sent', async () => {
    const { user, server } = await opened()
    await user.click(await screen.findByRole('button', { name: /End Service/ }))
    expect(await screen.findByText(/^Ended /)).toBeDefined()
    expect(screen.queryByRole('button', { name: /End Service/ })).toBeNull()
    const undo = screen.getByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo).toHaveProperty('disabled', false), { timeout: 3000 })
    await user.click(undo)
    expect(await screen.findByRole('button', { name: /End Service/ })).toBeDefined()
    expect(keptActions()).toEqual([])
    expect(inputs(server.calls, 'EndService')).toEqual([])
  })

  it('is sent afterwards with the time of the press, also by a page that was opened again', async () => {
    keepAction({
      key: 'key-9',
      orderNo: 'K7M4-2QXP',
      verb: 'end',
      pressedAt: '2025-11-27T18:02:00.000Z',
      heldUntil: Date.now() + 9000,
    })
    localStorage.setItem('staff.ticks.K7M4-2QXP', 'kitchen')
    const { server } = await opened()
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined()
    expect(inputs(server.calls, 'EndService')).toEqual([])
    letUndoPass()
    await waitFor(() => expect(keptActions()).toEqual([]))
    expect(inputs(server.calls, 'EndService')).toEqual([
      { key: 'key-9', orderNo: 'K7M4-2QXP', pressedAt: '2025-11-27T18:02:00.000Z' },
    ])
    expect(localStorage.getItem('staff.ticks.K7M4-2QXP')).toBeNull()
  })
})

describe('an action without a connection', () => {
  it('waits, is shown as unsent, and is sent once and in order when the connection is back', async () => {
    const { state, server } = reachable({
      CrewDay: crewDay,
      CrewOrders: crewPages([cleaningJob]),
      StartService: taken('startService', 'InService'),
      EndService: taken('endService', 'Completed'),
    })
    const visit = await visitCrewOrders(server)
    await screen.findByRole('article')
    state.isOn = false
    await visit.user.click(screen.getByRole('button', { name: /Start Service/ }))
    expect(await screen.findByText(/^Started .* · not synced$/)).toBeDefined()
    expect(screen.getByText(/You can still start and end visits\. 1 update waiting to send\./)).toBeDefined()
    expect(screen.getByText(/List last updated/)).toBeDefined()
    expect(screen.getByText('In service')).toBeDefined()
    // a second tap right after the first one is none
    await waitFor(async () => {
      await visit.user.click(screen.getByRole('button', { name: /End Service/ }))
      expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
    })
    letUndoPass()
    expect(await screen.findByText(/^Ended .* · not synced$/)).toBeDefined()
    expect(keptActions()).toHaveLength(2)
    const triedKeys = inputs(visit.server.calls, 'StartService').map(({ key }) => key)

    state.isOn = true
    await act(async () => void (await isServerThere()))
    await waitFor(() => expect(keptActions()).toEqual([]))
    expect(
      new Set([...triedKeys, ...inputs(visit.server.calls, 'StartService').map(({ key }) => key)]).size,
    ).toBe(1)
    expect(inputs(visit.server.calls, 'EndService')).toHaveLength(1)
    const verbs = visit.server.calls.map(({ operationName }) => operationName)
    expect(verbs.lastIndexOf('StartService')).toBeLessThan(verbs.indexOf('EndService'))
    await waitFor(() => expect(screen.queryByText(/not synced/)).toBeNull())
  })

  it('that stayed behind is sent when the pages are opened again', async () => {
    keepAction({ key: 'key-1', orderNo: 'K7M4-2QXP', verb: 'end', pressedAt: '2025-11-27T18:02:00.000Z' })
    const { server } = await renderApp({
      at: '/staffMainPage',
      staff: marek,
      server: { CrewDay: crewDay, EndService: taken('endService', 'Completed') },
    })
    await waitFor(() => expect(keptActions()).toEqual([]))
    expect(inputs(server.calls, 'EndService')).toEqual([
      { key: 'key-1', orderNo: 'K7M4-2QXP', pressedAt: '2025-11-27T18:02:00.000Z' },
    ])
  })

  it('of an order that is not in the list any more is told above it', async () => {
    keepAction({ key: 'key-2', orderNo: 'GONE-1', verb: 'start', pressedAt: '2025-11-27T16:34:00.000Z' })
    await visitCrewOrders({
      CrewOrders: crewPages(jobs(1)),
      StartService: refused('startService', 'not found'),
    })
    const before = screen.getAllByRole('status')
    const told = (await screen.findByText('Order GONE-1')).closest<HTMLElement>('[role=status]')
    expect(before).toContain(told)
    expect(within(told as HTMLElement).getByText('Couldn’t start the visit at 9:34 AM.')).toBeDefined()
  })
})
