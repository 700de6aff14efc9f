import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/renderApp.tsx'

it('shows the team, the address, phone, e-mail, social link, and when crews come where', async () => {
  await renderApp({ at: '/about' })
  expect(screen.getByRole('region', { name: 'The team' })).toBeDefined()
  expect(screen.getByText(/210 8 Avenue SW/)).toBeDefined()
  expect(screen.getByRole('link', { name: '(403) 555-0110' }).getAttribute('href')).toBe('tel:+14035550110')
  expect(screen.getByRole('link', { name: 'hello@aspenrow.example' })).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Aspenrow on Instagram' })).toHaveLength(2)
  expect(screen.getByText('Monday to Saturday')).toBeDefined()
  expect(screen.getByText(/^Calgary, Airdrie, /)).toBeDefined()
})

it('takes the focus to its heading when one comes from another page', async () => {
  const { user } = await renderApp({ at: '/no/such/page' })
  await user.click(screen.getAllByRole('link', { name: 'About Us' })[0] as HTMLElement)
  const heading = await screen.findByRole('heading', { level: 1, name: 'About us' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await waitFor(() => expect(document.title).toBe('About us – Aspenrow'))
})
