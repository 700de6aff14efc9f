import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { confirmedOrder } from '../../testing/bookingExamples.ts'
import type { Call } from '../../testing/fakeServer.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const nine = Array.from({ length: 9 }, (_, index) => ({
  ...confirmedOrder,
  id: `o${index}`,
  orderNo: `ORDER-${index}`,
}))

function pages(list: readonly (typeof confirmedOrder)[]) {
  return ({ variables }: Call) => {
    const start = variables.after ? Number(variables.after) : 0
    const end = start + Number(variables.first)
    const edges = list.slice(start, end).map((node, index) => ({ cursor: String(start + index + 1), node }))
    const pageInfo = { hasNextPage: end < list.length, endCursor: String(end) }
    return { data: { orders: { totalCount: list.length, pageInfo, edges } } }
  }
}

const sought = (order: object | null) => () => ({ data: { order } })

describe('the list', () => {
  it('shows five, then three more, then says that all are shown', async () => {
    const { user, server } = await renderApp({
      at: '/userOrderList/0',
      user: nadia,
      server: { OrderList: pages(nine) },
    })
    const feed = await screen.findByRole('feed', { name: 'Ongoing orders' })
    expect(within(feed).getAllByRole('article')).toHaveLength(5)
    expect(within(feed).getAllByRole('article')[4]?.getAttribute('aria-setsize')).toBe('9')
    for (const count of [8, 9]) {
      await user.click(screen.getByRole('button', { name: 'Show more' }))
      await waitFor(() => expect(within(feed).getAllByRole('article')).toHaveLength(count))
    }
    expect(screen.getByText('That’s all of them.')).toBeDefined()
    expect(server.calls.map((call) => call.variables.first)).toEqual([5, 3, 3])
  })

  it('says when more could not be read, and reads again', async () => {
    let isDown = true
    const server = pages(nine)
    const { user } = await renderApp({
      at: '/userOrderList/0',
      user: nadia,
      server: {
        OrderList: (call) => (call.variables.after && isDown ? { status: 500 } : server(call)),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('We couldn’t load more orders.')).toBeDefined()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(8))
  })

  it('speaks of no choices where it could not be read at all', async () => {
    await renderApp({ at: '/userOrderList/0', user: nadia, server: { OrderList: () => ({ status: 500 }) } })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('heading', { level: 1, name: 'We couldn’t load this page' })).toBeDefined()
    expect(alert.getByText('Please try again.')).toBeDefined()
    expect(alert.queryByText(/choices/)).toBeNull()
  })

  it('reads on to the order asked for and focuses its card', async () => {
    await renderApp({
      at: '/userOrderList/0?posOrderNo=ORDER-8',
      user: nadia,
      server: { OrderList: pages(nine), SoughtOrder: sought({ id: 'o-8', status: 'Confirmed' }) },
    })
    await waitFor(() => expect(document.activeElement?.getAttribute('data-order')).toBe('ORDER-8'))
  })

  it.each([
    ['is not there', null],
    ['is of the other list', { id: 'o-99', status: 'Completed' }],
  ])('does not read everything for an order that %s', async (_which, order) => {
    const { server } = await renderApp({
      at: '/userOrderList/0?posOrderNo=ORDER-99',
      user: nadia,
      server: { OrderList: pages(nine), SoughtOrder: sought(order) },
    })
    expect(await screen.findByText(/ORDER-99/)).toBeDefined()
    expect(screen.getAllByRole('article')).toHaveLength(5)
    const reads = server.calls.filter(({ operationName }) => operationName === 'OrderList')
    expect(reads.map(({ variables }) => variables.first)).toEqual([5])
  })

  it('says when the next orders cannot be read, and tries again', async () => {
    let isDown = true
    const answer = pages(nine)
    const { user } = await renderApp({
      at: '/userOrderList/0',
      user: nadia,
      server: { OrderList: (call) => (isDown && call.variables.after ? { status: 500 } : answer(call)) },
    })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('We couldn’t load more orders.')).toBeDefined()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(8))
    expect(screen.queryByText('We couldn’t load more orders.')).toBeNull()
  })

  it('asks for the names of services anew in another language', async () => {
    const french = nine.slice(0, 2).map((order) => ({ ...order, serviceName: 'Ménage courant' }))
    const { user } = await renderApp({
      at: '/userOrderList/0',
      user: nadia,
      server: {
        OrderList: (call) =>
          pages(call.headers.get('accept-language') === 'fr-CA' ? french : nine.slice(0, 2))(call),
      },
    })
    expect(await screen.findAllByRole('heading', { level: 2, name: 'Standard clean' })).toHaveLength(2)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr')
    expect(await screen.findAllByRole('heading', { level: 2, name: 'Ménage courant' })).toHaveLength(2)
  })

  it('says No data, and leads to the other list', async () => {
    await renderApp({ at: '/userOrderList/1', user: nadia, server: { OrderList: pages([]) } })
    expect(await screen.findByText('No data')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Show ongoing orders' }).getAttribute('href')).toBe(
      '/userOrderList/0',
    )
  })
})
