import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expireSession } from '../../session/expiry.ts'
import { returnPath } from '../../session/returnPath.ts'
import { sessionOf } from '../../session/session.ts'
import { olivia, renderApp } from '../../testing/renderApp.tsx'

const opened = () => ({
  data: {
    signIn: {
      token: 'token-9',
      message: 'Login successful.',
      administrator: { __typename: 'Administrator', userName: 'olivia' },
      crewMember: null,
      userErrors: [],
    },
  },
})
const wrong = 'The user name or password is incorrect.'
const refused = () => ({
  data: {
    signIn: {
      token: null,
      message: null,
      administrator: null,
      crewMember: null,
      userErrors: [{ code: 'WRONG_CREDENTIALS', field: 'password', message: wrong }],
    },
  },
})

async function signIn(answer: typeof opened | typeof refused, at = '/admin') {
  const visit = await renderApp({ at, server: { OfficeSignIn: answer } })
  await visit.user.type(screen.getByLabelText('User name'), 'olivia')
  await visit.user.type(screen.getByLabelText('Password'), 'secret-1')
  await visit.user.click(screen.getByRole('button', { name: 'Sign In' }))
  return visit
}

it('asks for both fields', async () => {
  const { user } = await renderApp({ at: '/admin' })
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findAllByText('User name cannot be empty.')).toHaveLength(2)
  expect(screen.getAllByText('Password cannot be empty.')).toHaveLength(2)
})

it('keeps the session of administrators alone, tells the message and offers to go on', async () => {
  const { server } = await signIn(opened)
  expect(await screen.findByText('Login successful.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Continue now' }).getAttribute('href')).toBe('/adminMainPage')
  expect(server.calls[0]?.variables).toEqual({
    input: { area: 'Admin', userName: 'olivia', password: 'secret-1', isRemember: false },
  })
  expect(sessionOf('admin')).toMatchObject({ token: 'token-9', user: { userName: 'olivia' } })
  expect(sessionOf('customer')).toBeNull()
})

it('goes to the main page by itself', async () => {
  const { path } = await signIn(opened)
  await waitFor(() => expect(path()).toBe('/adminMainPage'))
})

it('leads to the address that was asked for before', async () => {
  const { path } = await signIn(opened, '/adminReports?tab=2')
  expect(path()).toBe('/admin')
  expect(await screen.findByRole('link', { name: 'Continue now' })).toHaveProperty(
    'href',
    `${location.origin}/adminReports?tab=2`,
  )
  await waitFor(() => expect(path()).toMatch(/^\/adminReports/))
})

it('keeps the session for every tab, also of a browser that was closed', async () => {
  await signIn(opened)
  expect(await screen.findByText('Login successful.')).toBeDefined()
  expect([localStorage.getItem('admin.token'), sessionStorage.getItem('admin.token')]).toEqual([
    'token-9',
    null,
  ])
})

it('shows a refusal under the password', async () => {
  await signIn(refused)
  expect(await screen.findAllByText(wrong)).toHaveLength(2)
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
})

it('leads an administrator who is signed in on, and one whose session ended back', async () => {
  const { path } = await renderApp({ at: '/admin', admin: olivia })
  expect(path()).toBe('/adminMainPage')
  expireSession('admin')
  expect(await screen.findByText('Your session has expired, please login again.')).toBeDefined()
  await waitFor(() => expect(path()).toBe('/admin'))
})

it('leads back to the page where the session ended', async () => {
  const { path } = await renderApp({ at: '/adminReports?tab=2', admin: olivia })
  const before = path()
  expireSession('admin', { leaveTo: '/' })
  await waitFor(() => expect(path()).toBe('/'))
  expect(returnPath('admin', '/adminMainPage')).toBe(before)
})
