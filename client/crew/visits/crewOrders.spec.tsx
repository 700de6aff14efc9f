import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cleaningJob, crewDay, crewPages, jobs } from '../../testing/crew/crewExamples.ts'
import { marek, renderApp } from '../../testing/renderApp.tsx'

const ongoing = '/staffOngoingOrderList/0'
const plain = (text: string | null) => (text ?? '').replace(/[\u00A0\u202F]/g, ' ')

describe('the main page', () => {
  it("greets by first name, tells the day's visits and leads to the ongoing orders", async () => {
    const { user, path } = await renderApp({
      at: '/staffMainPage',
      staff: marek,
      server: { CrewDay: crewDay, CrewOrders: crewPages([]) },
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Staff Settings' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 2, name: 'Order' })).toBeDefined()
    expect(screen.getByText('Hi, Marek.')).toBeDefined()
    expect(await screen.findByText('2 visits today')).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Ongoing orders' }))
    await screen.findByText('No order data')
    expect(path()).toBe(ongoing)
  })

  it('shows the next job with its button', async () => {
    const server = { CrewDay: crewDay, CrewOrders: crewPages(jobs(2)) }
    await renderApp({ at: '/staffMainPage', staff: marek, server })
    expect(await screen.findAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('article', { name: 'Customer 1' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Start Service: Customer 1' })).toHaveProperty(
      'disabled',
      false,
    )
  })

  it.each(['/staffMainPage', ongoing, '/staffOngoingOrderList/1'])(
    'sends who is no crew member from %s to the sign-in',
    async (at) => {
      const { path } = await renderApp({ at })
      expect(path()).toBe('/staff')
    },
  )
})

describe('the list', () => {
  it('says how far one is through the day, and keeps what is overdue apart from what is next', async () => {
    const late = {
      ...cleaningJob,
      id: 'o-9',
      orderNo: 'LATE-0001',
      customerName: 'Olga',
      bookedDate: '2025-05-20',
    }
    await renderApp({
      at: ongoing,
      staff: marek,
      server: {
        CrewDay: () => ({ data: { ...crewDay().data, crewToday: 1, crewDoneToday: 2 } }),
        CrewOrders: crewPages([late, cleaningJob]),
      },
    })
    expect(await screen.findByText('2 of 3 visits done, times in MST')).toBeDefined()
    const overdue = within(screen.getByRole('region', { name: 'Overdue' }))
    expect(overdue.getByRole('article', { name: 'Olga' }).textContent).toMatch(
      /Overdue since Tuesday, May\s20/,
    )
    const next = screen.getByText('Next visit').closest('article')
    expect(next?.textContent).toContain('Nadia Kowalchuk')
  })

  it('tells everything about the next job', async () => {
    await renderApp({
      at: ongoing,
      staff: marek,
      server: { CrewDay: crewDay, CrewOrders: crewPages([cleaningJob]) },
    })
    const card = await screen.findByRole('article', { name: 'Nadia Kowalchuk' })
    const words = plain(card.textContent)
    for (const fact of [
      'Next visitArrive by 9:30 AMToday Thursday, November 27 MST',
      'Confirmed',
      'Standard clean',
      'From the customer. Side door, the code is with the office.',
      'OrderK7M4-2QXP',
      'Order dateNov 19, 2025',
      'Customer numberC-48213',
      'Total points14,820',
      'Marek (you)',
      'Jasleen',
    ])
      expect(words).toContain(fact)
    const map = within(card).getByRole('link', { name: /4-46 Larkspur Way SW/ })
    expect(plain(map.textContent)).toContain('Calgary, AB T3H 2K7')
    expect(map.getAttribute('href')).toContain(
      encodeURIComponent('46 Larkspur Way SW, Calgary, AB T3H 2K7, Canada'),
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Thursday, November 27' })).toBeDefined()
    expect(screen.getByText('2 visits today, times in MST')).toBeDefined()
  })

  it('waits no longer for a day that could not be read', async () => {
    const server = {
      CrewDay: () => ({ errors: [{ message: 'no', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }),
      CrewOrders: crewPages([cleaningJob]),
    }
    await renderApp({ at: ongoing, staff: marek, server })
    expect(await screen.findByRole('article', { name: 'Nadia Kowalchuk' })).toBeDefined()
    await waitFor(() => expect(document.querySelector('[data-skeleton]')).toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: 'Ongoing orders' })).toBeDefined()
  })

  it.each([
    [{ bookedDate: '2025-11-28' }, 'Arrive by 9:30 AMTomorrow', 'You can start on Friday, November 28'],
    [
      { bookedDate: '2025-12-03' },
      'Arrive by 9:30 AMWednesday, December 3 MST',
      'You can start on Wednesday, December 3',
    ],
    [
      { periodType: 'Month' as const, bookedDate: '2026-01-01', bookedTime: null },
      'January 2026',
      'You can start on Thursday, January 1, 2026',
    ],
  ])('says how far a job is away, and from when it can be started: %o', async (booked, day, from) => {
    const server = { CrewDay: crewDay, CrewOrders: crewPages([{ ...cleaningJob, ...booked }]) }
    await renderApp({ at: ongoing, staff: marek, server })
    const card = await screen.findByRole('article')
    await waitFor(() => expect(plain(card.textContent)).toContain(`Next visit${day}`))
    const start = within(card).getByRole('button', {
      name: /^Start Service/,
      description: (words) => plain(words) === from,
    })
    expect(start).toHaveProperty('disabled', true)
  })

  it.each([
    ['2025-11-26', 'Started yesterday, still in progress'],
    ['2025-11-24', 'Started Mon, Nov 24, still in progress'],
  ])('says of a visit that began on %s and goes on that it does', async (day, words) => {
    const started = { at: `${day}T13:05:00-07:00` }
    const job = { ...cleaningJob, status: 'InService' as const, bookedDate: day, started }
    const server = { CrewDay: crewDay, CrewOrders: crewPages([job, ...jobs(1)]) }
    await renderApp({ at: ongoing, staff: marek, server })
    const card = await screen.findByRole('article', { name: 'Nadia Kowalchuk' })
    expect(await within(card).findByText(words)).toBeDefined()
    expect(plain(card.textContent)).toContain('Started 1:05 PM')
    expect(card.textContent).not.toContain('Arrive')
    expect(within(card).getByRole('button', { name: /^End Service/ })).toHaveProperty('disabled', false)
    expect(screen.getAllByText(/still in progress/)).toHaveLength(1)
  })

  it('shows five, then three more, then says that all are shown', async () => {
    const { user, server } = await renderApp({
      at: ongoing,
      staff: marek,
      server: { CrewDay: crewDay, CrewOrders: crewPages(jobs(9)) },
    })
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5))
    expect(screen.getByText('5 of 9 visits')).toBeDefined()
    for (const count of [8, 9]) {
      await user.click(screen.getByRole('button', { name: 'Show more' }))
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))
    }
    expect(screen.getByText('That’s all of them.')).toBeDefined()
    const asked = server.calls.filter(({ operationName }) => operationName === 'CrewOrders')
    expect(asked.map(({ variables }) => [variables.group, variables.first])).toEqual([
      ['Ongoing', 5],
      ['Ongoing', 3],
      ['Ongoing', 3],
    ])
  })

  it('of any other catalog is what is over, without a next job', async () => {
    const done = jobs(1).map((job) => ({ ...job, status: 'Completed' as const }))
    const { server } = await renderApp({
      at: '/staffOngoingOrderList/2',
      staff: marek,
      server: { CrewDay: crewDay, CrewOrders: crewPages(done) },
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Past orders' })).toBeDefined()
    const card = await screen.findByRole('article')
    expect(plain(card.textContent)).toContain('Thu, Nov 27, 2025 by 9:30 AM MST')
    expect(plain(card.textContent)).toContain('ORDER-1 · C-48213 · 14,820 points · ordered Nov 19, 2025')
    expect(screen.queryByText('Next visit')).toBeNull()
    const asked = server.calls.filter(({ operationName }) => operationName === 'CrewOrders')
    expect(asked.map(({ variables }) => variables.group)).toEqual(['History'])
  })

  it('says when it could not be read, and reads again', async () => {
    let isDown = true
    const pages = crewPages(jobs(1))
    const { user } = await renderApp({
      at: ongoing,
      staff: marek,
      server: { CrewDay: crewDay, CrewOrders: (call) => (isDown ? { status: 500 } : pages(call)) },
    })
    expect((await screen.findByRole('alert')).textContent).toMatch(/Couldn’t load your visits/)
    // the notice stays; a toast beside it would say it twice
    const code = screen.getByText('Something went wrong. Error code: 500')
    expect(screen.getByRole('alert').contains(code)).toBe(true)
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeDefined()
  })
})
