import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../i18n/intlStore.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { otherOrder, pageOf, pendingOrder } from '../../testing/office/orderExamples.ts'
import { cards, openOrders } from '../../testing/office/orderListSteps.ts'

it('greets, counts, and shows what a card has to say', async () => {
  await openOrders({})
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order Settings')
  expect(screen.getByText('Hi, olivia.')).toBeDefined()
  const [card] = await cards()
  if (!card) throw new Error('no card')
  const { getByText, getByRole } = within(card)
  expect(getByText('19,206 points')).toBeDefined()
  expect(getByText(/December 9, 2099 by 9:30.AM/)).toBeDefined()
  expect(getByText('Upcoming')).toBeDefined()
  expect(getByText('212 Saddlecrest Link NE, Calgary, AB T3J 5B8')).toBeDefined()
  expect(getByText('Unconfirmed')).toBeDefined()
  expect(getByText(/it would cost 1,000 points more: 20,206/)).toBeDefined()
  expect(getByRole('link', { name: '(403) 555-0148' }).getAttribute('href')).toBe('tel:+14035550148')
  expect(getByRole('link', { name: 'graham@example.ca' }).getAttribute('href')).toBe(
    'mailto:graham@example.ca',
  )
  // a long one is cut short
  expect(getByRole('link', { name: 'graham@example.ca' }).title).toBe('graham@example.ca')
  expect(screen.getByRole('tab', { name: 'Pending Orders 2' }).getAttribute('aria-selected')).toBe('true')
})

it('marks a visit that the crew could not do, as a card and as a line', async () => {
  const failedVisit = {
    __typename: 'FailedVisit' as const,
    at: '2099-12-09T10:12:00-07:00',
    zoneLabel: 'MST',
  }
  const failed = { ...pendingOrder, order: { ...pendingOrder.order, failedVisit } }
  const { user } = await openOrders({ AdminOrders: () => pageOf([failed, otherOrder]) })
  expect(await screen.findAllByText('Crew couldn’t do the visit')).toHaveLength(1)
  await user.click(screen.getByRole('radio', { name: 'Compact' }))
  await screen.findByTitle('Crew couldn’t do the visit')
})

it('names who is visited first, and the customer where that is somebody else, as a card and as a line', async () => {
  const address = { ...pendingOrder.address, addressId: 'a-2', firstName: 'Eleanor' }
  const { user } = await openOrders({ AdminOrders: () => pageOf([{ ...pendingOrder, address }, otherOrder]) })
  const contact = () => screen.findByRole('link', { name: 'Eleanor Olsen' })
  expect((await contact()).getAttribute('href')).toBe('/adminUserList?user=c-1')
  expect(screen.getAllByText('Customer: Graham Olsen')).toHaveLength(1)
  await user.click(screen.getByRole('radio', { name: 'Compact' }))
  expect((await contact()).parentElement?.textContent).toBe('Eleanor Olsen Customer: Graham Olsen')
})

it('shows what is confirmed of the place in another record beside what was told', async () => {
  const confirmedElsewhere = {
    ...pendingOrder.property,
    __typename: 'ConfirmedElsewhere' as const,
    customerId: 'c-9',
    areaType: 'Over4000' as const,
    isCornerLot: true,
  }
  await openOrders({ AdminOrders: () => pageOf([{ ...pendingOrder, confirmedElsewhere }, otherOrder]) })
  const link = await screen.findByRole('link', { name: 'another record' })
  expect(link.getAttribute('href')).toBe('/adminUserList?user=c-9')
  const facts = (term: string) => screen.getByText(term).nextElementSibling?.textContent
  expect(screen.getAllByText('Confirmed on site')).toHaveLength(1)
  expect(facts('Stated by the customer')).toContain('House')
  expect(facts('Stated by the customer')).not.toContain('sq ft')
  expect(facts('Confirmed on site')).toMatch(/4,000.*sq ft.*Corner lot/)
})

it('keeps tab, catalog, page and size in the address, and reads them from there', async () => {
  const { user, path, server } = await openOrders(
    { AdminOrders: () => pageOf([pendingOrder], 45) },
    '/adminOrderList?tab=2&catalog=3&page=2&size=20',
  )
  await cards()
  expect(server.calls.find(({ operationName }) => operationName === 'AdminOrders')?.variables).toEqual({
    type: 'Confirmed',
    catalog: 'SnowRemoval',
    page: 2,
    pageSize: 20,
  })
  expect(screen.getAllByText('Page 2 of 3')).toHaveLength(2)
  await user.selectOptions(screen.getByLabelText('Per page'), '10')
  expect(path()).toBe('/adminOrderList?tab=2&catalog=3&page=3')
  expect(await screen.findAllByText('Page 3 of 5')).toHaveLength(2)
  screen.getByRole('tab', { name: /Confirmed Orders/ }).focus()
  await user.keyboard('{ArrowRight}')
  expect(path()).toBe('/adminOrderList?tab=3&catalog=3')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /History Orders/ }))
})

it('goes to the last page when the one asked for is past the end', async () => {
  const told: unknown[] = []
  const { path } = await openOrders(
    {
      AdminOrders: ({ variables }) => {
        told.push(screen.queryByText('No order data'))
        return pageOf(variables.page === 2 ? [pendingOrder] : [], 11)
      },
    },
    '/adminOrderList?page=5',
  )
  await cards()
  expect(told).toEqual([null, null])
  expect(path()).toBe('/adminOrderList?page=2')
})

it('takes out of the address what makes no sense', async () => {
  const { path } = await openOrders({}, '/adminOrderList?tab=99&catalog=77&page=-3&size=7')
  await cards()
  expect(path()).toBe('/adminOrderList')
})

it.each<[string, string, ReturnType<Answer>]>([
  ['turned away on the way', '503', { status: 503 }],
  ['failing inside', 'INTERNAL', { errors: [{ message: 'x', extensions: { code: 'INTERNAL' } }] }],
])(
  'names the code and the request of a list that is %s, in a toast and in place',
  async (_, code, answer) => {
    await openOrders({ AdminOrders: () => ({ ...answer, headers: { 'x-request-id': 'r-7' } }) })
    const told = await screen.findByText(`Error code: ${code} · Request: r-7`)
    expect(told.closest('[role=alert]')?.textContent).toContain('Couldn’t load this.')
    expect(await screen.findByText(`Something went wrong. Error code: ${code}`)).toBeDefined()
  },
)

it('says so when there is nothing, and tries again when it fails', async () => {
  let isDown = true
  const { user } = await openOrders({
    AdminOrders: () => {
      if (isDown) throw new Error('no network')
      return pageOf([])
    },
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(again)
  expect(await screen.findByText('No order data')).toBeDefined()
  expect(screen.getByText('New orders appear here.')).toBeDefined()
  expect(screen.getByRole('heading', { level: 2, name: 'No orders' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /page$/ })).toBeNull()
})

it('says that orders are loading, not that there are none', async () => {
  const { user } = await openOrders({})
  expect(await screen.findByRole('heading', { level: 2, name: '2 orders' })).toBeDefined()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await user.click(screen.getByRole('tab', { name: /Lawn Care/ }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Loading orders…' })).toBeDefined()
})

it('does not count what could not be read', async () => {
  await openOrders({ AdminOrders: () => ({ status: 500 }) })
  await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('heading', { level: 2, name: 'Orders' })).toBeDefined()
})

it.each([
  [2, 'Assigned orders appear here.'],
  [3, 'Completed and cancelled orders appear here.'],
])('says what will appear in tab %i', async (tab, words) => {
  await openOrders({ AdminOrders: () => pageOf([]) }, `/adminOrderList?tab=${tab}`)
  expect(await screen.findByText(words)).toBeDefined()
})

it('asks for type and text of a search, and for catalogs only with an order number', async () => {
  const { user, path, server } = await openOrders({ SearchOrders: () => pageOf([]) }, '/adminOrderList')
  await cards()
  await user.keyboard('/')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Search text')))
  await user.click(screen.getByRole('checkbox', { name: 'Lawn Care' }))
  await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Search' }))
  expect(screen.getByText('Search type must be selected.')).toBeDefined()
  expect(screen.getByText('Search text cannot be empty.')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'User FirstName' }))
  expect(screen.getByText('You can filter by service only when searching by order number.')).toBeDefined()
  expect(screen.queryByText('Search type must be selected.')).toBeNull()
  const lawn = screen.getByRole('checkbox', { name: 'Lawn Care' })
  expect(lawn).toHaveProperty('disabled', true)
  expect(lawn).toHaveProperty('checked', false)
  await user.type(screen.getByLabelText('Search text'), 'gra')
  await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('No data found')).toBeDefined()
  expect(screen.getByText(/starting with “gra”\. A last name alone won’t find anything\.$/)).toBeDefined()
  expect(path()).toBe('/adminOrderList?tab=4&type=2&text=gra')
  expect(server.calls.at(-1)?.variables).toMatchObject({ type: 'UserFirstName', text: 'gra', catalogs: [] })
})

it('says what a search lacks in a language that is chosen afterwards', async () => {
  await openOrders({}, '/adminOrderList?tab=4')
  fireEvent.submit(screen.getByRole('search'))
  expect(screen.getByText('Search type must be selected.')).toBeDefined()
  await act(() => chooseLanguage('fr'))
  expect(screen.getByText('Vous devez choisir un type de recherche.')).toBeDefined()
})

it('leaves alone what is typed right after a search was sent', async () => {
  const at = '/adminOrderList?tab=4&type=2&text=gra'
  const { path } = await openOrders({ SearchOrders: () => pageOf([]) }, at)
  const words = screen.getByLabelText('Search text')
  fireEvent.change(words, { target: { value: 'ada' } })
  fireEvent.submit(screen.getByRole('search'))
  // before the address has answered
  fireEvent.change(words, { target: { value: 'adam' } })
  await waitFor(() => expect(path()).toBe('/adminOrderList?tab=4&type=2&text=ada'))
  expect(await screen.findByText('No data found')).toBeDefined()
  expect(words).toHaveProperty('value', 'adam')
})

it('keeps pager and export while the next page comes, with the focus on what was pressed', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const { user, path } = await openOrders({ AdminOrders: () => pageOf([pendingOrder], 45) })
  await cards()
  const plain = globalThis.fetch
  globalThis.fetch = async (...call) => {
    await held
    return plain(...call)
  }
  const [next] = screen.getAllByRole('button', { name: 'Next page' })
  await user.click(next as HTMLElement)
  expect(path()).toBe('/adminOrderList?page=2')
  expect(document.activeElement).toBe(next)
  expect(screen.getByRole('button', { name: /^Export/ })).toBeDefined()
  letGo()
  await cards()
})
