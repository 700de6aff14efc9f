import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { olivia, renderApp } from '../../../testing/renderApp.tsx'

async function open() {
  const visit = await renderApp({ at: '/adminMainPage', admin: olivia })
  await screen.findByRole('button', { name: /Find or go to/ })
  return visit
}

it('finds a screen by its name, and goes there', async () => {
  const { user, path } = await open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Screen, order number or person' }), 'group')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Staff groups')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe('/adminStaffGroupList'))
})

it('searches users for what was typed', async () => {
  const { user, path } = await open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Screen, order number or person' }), 'zoé')
  await user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(path()).toBe('/adminUserList?search=zo%C3%A9'))
})

it('goes to a screen by g and its letter, until single keys are switched off', async () => {
  const { user, path } = await open()
  await user.keyboard('go')
  await waitFor(() => expect(path()).toBe('/adminOrderList'))
  await user.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await user.click(within(help).getByRole('checkbox', { name: /Keys that act alone/ }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('gu')
  expect(path()).toBe('/adminOrderList')
})
