import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answer } from '../../testing/fakeServer.ts'
import { cardOf, nadiaCard, page } from '../../testing/office/userExamples.ts'
import { sentOf, visit } from '../../testing/office/visitUsers.ts'
import { renderApp } from '../../testing/renderApp.tsx'

it('sends visitors to the sign-in', async () => {
  const { path } = await renderApp({ at: '/adminUserList' })
  expect(path()).toBe('/admin')
})

it('lists customers with name or Unset, tag, ways to reach them, points and rank', async () => {
  await visit('')
  const nadia = await screen.findByRole('link', { name: 'Nadia Kowalchuk' })
  expect(nadia.closest('li')?.textContent).toBe(
    'NKNadia KowalchukVIP(403) 555-0172nadia@example.comNumber C-482130Orders 122 openLast visit Nov 18, 2026Customer since Mar 3, 202322,980Gold',
  )
  const newcomer = screen.getByRole('link', { name: 'Unset' })
  expect(newcomer.closest('li')?.textContent).toBe(
    'UnsetInactivenew@example.comNumber C-482131Orders 0Last visit None yetCustomer since Mar 3, 20230Bronze',
  )
})

it('takes out of the address what makes no sense, and says of a customer who is not there that there is none', async () => {
  const visited = await visit('?page=-3&size=7&list=some&tab=none&user=nonsense', {
    OfficeUser: cardOf(null),
  })
  await waitFor(() => expect(visited.path()).toBe('/adminUserList?user=nonsense'))
  expect((await screen.findByRole('alert')).textContent).toBe('Customer not found.')
})

it('searches as one types, from the first page, and keeps it in the address', async () => {
  const visited = await visit('?page=3', { OfficeUsers: page(nadiaCard) })
  await visited.user.type(await screen.findByRole('searchbox'), 'kowal')
  await waitFor(() => expect(visited.path()).toBe('/adminUserList?search=kowal'))
  await waitFor(() =>
    expect(sentOf(visited, 'OfficeUsers').at(-1)).toEqual({
      page: 1,
      pageSize: 10,
      search: 'kowal',
      only: [],
      sort: 'Newest',
    }),
  )
})

it('keeps a card open that was opened before the search began', async () => {
  const visited = await visit('', { OfficeUsers: page(nadiaCard) })
  const nadia = await screen.findByRole('link', { name: 'Nadia Kowalchuk' })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'kowal' } })
  fireEvent.click(nadia)
  const card = `user=${nadiaCard.id}`
  await waitFor(() => expect(visited.path()).toContain(card))
  await waitFor(() => expect(visited.path()).toContain('search=kowal'))
  expect(visited.path()).toContain(card)
})

it('says that nobody is found, and shows all again', async () => {
  const visited = await visit('?search=zzz', {
    OfficeUsers: (call) => (call.variables.search ? page()(call) : page(nadiaCard)(call)),
  })
  expect(await screen.findByText('No user data')).toBeDefined()
  expect(screen.queryByRole('button', { name: /page$/ })).toBeNull()
  await visited.user.click(screen.getByRole('button', { name: 'Show all customers' }))
  expect(await screen.findByRole('link', { name: 'Nadia Kowalchuk' })).toBeDefined()
  expect(visited.path()).toBe('/adminUserList')
})

it('offers another try when the list cannot be read', async () => {
  let isDown = true
  const { user } = await visit('', {
    OfficeUsers: (call) =>
      isDown
        ? { errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }
        : page(nadiaCard)(call),
  })
  await screen.findByText('Couldn’t load the customers.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Nadia Kowalchuk' })).toBeDefined()
})

it('pages by 10, 20 and 50, and keeps that in the address', async () => {
  const many: Answer = () => ({
    data: {
      customers: {
        __typename: 'OfficeCustomerPage',
        items: [nadiaCard],
        totalCount: 41,
        page: 1,
        pageSize: 10,
      },
    },
  })
  const visited = await visit('', { OfficeUsers: many })
  await visited.user.click(await screen.findByRole('button', { name: 'Next page' }))
  expect(visited.path()).toBe('/adminUserList?page=2')
  await visited.user.selectOptions(screen.getByLabelText('Per page'), '50')
  expect(visited.path()).toContain('size=50')
  await waitFor(() =>
    expect(sentOf(visited, 'OfficeUsers').map(({ page, pageSize }) => [page, pageSize])).toEqual([
      [1, 10],
      [2, 10],
      [1, 50],
    ]),
  )
})

it('leads from a page past the end to the last one', async () => {
  const visited = await visit('?page=999&size=20&user=c-1', {
    OfficeUsers: ({ variables }) => ({
      data: {
        customers: {
          __typename: 'OfficeCustomerPage',
          items: variables.page === 3 ? [nadiaCard] : [],
          totalCount: 41,
          page: variables.page,
          pageSize: 20,
        },
      },
    }),
  })
  expect(await screen.findByRole('link', { name: 'Nadia Kowalchuk' })).toBeDefined()
  expect(visited.path()).toBe('/adminUserList?page=3&size=20&user=c-1')
  expect(screen.queryByText('No user data')).toBeNull()
})

it('opens a card beside the list, and gives the focus back to its line', async () => {
  const visited = await visit('')
  await visited.user.click(await screen.findByRole('link', { name: 'Nadia Kowalchuk' }))
  const card = await screen.findByRole('complementary', { name: 'Nadia Kowalchuk' })
  expect(visited.path()).toBe('/adminUserList?user=c-1')
  expect(document.activeElement).toBe(card)
  await visited.user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Nadia Kowalchuk'))
  expect(visited.path()).toBe('/adminUserList')
})

it('filters and sorts, from the first page, and keeps that in the address', async () => {
  const visited = await visit('?page=3&sort=nonsense', { OfficeUsers: page(nadiaCard) })
  await visited.user.click(await screen.findByRole('button', { name: 'No visit in 60 days' }))
  await visited.user.click(screen.getByRole('button', { name: 'VIP' }))
  await visited.user.selectOptions(screen.getByLabelText('Sort by'), 'Last visit')
  await waitFor(() => expect(visited.path()).toBe('/adminUserList?only=Vip%2CNoRecentVisit&sort=LastVisit'))
  expect(sentOf(visited, 'OfficeUsers').at(-1)).toMatchObject({
    page: 1,
    only: ['Vip', 'NoRecentVisit'],
    sort: 'LastVisit',
  })
  await visited.user.click(screen.getByRole('button', { name: 'VIP', pressed: true }))
  await waitFor(() => expect(visited.path()).toBe('/adminUserList?only=NoRecentVisit&sort=LastVisit'))
})
