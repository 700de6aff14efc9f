import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { App } from '../app/App.tsx'
import { chooseLanguage } from '../i18n/intlStore.ts'
import { fakeServer } from '../testing/fakeServer.ts'
import { watchReloads } from '../testing/reloads.ts'
import { lazyPart } from './lazyPart.tsx'
import { MenuButton } from './MenuButton.tsx'

afterEach(() => vi.doUnmock('./OpenedMenu.tsx'))

/** Draws something while the server is there; gives what counts how often the page would be loaded anew. */
async function draw(content: ReactNode) {
  fakeServer({})
  await chooseLanguage('en')
  const reload = watchReloads()
  render(<App>{content}</App>)
  return reload
}

async function expectTold(reload: () => void): Promise<void> {
  expect(await screen.findByText(/^We couldn’t load this part of the page\./)).toBeDefined()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
}

it('closes a dialog whose code is missing, says so and looks for a newer version', async () => {
  const Missing = lazyPart(() => Promise.reject(new Error('taken away')))
  const onClose = vi.fn()
  const reload = await draw(<Missing onClose={onClose} />)
  await expectTold(reload)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('lets go of a button whose menu is missing, says so and looks for a newer version', async () => {
  vi.doMock('./OpenedMenu.tsx', () => {
    throw new Error('taken away')
  })
  const trigger = <button type="button">Actions</button>
  const reload = await draw(<MenuButton trigger={trigger} choices={[]} onChoose={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  await expectTold(reload)
  expect(screen.getByRole('button', { name: 'Actions' }).getAttribute('aria-busy')).toBeNull()
})
