import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { olivia, renderApp } from '../../testing/renderApp.tsx'

const money = (cents: number) => ({ cents })
const page = { hasNextPage: false, endCursor: null }
const orders = (endCursor: string | null) => () => ({
  data: {
    orderReport: {
      totalCount: 21,
      totalPoints: 283500,
      returnedPoints: 13500,
      pageInfo: { hasNextPage: endCursor !== null, endCursor },
      edges: [
        {
          node: {
            id: 'o-1',
            order: {
              orderNo: 'ABCD-1234',
              status: 'Confirmed',
              catalog: 'SnowRemoval',
              bookedDate: '2026-12-01',
              totalPoints: 13500,
            },
            customer: { userNo: '100045', firstName: 'Nadia', lastName: 'Haddad' },
          },
        },
      ],
    },
  },
})

function open(at: string, server: Parameters<typeof renderApp>[0] = {}) {
  return renderApp({ at, admin: olivia, ...server })
}

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
    'Dec 1, 2026',
    'Snow removal',
    'Confirmed',
    '100045 Nadia Haddad',
    '13,500',
  ])
  expect(screen.getByText('283,500')).toBeDefined()
  const asked = server.calls.find(({ operationName }) => operationName === 'OrderReport')
  expect(asked?.variables).toEqual({
    filter: { by: 'Booked', from: '2026-12-01', statuses: ['Confirmed'], catalogs: [] },
    first: 20,
  })
  expect(screen.getByText(/query OrderReport\(/)).toBeDefined()
})

it('keeps filters and page in the address', async () => {
  const { user, path, server } = await open('/adminReports', {
    server: { OrderReport: orders('cursor-1'), '/graphql': () => ({}) },
  })
  await screen.findByRole('table')
  await user.selectOptions(screen.getByLabelText('Catalog'), 'Snow removal')
  await user.type(screen.getByLabelText('Order number, name or phone'), ' Nadia ')
  await user.click(screen.getByRole('button', { name: 'Run' }))
  expect(path()).toBe('/adminReports?report=orders&by=Booked&catalog=SnowRemoval&text=Nadia')
  // the page of these filters is there once it was asked for
  await waitFor(() => expect(JSON.stringify(server.calls.at(-1)?.variables)).toContain('Nadia'))
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  expect(path()).toContain('&catalog=SnowRemoval&text=Nadia&after=cursor-1')
  await user.click(await screen.findByRole('button', { name: 'First page' }))
  expect(path()).toBe('/adminReports?report=orders&by=Booked&catalog=SnowRemoval&text=Nadia')
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

it('names the province of a payment as its filter does', async () => {
  const payment = {
    invoiceNo: 'INV-2026-000001',
    paidAt: { at: '2026-11-21T10:00:00-07:00', zoneLabel: 'MST' },
    customer: { userNo: 'C-1', firstName: 'Nadia', lastName: 'Haddad' },
    method: 'Cash',
    province: 'QC',
    subtotal: money(10_000),
    total: money(11_498),
    paid: money(11_498),
    points: 10_000,
  }
  const totals = Object.fromEntries(
    ['subtotal', 'tax', 'paid', 'credited', 'kept'].map((name) => [name, money(0)]),
  )
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
  expect(await screen.findByText('The report could not be loaded.')).toBeDefined()
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
  await user.click(screen.getByText('The GraphQL query behind this report'))
  await user.click(screen.getByRole('button', { name: 'Copy query' }))
  expect(await screen.findByText('Query copied')).toBeDefined()
  expect(copied.mock.calls[0]?.[0]).toMatch(/^query OrderReport[\s\S]*"first": 20/)
})
