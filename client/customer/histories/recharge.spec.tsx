import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { viewer } from '../../testing/customer/historyExamples.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const server = { RechargeHead: () => ({ data: { me: viewer } }) }

it('tells in three steps how points are bought, and whom to ask', async () => {
  await renderApp({ at: '/userRecharge', user: nadia, server })
  const [steps] = screen.getAllByRole('list').filter((list) => list.tagName === 'OL')
  const headings = within(steps as HTMLElement).getAllByRole('heading', { level: 2 })
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Send us a payment',
    'We confirm your payment',
    'Your points are ready',
  ])
  expect(await screen.findByText(/22,980/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'hello@aspenrow.example' }).getAttribute('href')).toBe(
    'mailto:hello@aspenrow.example',
  )
  expect(screen.getByRole('link', { name: 'Payment history' }).getAttribute('href')).toBe(
    '/userPaymentHistory',
  )
})

const money = (cents: number) => ({ __typename: 'Money', cents })
const sum: Answer = ({ variables }) => {
  const cents = Number(variables.amountCents)
  const tax = cents / 20
  const figures = {
    subtotal: money(cents),
    total: money(cents + tax),
    paid: money(Math.round((cents + tax) / 5) * 5),
  }
  const taxes = [{ __typename: 'TaxAmount', name: 'GST', ratePercent: 5, amount: money(tax) }]
  const quote = { __typename: 'RechargeQuote', points: cents, province: 'AB', taxes, ...figures }
  return { data: { quote, cash: quote } }
}

it('says what the missing points cost, in whole dollars, and copies the total', async () => {
  const { user } = await renderApp({
    at: '/userRecharge?points=6660',
    user: nadia,
    server: { ...server, RechargeSum: sum },
  })
  expect(screen.getByLabelText<HTMLInputElement>('Points you want').value).toBe('6660')
  expect(screen.getByLabelText<HTMLInputElement>('Or whole dollars before tax ($)').value).toBe('67')
  expect(await screen.findByText('GST 5% (Alberta)')).toBeDefined()
  expect(screen.getByText('You get, rounded up to whole dollars')).toBeDefined()
  // the total, and the amount of the transfer
  expect(screen.getAllByText('$70.35')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Copy total' }))
  expect(await screen.findByText('Total copied')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe('70.35')
  expect(screen.queryByText('Total in cash')).toBeNull()
})

it('follows what is typed in either field, and says what cannot be paid', async () => {
  const { user } = await renderApp({
    at: '/userRecharge',
    user: nadia,
    server: { ...server, RechargeSum: sum },
  })
  const points = screen.getByLabelText<HTMLInputElement>('Points you want')
  const dollars = screen.getByLabelText<HTMLInputElement>('Or whole dollars before tax ($)')
  await user.type(dollars, '11')
  expect(points.value).toBe('1100')
  // $11.55, and $11.55 in cash: nothing to round
  expect(await screen.findAllByText('$11.55')).toHaveLength(2)
  await user.clear(dollars)
  await user.type(dollars, '100000')
  expect(screen.getByText('Enter $1 to $99,999.')).toBeDefined()
  expect(screen.queryByText('GST 5% (Alberta)')).toBeNull()
})

it('copies the customer number to quote', async () => {
  const { user } = await renderApp({ at: '/userRecharge', user: nadia, server })
  await user.click(screen.getByRole('button', { name: 'Copy customer number' }))
  expect(await screen.findByText('Customer number copied')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe('100045')
})

it('says where a browser has no clipboard, as over plain http, that nothing was copied', async () => {
  const { user } = await renderApp({ at: '/userRecharge', user: nadia, server })
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
  await user.click(screen.getByRole('button', { name: 'Copy customer number' }))
  expect(await screen.findByText('We couldn’t copy the number. Please select it.')).toBeDefined()
})

it('still says how to pay when the balance cannot be read', async () => {
  await renderApp({ at: '/userRecharge', user: nadia, server: { RechargeHead: () => ({ status: 503 }) } })
  expect(await screen.findByText('We couldn’t load your balance.')).toBeDefined()
  expect(await screen.findByText('Something went wrong. Error code: 503')).toBeDefined()
  expect(screen.getByText('100045')).toBeDefined()
})

it('ends a session that has no customer behind it', async () => {
  const { path } = await renderApp({
    at: '/userRecharge',
    user: nadia,
    server: { RechargeHead: () => ({ data: { me: null } }) },
  })
  expect(await screen.findByText('Your session has expired, please login again.')).toBeDefined()
  await waitFor(() => expect(path()).toBe('/'))
})
