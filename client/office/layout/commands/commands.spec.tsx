import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { home } from '../../../testing/addressExamples.ts'
import type { Answer } from '../../../testing/fakeServer.ts'
import { olivia, renderApp } from '../../../testing/renderApp.tsx'

const crews = {
  CommandCrews: () => ({
    data: { clock: { at: '2026-11-28T09:00:00-07:00' }, staffGroups: [], staffMembers: [] },
  }),
}

async function open(server: Record<string, Answer> = {}) {
  const visit = await renderApp({ at: '/adminMainPage', admin: olivia, server: { ...crews, ...server } })
  await screen.findByRole('button', { name: /Search/ })
  return visit
}

it('finds a screen by its name, and goes there', async () => {
  const { user, path } = await open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Screen, order number or person' }), 'crew')
  const menu = within(screen.getByRole('listbox'))
  expect(menu.getByRole('option', { selected: true, name: 'Crews' })).toBeDefined()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe('/adminStaffGroupList'))
})

it('leaves Enter and arrows to an input method while somebody composes a word', async () => {
  const { user, path } = await open()
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Screen, order number or person' })
  await user.type(field, 'crew')
  for (const key of ['ArrowDown', 'Enter'])
    expect(fireEvent.keyDown(field, { key, isComposing: true })).toBe(true)
  expect(path()).toBe('/adminMainPage')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe('/adminStaffGroupList'))
})

it('shows people and orders while one types, and goes to them', async () => {
  const order = {
    id: 'o-1',
    orderNo: 'K7M4-2QXP',
    status: 'Pending',
    serviceName: 'Deep clean',
    bookedDate: '2026-11-25',
  }
  const officeMay = { assign: true, cancel: true, move: false, addNote: false }
  const customer = { id: 'c-1', firstName: 'Zoé', lastName: 'Quill' }
  const { user, path, server } = await open({
    CommandHits: ({ variables }) => ({
      data: {
        customers:
          variables.text === 'zoé'
            ? {
                totalCount: 1,
                items: [
                  {
                    ...customer,
                    userNo: '100045',
                    email: 'zoe@example.com',
                    phoneNo: null,
                    addresses: [home],
                  },
                ],
              }
            : { totalCount: 0, items: [] },
        orderReport:
          variables.text === 'nobody'
            ? { totalCount: 0, edges: [] }
            : { totalCount: 1, edges: [{ node: { id: 'o-1', order, officeMay, customer } }] },
      },
    }),
  })
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Screen, order number or person' })
  await user.type(field, 'zoé')
  const person = await screen.findByRole('option', {
    name: 'Zoé Quill · 100045 zoe@example.com · 46 Larkspur Way SW, Calgary',
  })
  expect(person.getAttribute('aria-selected')).toBe('true')
  expect(
    screen.getByRole('option', { name: /^K7M4-2QXP\s*Nov 25, 2026 Deep clean · Zoé Quill Pending$/ }),
  ).toBeDefined()
  expect(screen.queryByRole('option', { name: /Customers matching/ })).toBeNull()
  await user.clear(field)
  await user.type(field, 'nobody')
  expect(await screen.findByText('No results for “nobody”.')).toBeDefined()
  expect(screen.getByText(/^For example: 5JRB/)).toBeDefined()
  await user.clear(field)
  await user.type(field, 'k7m4-2qxp')
  await screen.findByRole('option', { name: /^K7M4-2QXP/, selected: true })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe('/adminOrder/K7M4-2QXP'))
  // one question for each pause, none for each letter
  const asked = server.calls.filter(({ operationName }) => operationName === 'CommandHits')
  expect(asked.map(({ variables }) => variables)).toEqual(
    ['zoé', 'nobody', 'k7m4-2qxp'].map((text) => ({ text, statuses: [] })),
  )
})

it('says when it could not search people and orders', async () => {
  const { user } = await open({ CommandHits: () => ({ status: 503 }) })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'zoé')
  expect(await screen.findByText('Couldn’t search customers and orders.')).toBeDefined()
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
  await user.click(within(help).getByRole('checkbox', { name: /Single-key shortcuts/ }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('gu')
  expect(path()).toBe('/adminOrderList')
})

it('closes what was opened when the browser leads back to another page', async () => {
  const { user, path, back } = await open()
  await user.keyboard('go')
  await waitFor(() => expect(path()).toBe('/adminOrderList'))
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await back()
  await waitFor(() => expect(path()).toBe('/adminMainPage'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
