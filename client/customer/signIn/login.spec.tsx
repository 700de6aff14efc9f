import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sessionOf } from '../../session/session.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const customer = { __typename: 'Customer', id: 'c-1', userNo: '100045', firstName: 'Nadia' }
const welcome: Answer = () => ({
  data: { signIn: { token: 'token-9', message: 'Login successful.', customer, userErrors: [] } },
})
const refusal =
  (field: string | null, message: string): Answer =>
  () => ({
    data: {
      signIn: {
        token: null,
        message: null,
        customer: null,
        userErrors: [{ code: 'WRONG_CREDENTIALS', field, message }],
      },
    },
  })

async function signIn(answer: Answer, isRemember = false, server: Record<string, Answer> = {}) {
  const visit = await renderApp({ at: '/login', server: { SignIn: answer, ...server } })
  await visit.user.type(screen.getByRole('textbox', { name: 'Email or phone number' }), ' nadia@example.ca ')
  await visit.user.type(screen.getByLabelText('Password'), 'secret-1')
  if (isRemember) await visit.user.click(screen.getByRole('checkbox', { name: 'Remember me on this device' }))
  await visit.user.click(screen.getByRole('button', { name: 'Sign In' }))
  return visit
}

it('asks for both fields, in a focused summary and beside them', async () => {
  const { user } = await renderApp({ at: '/login' })
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(screen.getAllByText('Enter your password.')).toHaveLength(2)
  const name = screen.getByRole('textbox', { name: 'Email or phone number' })
  expect(name.getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('link', { name: 'Enter your email or phone number.' }))
  expect(document.activeElement).toBe(name)
})

it('shows and hides the password', async () => {
  const { user } = await renderApp({ at: '/login' })
  const password = screen.getByLabelText('Password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password.getAttribute('type')).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password.getAttribute('type')).toBe('password')
})

it('signs in, tells the message of the server and offers to go on', async () => {
  const { server } = await signIn(welcome)
  expect(await screen.findByText('Login successful.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Continue now' }).getAttribute('href')).toBe('/account')
  expect(server.calls[0]?.variables).toEqual({
    input: { area: 'Customer', userName: 'nadia@example.ca', password: 'secret-1', isRemember: false },
  })
  expect(sessionOf('customer')).toEqual({
    token: 'token-9',
    user: { userId: 'c-1', userNo: '100045', firstName: 'Nadia' },
  })
  expect(localStorage.getItem('customer.token')).toBeNull()
})

it('remembers the session in local storage when asked to', async () => {
  await signIn(welcome, true)
  await waitFor(() => expect(localStorage.getItem('customer.token')).toBe('token-9'))
})

it('goes to /account after two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { path } = await signIn((call) => welcome(call))
  await screen.findByRole('link', { name: 'Continue now' })
  vi.advanceTimersByTime(1500)
  expect(path()).toBe('/login')
  vi.advanceTimersByTime(600)
  await waitFor(() => expect(path()).toBe('/account'))
  // The account asks this fake server for what it does not have.
  await screen.findByText('We couldn’t load your account.')
})

it('shows a refusal under the field it is about and keeps what was typed', async () => {
  await signIn(refusal('password', 'The email, phone number or password is incorrect.'))
  expect(await screen.findAllByText('The email, phone number or password is incorrect.')).toHaveLength(2)
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(' nadia@example.ca ')
  expect(sessionOf('customer')).toBeNull()
})

it('tells a refusal about no field in the summary and as a toast', async () => {
  await signIn(refusal(null, 'Too many failed sign-in attempts.'))
  await waitFor(() => expect(screen.getAllByText('Too many failed sign-in attempts.')).toHaveLength(2))
})

it('tells of no network with the code 0', async () => {
  await signIn(() => {
    throw new TypeError('Failed to fetch')
  })
  await waitFor(() =>
    expect(screen.getAllByText(/We couldn’t reach the server.*Error code: 0/)).toHaveLength(2),
  )
})

it('tells how long to wait after too many requests', async () => {
  await signIn(() => ({ status: 429, headers: { 'retry-after': '41' } }))
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Too many requests. Please wait 41 seconds and try again.')
})

it('says once that an account waits for its activation, and sends the link again', async () => {
  const message = 'Your account isn’t active yet.'
  const userErrors = [{ code: 'ACCOUNT_INACTIVE', field: 'userName', message }]
  const { user, server } = await signIn(
    () => ({ data: { signIn: { token: null, message: null, customer: null, userErrors } } }),
    false,
    { SendActivation: () => ({ data: { sendActivation: { message: 'On its way.', userErrors: [] } } }) },
  )
  const notice = (await screen.findByText(message)).closest('[role=alert]')
  expect(document.activeElement?.contains(notice)).toBe(true)
  expect(screen.queryByRole('heading', { name: 'There’s a problem' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByText('On its way.')).toBeDefined()
  expect(server.calls.at(-1)?.variables).toEqual({
    input: { userName: 'nadia@example.ca', password: 'secret-1' },
  })
})

it('says after the mailed link that the account is active', async () => {
  await renderApp({ at: '/login?activation=done' })
  expect(screen.getByRole('heading', { name: 'Your account is active' })).toBeDefined()
})

it('says after a link that is over what to do', async () => {
  await renderApp({ at: '/login?activation=invalid' })
  expect(screen.getByRole('heading', { name: 'This activation link doesn’t work' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Activate with a code by email' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toMatch(/^mailto:/)
})

it('sends a customer who is signed in already to /account', async () => {
  const { path } = await renderApp({ at: '/login', user: nadia })
  expect(path()).toBe('/account')
  await screen.findByText('We couldn’t load your account.')
})

it('shows neither Sign In nor Sign Out in the header', async () => {
  await renderApp({ at: '/login' })
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
})
