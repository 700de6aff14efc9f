import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { viewer } from '../../testing/customer/historyExamples.ts'
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
