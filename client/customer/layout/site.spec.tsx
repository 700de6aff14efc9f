import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { languageTags } from '../../../schema/rules/enumerations.ts'
import { expireSession } from '../../session/expiry.ts'
import { sessionOf } from '../../session/session.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const nowhere = '/no/such/page'

it('says that a page does not exist, with the way home', async () => {
  await renderApp({ at: nowhere })
  expect(screen.getByRole('heading', { level: 1, name: 'We can’t find this page' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/')
  await waitFor(() => expect(document.title).toBe('We can’t find this page – Aspenrow'))
})

it('offers a visitor Home, About Us and Sign In', async () => {
  await renderApp({ at: nowhere })
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Home', 'About Us'])
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login')
})

it('offers a customer Account and Sign Out', async () => {
  await renderApp({ at: nowhere, user: nadia })
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Home', 'About Us', 'Account'])
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeDefined()
})

it('shows the year and the social link in the footer', async () => {
  await renderApp({ at: nowhere })
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText(/© 2025 Aspenrow/)).toBeDefined()
  expect(footer.getByRole('link', { name: 'Aspenrow on Instagram' })).toBeDefined()
})

it('switches to Hindi under its own tag and keeps the choice', async () => {
  const { user } = await renderApp({ at: nowhere })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ind')
  expect(await screen.findByRole('heading', { level: 1, name: 'यह पेज नहीं मिला' })).toBeDefined()
  expect(document.documentElement.lang).toBe(languageTags.ind)
  expect(localStorage.getItem('preferredLanguage')).toBe('ind')
})

it('signs out here and at the server, says so and goes home', async () => {
  const { user, path, server } = await renderApp({
    at: nowhere,
    user: nadia,
    server: { SignOut: () => ({ data: { signOut: { userErrors: [] } } }) },
  })
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(await screen.findByText(/Logout successful, redirecting to the home page\.\.\./)).toBeDefined()
  await waitFor(() => expect(path()).toBe('/'))
  expect(sessionOf('customer')).toBeNull()
  expect(server.calls[0]?.headers.get('authorization')).toBe('Bearer token-1')
})

it('signs out where the server cannot be told', async () => {
  vi.doMock('../../api/revokeSession.ts', () => {
    throw new Error('no connection')
  })
  const { user, path } = await renderApp({ at: nowhere, user: nadia })
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(path()).toBe('/'))
  expect(sessionOf('customer')).toBeNull()
  vi.doUnmock('../../api/revokeSession.ts')
})

it('tells of an expired session once and goes home', async () => {
  const { path } = await renderApp({ at: nowhere, user: nadia })
  expireSession('customer')
  expireSession('customer')
  expect(await screen.findAllByText('Your session has expired, please login again.')).toHaveLength(1)
  await waitFor(() => expect(path()).toBe('/'))
})

it('opens and closes the phone menu', async () => {
  await renderApp({ at: nowhere })
  // The style sheet hides the button on a window as wide as the specs'.
  const toggle = screen.getByLabelText('Menu')
  fireEvent.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(toggle, { key: 'Escape' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
})
