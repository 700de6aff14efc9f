import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sessionOf, startSession } from '../../session/session.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const reply = (changes: object) => ({
  data: {
    changePassword: {
      __typename: 'ChangePasswordPayload',
      token: null,
      message: null,
      userErrors: [],
      ...changes,
    },
  },
})
const changed: Answer = () => reply({ token: 'token-2', message: 'Your password has been changed.' })

async function change(
  [current, next, again]: readonly [string, string, string],
  ChangePassword: Answer = changed,
) {
  const visited = await renderApp({ at: '/changePassword', user: nadia, server: { ChangePassword } })
  await fill(visited.user, [current, next, again])
  return visited
}

async function fill(
  user: Awaited<ReturnType<typeof renderApp>>['user'],
  [current, next, again]: readonly [string, string, string],
) {
  if (current) await user.type(screen.getByLabelText('Current password'), current)
  if (next) await user.type(screen.getByLabelText('New password'), next)
  if (again) await user.type(screen.getByLabelText('Confirm new password'), again)
  await user.click(screen.getByRole('button', { name: 'Change password' }))
}

it('goes on with the fresh token, which stays remembered', async () => {
  const { server } = await change(['old-secret', 'new-secret', 'new-secret'])
  expect(await screen.findByText('Your password has been changed.')).toBeDefined()
  expect(server.calls[0]?.variables).toEqual({
    input: { currentPassword: 'old-secret', newPassword: 'new-secret' },
  })
  expect(sessionOf('customer')).toEqual({ token: 'token-2', user: nadia })
  expect(localStorage.getItem('customer.token')).toBe('token-2')
  expect(sessionStorage.getItem('customer.token')).toBeNull()
})

it('asks before a password that was typed is left, and nothing once it is changed', async () => {
  const { user, path } = await renderApp({
    at: '/changePassword',
    user: nadia,
    server: { ChangePassword: changed },
  })
  await user.type(screen.getByLabelText('New password'), 'new-secret')
  await user.click(screen.getByRole('link', { name: 'About Us' }))
  await user.click(await screen.findByRole('button', { name: 'Stay on this page' }))
  // jsdom draws no closing, so that the box itself stays, and the page behind it hidden
  await waitFor(() => expect(screen.getByRole('alertdialog').dataset.state).toBe('closed'))
  expect(path()).toBe('/changePassword')
  await fill(user, ['old-secret', '', 'new-secret'])
  await screen.findByText('Your password has been changed.')
  await user.click(screen.getByRole('link', { name: 'About Us', hidden: true }))
  await waitFor(() => expect(path()).toBe('/about'))
})

it('keeps a session that ends with the browser in the browser alone', async () => {
  const { user } = await renderApp({
    at: '/changePassword',
    user: nadia,
    server: { ChangePassword: changed },
  })
  startSession('customer', { token: 'token-1', user: nadia, isRemember: false })
  await fill(user, ['old-secret', 'new-secret', 'new-secret'])
  await waitFor(() => expect(sessionStorage.getItem('customer.token')).toBe('token-2'))
  expect(localStorage.getItem('customer.token')).toBeNull()
})

it('goes to the account after two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { path } = await change(['old-secret', 'new-secret', 'new-secret'])
  await screen.findByRole('link', { name: 'Continue now' })
  vi.advanceTimersByTime(2100)
  await waitFor(() => expect(path()).toBe('/account'))
  await screen.findByText('We couldn’t load your account.')
})

it.each<[string, [string, string, string], string]>([
  ['all three', ['', '', ''], 'Enter your current password.'],
  ['six characters', ['old-secret', 'short', 'short'], tooShort()],
  [
    'another one',
    ['old-secret', 'old-secret', 'old-secret'],
    'Choose a password that’s different from your current one.',
  ],
  ['the same twice', ['old-secret', 'new-secret', 'other'], 'The passwords you entered do not match.'],
])('asks for %s in the documented words and sends nothing', async (_, typed, words) => {
  const { server } = await change(typed)
  expect(await screen.findAllByText(words)).toHaveLength(2)
  expect(server.calls).toEqual([])
})

it('tells a wrong current password at its field and keeps the session', async () => {
  const message = 'The current password is wrong.'
  await change(['wrong', 'new-secret', 'new-secret'], () =>
    reply({ userErrors: [{ code: 'CURRENT_PASSWORD_WRONG', field: 'currentPassword', message }] }),
  )
  expect(await screen.findAllByText(message)).toHaveLength(2)
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/^Forgot it\? Sign out/)).toBeDefined()
  expect(sessionOf('customer')?.token).toBe('token-1')
})

it('says the lockout in the summary and as a toast', async () => {
  const message = 'Too many failed attempts.'
  await change(['wrong', 'new-secret', 'new-secret'], () =>
    reply({ userErrors: [{ code: 'TOO_MANY_ATTEMPTS', field: null, message }] }),
  )
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
})

function tooShort(): string {
  return 'The password your entered does not meet the minimum length requirement.'
}

it('takes the mismatch away once the two are the same, whichever is mended', async () => {
  const { user } = await change(['old-secret', 'new-secre', 'new-secret'])
  await screen.findAllByText('The passwords you entered do not match.')
  await user.type(screen.getByLabelText('New password'), 't')
  await waitFor(() => expect(screen.queryByText('The passwords you entered do not match.')).toBeNull())
})

it('takes a refusal away with the next change of its field', async () => {
  const message = 'The current password is wrong.'
  const { user } = await change(['wrong', 'new-secret', 'new-secret'], () =>
    reply({ userErrors: [{ code: 'CURRENT_PASSWORD_WRONG', field: 'currentPassword', message }] }),
  )
  await screen.findAllByText(message)
  await user.type(screen.getByLabelText('Current password'), '1')
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())
})
