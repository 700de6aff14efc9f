import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { watchReloads } from '../../../testing/reloads.ts'
import { renderApp } from '../../../testing/renderApp.tsx'

afterEach(() => vi.doUnmock('./HumanProofFields.tsx'))

it('says that the page could not be loaded when the check for programs is missing, and looks for a newer version', async () => {
  // what React says of a part that threw
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = watchReloads()
  vi.doMock('./HumanProofFields.tsx', () => {
    throw new Error('taken away')
  })
  await renderApp({ at: '/passwordReset1' })
  expect(await screen.findByRole('heading', { name: 'We couldn’t load this page' })).toBeDefined()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})
