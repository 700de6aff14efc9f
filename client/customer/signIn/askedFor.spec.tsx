import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answer } from '../../testing/fakeServer.ts'
import { renderApp } from '../../testing/renderApp.tsx'

/** What somebody meant who has to sign in first (decision X3). */

const customer = { __typename: 'Customer', id: 'c-1', userNo: '100045', firstName: 'Nadia' }
const SignIn: Answer = () => ({
  data: { signIn: { token: 'token-9', message: 'Login successful.', customer, userErrors: [] } },
})

type Visit = Awaited<ReturnType<typeof renderApp>>

async function signIn({ user }: Visit): Promise<void> {
  await user.type(await screen.findByLabelText('Email or phone number'), 'nadia@example.ca')
  await user.type(screen.getByLabelText('Password'), 'secret-1')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await user.click(await screen.findByRole('link', { name: 'Continue now' }))
}

it.each([
  ['/userOrderDetail/HHVC-57XY', 'Sign in to see your order.'],
  ['/selectServiceAddress/3', 'Sign in to continue booking snow removal.'],
  ['/privacy', 'Sign in to see the page you asked for.'],
])('says at home and at the form what signing in is for, from %s', async (at, words) => {
  const { user, path } = await renderApp({ at })
  const status = (await screen.findByText(words)).closest('[role=status]') as HTMLElement
  expect(path()).toBe('/')
  const way = status.querySelector('a') as HTMLElement
  expect(way.textContent).toBe('Sign In')
  await user.click(way)
  await waitFor(() => expect(path()).toBe('/login'))
  expect(await screen.findByText(words)).toBeDefined()
})

it('forgets it when a visitor chooses another page', async () => {
  const visit = await renderApp({ at: '/privacy', server: { SignIn } })
  await screen.findByText('Sign in to see the page you asked for.')
  await visit.user.click(screen.getByRole('link', { name: 'About Us' }))
  await waitFor(() => expect(visit.path()).toBe('/about'))
  await visit.user.click(screen.getByRole('link', { name: 'Sign In' }))
  await signIn(visit)
  await waitFor(() => expect(visit.path()).toBe('/account'))
})

it('opens the account where the order asked for is not one of theirs', async () => {
  const OrderDetail: Answer = () => ({ data: { order: null } })
  const visit = await renderApp({ at: '/userOrderDetail/HHVC-57XY', server: { SignIn, OrderDetail } })
  await visit.user.click((await screen.findAllByRole('link', { name: 'Sign In' }))[0] as HTMLElement)
  await signIn(visit)
  await waitFor(() => expect(visit.path()).toBe('/account'))
  expect(visit.server.calls.map(({ operationName }) => operationName)).toContain('OrderDetail')
})

it('offers on the account to go on with the booking that led to signing in', async () => {
  const visit = await renderApp({ at: '/', server: { SignIn } })
  await visit.user.click((await screen.findAllByRole('button', { name: 'Book cleaning' }))[0] as HTMLElement)
  expect(await screen.findByText('Sign in to continue booking house cleaning.')).toBeDefined()
  await signIn(visit)
  expect(await screen.findByRole('button', { name: 'Continue booking house cleaning' })).toBeDefined()
  expect(visit.path()).toBe('/account')
})
