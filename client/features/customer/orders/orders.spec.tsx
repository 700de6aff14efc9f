import { configure, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Call } from '../../../testing/fakeServer.ts'
import { nadia, renderApp } from '../../../testing/renderApp.tsx'
import { confirmedOrder } from '../booking/bookingExamples.ts'

// Pages come as chunks and may take their time on a busy machine.
configure({ asyncUtilTimeout: 5000 })

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
    expect(screen.getByText('All orders are shown.')).toBeDefined()
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
    expect(await screen.findByText('More orders could not be loaded.')).toBeDefined()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(8))
  })

  it('reads on to the order asked for and focuses its card', async () => {
    await renderApp({
      at: '/userOrderList/0?posOrderNo=ORDER-8',
      user: nadia,
      server: { OrderList: pages(nine) },
    })
    await waitFor(() => expect(document.activeElement?.getAttribute('data-order')).toBe('ORDER-8'))
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
    expect(await screen.findByText('More orders could not be loaded.')).toBeDefined()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(8))
    expect(screen.queryByText('More orders could not be loaded.')).toBeNull()
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

const at = '/userOrderDetail/K7M4-2QXP'
const detail = (change: object = {}) => ({
  OrderDetail: () => ({ data: { order: { ...confirmedOrder, ...change } } }),
})

async function choose(user: Awaited<ReturnType<typeof renderApp>>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions' }))
  const item = await screen.findByRole('menuitem', { name })
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  const menu = screen.getByRole('menu')
  for (let step = 0; step < 4 && menu.getAttribute('aria-activedescendant') !== item.id; step++) {
    await user.keyboard('{ArrowDown}')
    await new Promise((done) => requestAnimationFrame(done))
  }
  await user.keyboard('{Enter}')
}

describe('the detail', () => {
  it('shows status, visit, crew, price and what happened', async () => {
    await renderApp({ at, user: nadia, server: detail() })
    expect(await screen.findByRole('heading', { level: 1, name: 'Standard clean' })).toBeDefined()
    for (const words of [
      'Thursday, November 27, 2025',
      'by 9:30 AM',
      'Marek',
      'Calgary, AB T3H 2K7',
      '$148.20 paid in points',
    ])
      expect(screen.getByText(words)).toBeDefined()
    expect(screen.getByText('Nadia Kowalchuk, (403) 555-0172')).toBeDefined()
    const steps = within(screen.getByRole('region', { name: 'What has happened' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      'Order placed by youNov 19, 2025, 10:52\u00A0AM MST',
      'Confirmed by AspenrowNov 19, 2025, 1:15\u00A0PM MST',
      'Service startsThursday, November 27, 2025 by 9:30\u00A0AM',
      'CompletedYou earn 148 experience',
    ])
    expect(screen.getByRole('link', { name: 'Back to ongoing orders' }).getAttribute('href')).toBe(
      '/userOrderList/0?posOrderNo=K7M4-2QXP',
    )
  })

  it('hides the crew while pending', async () => {
    await renderApp({ at, user: nadia, server: detail({ status: 'Pending' }) })
    await screen.findByRole('heading', { level: 1, name: 'Standard clean' })
    expect(screen.queryByText('Marek')).toBeNull()
  })

  it('shows start, end and hours of a completed visit and leads back to the history', async () => {
    const moment = (time: string) => ({ at: `2025-11-27T${time}:00-07:00`, zoneLabel: 'MST' })
    const server = detail({
      status: 'Completed',
      started: moment('09:34'),
      ended: moment('13:02'),
      cancellation: null,
    })
    const { user } = await renderApp({ at, user: nadia, server })
    expect(await screen.findByText('Nov 27, 2025, 9:34 AM MST')).toBeDefined()
    expect(screen.getByText('3 hours')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to order history' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Actions' }))
    await screen.findByRole('menuitem', { name: 'Contact us' })
    expect(screen.queryByRole('menuitem', { name: 'Cancel order' })).toBeNull()
  })

  it('gives team, telephone, mail and social link', async () => {
    const { user } = await renderApp({ at, user: nadia, server: detail() })
    await choose(user, 'Contact us')
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact us' }))
    expect(dialog.getByText('The Aspenrow team')).toBeDefined()
    expect(dialog.getByRole('link', { name: '(403) 555-0110' }).getAttribute('href')).toBe('tel:+14035550110')
    expect(dialog.getByRole('link', { name: 'Aspenrow on Instagram' })).toBeDefined()
  })

  it.each(['NaN%20', 'ZZZZ-0000'])('says that order %s is not there', async (orderNo) => {
    const server = { OrderDetail: () => ({ data: { order: null } }) }
    await renderApp({ at: `/userOrderDetail/${orderNo}`, user: nadia, server })
    expect(await screen.findByRole('heading', { level: 1, name: 'We cannot find this order' })).toBeDefined()
  })
})

describe('the actions', () => {
  const names = async (change: object) => {
    const { user } = await renderApp({ at, user: nadia, server: detail(change) })
    await user.click(await screen.findByRole('button', { name: 'Actions' }))
    return (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  }
  const may = { cancel: true, reschedule: true, movesLeft: 3, addInstructions: true }

  it('are all there while a day order is pending or confirmed', async () => {
    const shown = await names({ viewerMay: may })
    expect(shown.filter((name) => name !== 'Policy')).toEqual([
      'Reschedule',
      'Add instructions',
      'Contact us',
      'Cancel order',
    ])
  })

  it('say why an order cannot be moved, in the menu and on the page', async () => {
    const shown = await names({ viewerMay: { ...may, reschedule: false } })
    const reason = 'It can be moved up to 24 hours before it starts.'
    expect(shown[0]).toBe(`Reschedule${reason}`)
    expect(screen.getByRole('menuitem', { name: /^Reschedule/ }).getAttribute('aria-disabled')).toBe('true')
    expect(
      within(screen.getByRole('region', { name: 'If plans change', hidden: true })).getByText(reason),
    ).toBeDefined()
  })

  it('speak of no rescheduling where there is no day', async () => {
    expect(await names({ periodType: 'Month', viewerMay: { ...may, reschedule: false } })).not.toContainEqual(
      expect.stringContaining('Reschedule'),
    )
  })
})

describe('instructions', () => {
  const may = { cancel: true, reschedule: true, movesLeft: 3, addInstructions: true }
  const note = {
    text: 'Side door.\nThe dog is friendly.',
    role: 'Customer',
    at: '2025-11-20T08:04:00-07:00',
    zoneLabel: 'MST',
  }

  it('are counted, checked, sent once and shown', async () => {
    let instructions: object[] = []
    const order = () => ({ ...confirmedOrder, viewerMay: may, instructions })
    const { user, server } = await renderApp({
      at,
      user: nadia,
      server: {
        OrderDetail: () => ({ data: { order: order() } }),
        AddInstructions: () => {
          instructions = [note]
          const answer = { message: 'Your note has been added.', stale: false, userErrors: [] }
          return { data: { addInstructions: { ...answer, order: order() } } }
        },
      },
    })
    await choose(user, 'Add instructions')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add instructions' }))
    const area = dialog.getByRole('textbox', { name: 'What should the crew know?' })
    const submit = dialog.getByRole('button', { name: 'Add instructions' })
    await user.click(submit)
    expect(dialog.getByText('Please write what the crew should know.')).toBeDefined()
    await user.click(area)
    await user.paste('x'.repeat(503))
    await user.click(submit)
    expect(dialog.getByText('3 characters too many.')).toBeDefined()
    await user.clear(area)
    await user.type(area, 'Side door.{Enter}The dog is friendly. ')
    expect(dialog.getByText('31 of 500 characters')).toBeDefined()
    await user.click(submit)
    expect(await screen.findByText('Your note has been added.')).toBeDefined()
    const [sent, ...more] = server.calls.filter((call) => call.operationName === 'AddInstructions')
    expect(more).toEqual([])
    expect(sent?.variables.input).toMatchObject({ orderNo: 'K7M4-2QXP', text: note.text })
    const list = within(await screen.findByRole('region', { name: 'Instructions for the crew' }))
    expect(list.getByText(/The dog is friendly/).textContent).toBe(note.text)
    expect(list.getByText('You, Nov 20, 2025, 8:04 AM MST')).toBeDefined()
  })

  it('stay in the dialog when they are refused', async () => {
    const userErrors = [
      { code: 'ORDER_TRANSITION_REFUSED', field: null, message: 'This cannot be done now.' },
    ]
    const { user } = await renderApp({
      at,
      user: nadia,
      server: {
        ...detail({ viewerMay: may }),
        AddInstructions: () => ({
          data: { addInstructions: { message: null, stale: false, order: null, userErrors } },
        }),
      },
    })
    await choose(user, 'Add instructions')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add instructions' }))
    await user.type(dialog.getByRole('textbox'), 'Side door.')
    await user.click(dialog.getByRole('button', { name: 'Add instructions' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('This cannot be done now.')
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Side door.')
  })
})

describe('cancelling', () => {
  const cancelled = { ...confirmedOrder, status: 'Cancelled', cancellation: null }
  const payload = (order: object | null, userErrors: object[] = []) => ({
    data: {
      cancelOrder: { message: order && 'Your order has been cancelled.', stale: false, order, userErrors },
    },
  })

  it('shows the fee before consent, sends the fee that was seen, and reloads', async () => {
    let isCancelled = false
    const { user, server } = await renderApp({
      at,
      user: nadia,
      server: {
        OrderDetail: () => ({ data: { order: isCancelled ? cancelled : confirmedOrder } }),
        CancelOrder: () => {
          isCancelled = true
          return payload(cancelled)
        },
      },
    })
    await choose(user, 'Cancel order')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }))
    expect(
      dialog.getByText(/in Confirmed status.*2,500 points will be deducted to reschedule the arrangement/),
    ).toBeDefined()
    expect(dialog.getByText('12,320')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Cancel for 2,500 points' }))
    expect(await screen.findByText('Your order has been cancelled.')).toBeDefined()
    expect(server.calls.find((call) => call.operationName === 'CancelOrder')?.variables.input).toMatchObject({
      orderNo: 'K7M4-2QXP',
      feeSeen: 2_500,
    })
    expect(await screen.findByRole('link', { name: 'Back to order history' })).toBeDefined()
  })

  it('asks again when the fee has changed', async () => {
    let feePoints = 2_500
    const { user } = await renderApp({
      at,
      user: nadia,
      server: {
        OrderDetail: () => ({
          data: {
            order: {
              ...confirmedOrder,
              cancellation: { feePoints, refundPoints: 14_820 - feePoints, freeUntil: null },
            },
          },
        }),
        CancelOrder: () => {
          feePoints = 7_410
          return payload(null, [{ code: 'FEE_CHANGED', field: null, message: 'changed' }])
        },
      },
    })
    await choose(user, 'Cancel order')
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Cancel for 2,500 points' }))
    expect(await dialog.findByText(/The fee has changed since you opened this page/)).toBeDefined()
    expect(await dialog.findByRole('button', { name: 'Cancel for 7,410 points' })).toBeDefined()
  })
})
