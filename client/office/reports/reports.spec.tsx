import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openReport as open, orders, page } from '../../testing/office/reportAnswers.ts'

const money = (cents: number) => ({ cents })
it('runs the report of the address, with figures on top and its rows', async () => {
  const { server } = await open('/adminReports?report=orders&status=Confirmed&from=2026-12-01', {
    server: { OrderReport: orders(null), '/graphql': () => ({}) },
  })
  const table = await screen.findByRole('table')
  const wordsOf = (role: string) =>
    within(table)
      .getAllByRole(role)
      .map((cell) => cell.textContent)
  expect(wordsOf('rowheader')).toEqual(['ABCD-1234'])
  expect(wordsOf('cell')).toEqual([
    'Nov 20, 2026',
    'Dec 1, 2026',
    'Snow removal',
    'Confirmed',
    '100045 Nadia Haddad',
    '13,500',
  ])
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/adminOrder/ABCD-1234', '/adminUserList?user=c-1'])
  expect(screen.getByText('283,500')).toBeDefined()
  const asked = server.calls.find(({ operationName }) => operationName === 'OrderReport')
  expect(asked?.variables).toEqual({
    filter: { by: 'Placed', from: '2026-12-01', statuses: ['Confirmed'], catalogs: [] },
    first: 20,
  })
  expect(screen.getByText(/query OrderReport\(/)).toBeDefined()
})

it('follows its filters as they change, and keeps them and the page in the address', async () => {
  const { user, path, server } = await open('/adminReports', {
    server: { OrderReport: orders('cursor-1'), '/graphql': () => ({}) },
  })
  await screen.findByRole('table')
  await user.selectOptions(screen.getByLabelText('Service type'), 'Snow removal')
  await waitFor(() => expect(path()).toBe('/adminReports?report=orders&catalog=SnowRemoval'))
  await user.type(screen.getByLabelText('Order number, name or phone'), ' Nadia ')
  await waitFor(() => expect(path()).toBe('/adminReports?report=orders&catalog=SnowRemoval&text=Nadia'))
  expect(screen.getByLabelText('Order number, name or phone')).toHaveProperty('value', ' Nadia ')
  await waitFor(() => expect(JSON.stringify(server.calls.at(-1)?.variables)).toContain('Nadia'))
  // the page before stays until the next is there, and leads nowhere meanwhile
  const turn = async (name: string) => {
    const button = () => screen.getByRole('button', { name })
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('false'))
    await user.click(button())
  }
  await turn('Next page')
  expect(path()).toContain('&catalog=SnowRemoval&text=Nadia&after=cursor-1')
  expect(await screen.findByText(/^Page 2 of /)).toBeDefined()
  await turn('Previous page')
  expect(await screen.findByText(/^Page 1 of /)).toBeDefined()
  expect(path()).toBe('/adminReports?report=orders&catalog=SnowRemoval&text=Nadia')
  expect(screen.queryByRole('button', { name: 'Previous page' })).toBeNull()
  await turn('Next page')
  await turn('First page')
  expect(path()).toBe('/adminReports?report=orders&catalog=SnowRemoval&text=Nadia')
})

it('narrows the report of orders to visits of series', async () => {
  const { user, path, server } = await open('/adminReports?report=orders&recurring=perhaps', {
    server: { OrderReport: orders(null), '/graphql': () => ({}) },
  })
  await screen.findByRole('table')
  await user.selectOptions(screen.getByLabelText('Recurring visits'), 'Yes')
  await waitFor(() => expect(path()).toBe('/adminReports?report=orders&recurring=Yes'))
  await user.selectOptions(screen.getByLabelText('Recurring visits'), 'No')
  const asked = () =>
    server.calls.flatMap(({ operationName, variables }) =>
      operationName === 'OrderReport' ? [(variables.filter as { recurring?: boolean }).recurring] : [],
    )
  await waitFor(() => expect(asked()).toEqual([undefined, true, false]))
})

it('shows tax by province, and what is owed', async () => {
  const row = {
    province: 'QC',
    name: 'QST',
    ratePercent: 9.975,
    invoicedOn: money(10_000),
    invoiced: money(998),
    credited: money(0),
    net: money(998),
  }
  await open('/adminReports?report=tax', {
    server: {
      TaxReport: () => ({
        data: { taxReport: { rows: [row], totals: [{ name: 'QST', net: money(998) }] } },
      }),
      '/graphql': () => ({}),
    },
  })
  const table = await screen.findByRole('table')
  expect(within(table).getByText('Quebec')).toBeDefined()
  expect(within(table).getByText('9.975%')).toBeDefined()
  expect(screen.getByText('QST owed')).toBeDefined()
})

it('names the province of a payment as its filter does, and the rounding that makes the totals add up', async () => {
  const payment = {
    invoiceNo: 'INV-2026-000001',
    paidAt: { at: '2026-11-21T10:00:00-07:00', zoneLabel: 'MST' },
    paymentId: 7,
    customer: { id: 'c-1', userNo: 'C-1', firstName: 'Nadia', lastName: 'Haddad' },
    method: 'Cash',
    province: 'QC',
    subtotal: money(10_000),
    total: money(11_498),
    paid: money(11_500),
    points: 10_000,
  }
  const totals = {
    ...{ subtotal: money(10_000), tax: money(1_498), cashRounding: money(2), paid: money(11_500) },
    ...{ credited: money(0), kept: money(11_500) },
  }
  await open('/adminReports?report=payments', {
    server: {
      PaymentReport: () => ({
        data: { paymentReport: { totalCount: 1, totals, pageInfo: page, edges: [{ node: payment }] } },
      }),
      '/graphql': () => ({}),
    },
  })
  const table = await screen.findByRole('table')
  expect(within(table).getByRole('cell', { name: 'Quebec' })).toBeDefined()
  expect(screen.getByText('Cash rounding').nextElementSibling?.textContent).toBe('$0.02')
  expect(within(table).getByRole('link', { name: 'INV-2026-000001' }).getAttribute('href')).toBe(
    '/adminUserList?user=c-1&tab=payments&invoice=7',
  )
})

it('says in the document’s words that nothing was found', async () => {
  await open('/adminReports?report=changes', {
    server: {
      ChangeReport: () => ({ data: { changeReport: { totalCount: 0, pageInfo: page, edges: [] } } }),
      '/graphql': () => ({}),
    },
  })
  expect(await screen.findByText('No data found')).toBeDefined()
})

it('says that a report failed, and asks again', async () => {
  let isBroken = true
  const { user } = await open('/adminReports', {
    server: { OrderReport: () => (isBroken ? { status: 500 } : orders(null)()), '/graphql': () => ({}) },
  })
  expect(await screen.findByText('Couldn’t load the report.')).toBeDefined()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table')).toBeDefined()
})

it('copies the query with its variables', async () => {
  const { user } = await open('/adminReports', {
    server: { OrderReport: orders(null), '/graphql': () => ({}) },
  })
  await screen.findByRole('table')
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByText('GraphQL query for this report'))
  await user.click(screen.getByRole('button', { name: 'Copy query' }))
  expect(await screen.findByText('Query copied')).toBeDefined()
  expect(copied.mock.calls[0]?.[0]).toMatch(/^query OrderReport[\s\S]*"first": 20/)
})

it('keeps the page while the next one comes, and leads the reader to its beginning', async () => {
  const { user } = await open('/adminReports', {
    server: {
      OrderReport: (call) => orders(call.variables.after ? null : 'cursor-1')(),
      '/graphql': () => ({}),
    },
  })
  const table = await screen.findByRole('table')
  const { letGo } = holdCalls()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByRole('table')).toBe(table)
  const card = table.closest('section[aria-busy]')
  expect(card?.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Orders' }))
  expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true')
  letGo()
  await waitFor(() => expect(card?.getAttribute('aria-busy')).toBe('false'))
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
  expect(document.activeElement?.tagName).toBe('H2')
})

/** Answers come once they are let go. */
function holdCalls() {
  const plain = globalThis.fetch
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  globalThis.fetch = async (...call) => {
    await held
    return plain(...call)
  }
  return { letGo }
}
