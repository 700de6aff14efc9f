import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../testing/renderApp.tsx'
import { toast } from './toasts.ts'

const show = (...[kind, message]: Parameters<typeof toast>) => act(async () => toast(kind, message))

it('shows one message of a kind at a time', async () => {
  await renderApp({ at: '/' })
  await show('success', 'Saved')
  await show('warning', 'Nearly full')
  expect(await screen.findByText('Saved')).toBeDefined()
  await show('success', 'Copied')
  expect(await screen.findByText('Copied')).toBeDefined()
  expect(screen.queryByText('Saved')).toBeNull()
  expect(screen.getByText('Nearly full')).toBeDefined()
})

it('keeps a message on the next page, and takes it away with Back', async () => {
  const { user, back } = await renderApp({ at: '/' })
  await show('success', 'Saved')
  await user.click(screen.getAllByRole('link', { name: 'About Us' })[0] as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: 'About us' })
  expect(await screen.findByText('Saved')).toBeDefined()
  await back()
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
})
