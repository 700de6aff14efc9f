import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { experienceEntry, head, paged, pointEntry } from '../../testing/customer/historyExamples.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const nine = Array.from({ length: 9 }, (_, nth) => pointEntry(`${nth}p`))

function points(entries: readonly object[]) {
  return { HistoryHead: head, PointHistory: paged('pointHistory', entries) }
}

async function rows(name: string): Promise<(string | null)[]> {
  const list = within(await screen.findByRole('region', { name })).getByRole('list')
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent)
}

describe('the balance history', () => {
  it('shows the balance with its two parts', async () => {
    await renderApp({ at: '/userPointHistory', user: nadia, server: points(nine) })
    const balance = within(await screen.findByRole('region', { name: 'Current balance' }))
    expect((await balance.findByText(/22,980/)).textContent).toBe('22,980 points = $229.80')
    expect(balance.getByText('21,480').parentElement?.textContent).toBe('21,480 paid')
    expect(balance.getByText('1,500').parentElement?.textContent).toBe('1,500 reward points (used first)')
  })

  it('says of each entry when, what, who, and with its sign how much', async () => {
    const spent = {
      ...{ kind: 'Spent', isDeduction: true, paymentId: 0, role: 'Customer' },
      ...{ orderNo: 'K7M4-2QXP', serviceName: 'Standard clean' },
    }
    const entries = [
      pointEntry('1p'),
      pointEntry('1r', { kind: 'Rewarded', isReward: true, amount: 1_500 }),
      pointEntry('2p', { ...spent, amount: 14_820, balanceAfter: 8_160 }),
      pointEntry('3p', { ...spent, kind: 'Refunded', isDeduction: false, paymentId: -3, role: 'Staff' }),
      pointEntry('4p', { ...spent, kind: 'Fee', amount: 2_500, role: 'System' }),
    ]
    await renderApp({ at: '/userPointHistory', user: nadia, server: points(entries) })
    const when = 'Nov 19, 2026, 10:52\u00A0AM MST'
    expect(await rows('Balance history')).toEqual([
      `Recharge${when}Admin+15,000Balance: 22,980View invoice`,
      `Reward points${when}RewardAdmin+1,500Balance: 22,980`,
      `Standard cleanSpent on order K7M4-2QXP${when}You−14,820Balance: 8,160`,
      `Standard cleanRefund for order K7M4-2QXP${when}Staff+15,000Balance: 22,980`,
      `Standard cleanCancellation fee for order K7M4-2QXP${when}System−2,500Balance: 22,980`,
    ])
    expect(screen.getAllByRole('link', { name: 'K7M4-2QXP' })[0]?.getAttribute('href')).toBe(
      '/userOrderDetail/K7M4-2QXP',
    )
    expect(screen.getByRole('link', { name: 'View invoice' }).getAttribute('href')).toBe(
      '/userPaymentHistory?invoice=53',
    )
  })

  it('shows five, then three more each time, then that all are shown', async () => {
    const { user, server } = await renderApp({
      at: '/userPointHistory',
      user: nadia,
      server: points(nine),
    })
    expect(await rows('Balance history')).toHaveLength(5)
    expect(screen.getByText('5 of 9 entries shown')).toBeDefined()
    for (const count of [8, 9]) {
      await user.click(screen.getByRole('button', { name: 'Show more' }))
      await waitFor(async () => expect(await rows('Balance history')).toHaveLength(count))
    }
    expect(document.activeElement).toBe(screen.getByText('That’s all of them.'))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    const asked = server.calls.filter(({ operationName }) => operationName === 'PointHistory')
    expect(asked.map(({ variables }) => [variables.first, variables.after])).toEqual([
      [5, undefined],
      [3, '5'],
      [3, '8'],
    ])
  })

  it('keeps what is there when the next page fails, and tries again', async () => {
    let isDown = false
    const answer = paged('pointHistory', nine)
    const server = {
      HistoryHead: head,
      PointHistory: (call: Parameters<typeof answer>[0]) => (isDown ? { status: 503 } : answer(call)),
    }
    const { user } = await renderApp({ at: '/userPointHistory', user: nadia, server })
    await rows('Balance history')
    isDown = true
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('We couldn’t load more entries.')).toBeDefined()
    expect(await rows('Balance history')).toHaveLength(5)
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await rows('Balance history')).toHaveLength(8))
  })

  it('asks for a year as a year and for a stretch as a stretch, and keeps the choice in the address', async () => {
    const { user, server, path } = await renderApp({
      at: '/userPointHistory',
      user: nadia,
      server: points(nine),
    })
    const filter = screen.getByLabelText<HTMLSelectElement>('Period')
    await screen.findByRole('option', { name: '2024' })
    expect([...filter.options].map(({ value, text }) => [value, text])).toEqual([
      ['', 'All entries'],
      ['1', 'Last 30 days'],
      ['2', 'Last 90 days'],
      ['3', 'Last 6 months'],
      ['4', 'Last 12 months'],
      ['2026', '2026'],
      ['2024', '2024'],
    ])
    const asked = () => server.calls.filter(({ operationName }) => operationName === 'PointHistory')
    await user.selectOptions(filter, '2024')
    await waitFor(() => expect(asked().at(-1)?.variables).toEqual({ first: 5, filter: 'Year', year: 2024 }))
    expect(path()).toBe('/userPointHistory?period=2024')
    expect(document.activeElement).toBe(filter)
    await user.selectOptions(filter, '2')
    await waitFor(() => expect(asked().at(-1)?.variables).toEqual({ first: 5, filter: 'Last90Days' }))
    expect(path()).toBe('/userPointHistory?period=2')
  })

  it('says No data, and how to get some', async () => {
    const noYears = { data: { ...head().data, historyFilters: [] } }
    const server = { ...points([]), HistoryHead: () => noYears }
    await renderApp({ at: '/userPointHistory', user: nadia, server })
    const empty = within((await screen.findByText('No data')).closest('[role=status]') as HTMLElement)
    expect(empty.getByRole('link', { name: 'Recharge points' }).getAttribute('href')).toBe('/userRecharge')
    expect(screen.queryByRole('link', { name: 'Recharge' })).toBeNull()
    expect(screen.queryByLabelText('Period')).toBeNull()
  })

  it('leads from an empty period to everything', async () => {
    const { user, path } = await renderApp({
      at: '/userPointHistory?period=2024',
      user: nadia,
      server: points([]),
    })
    expect(await screen.findByText('Nothing in this period.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show everything' }))
    expect(path()).toBe('/userPointHistory')
  })

  it('says that it could not be loaded, and loads again', async () => {
    let isDown = true
    const answer = paged('pointHistory', nine)
    const { user } = await renderApp({
      at: '/userPointHistory',
      user: nadia,
      server: {
        HistoryHead: head,
        PointHistory: (call) => (isDown ? { status: 503 } : answer(call)),
      },
    })
    expect(await screen.findByText('We couldn’t load the list.')).toBeDefined()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rows('Balance history')).toHaveLength(5)
  })

  it('says that the balance could not be loaded while the list could, and loads it again', async () => {
    let isDown = true
    const { user } = await renderApp({
      at: '/userPointHistory',
      user: nadia,
      server: { ...points(nine), HistoryHead: () => (isDown ? { status: 503 } : head()) },
    })
    expect(await screen.findByText('We couldn’t load your current figures.')).toBeDefined()
    expect(await screen.findByText('Something went wrong. Error code: 503')).toBeDefined()
    expect(await rows('Balance history')).toHaveLength(5)
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^22,980/)).toBeDefined()
  })

  it('names its periods in the page’s language at once', async () => {
    await renderApp({ at: '/userPointHistory', user: nadia, language: 'fr', server: points(nine) })
    expect(await screen.findByRole('option', { name: '90 derniers jours' })).toBeDefined()
  })
})

describe('the experience history', () => {
  const server = {
    HistoryHead: head,
    ExperienceHistory: paged('experienceHistory', [
      experienceEntry('2'),
      experienceEntry('1', { amount: 42, orderNo: null, serviceName: null }),
    ]),
  }

  it('only adds, and says how far the next rank is', async () => {
    await renderApp({ at: '/userExpHistory', user: nadia, server })
    const when = 'Nov 19, 2026, 10:52\u00A0AM MST'
    expect(await rows('Experience history')).toEqual([
      `Standard cleanOrder K7M4-2QXP completed${when}System+148`,
      `Order completed${when}System+42`,
    ])
    // asked for by itself
    expect(await screen.findByText('336 XP to rank 12')).toBeDefined()
    expect(screen.getByText('That’s all of them.')).toBeDefined()
  })
})
