import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import { condo, home, lot } from '../../testing/addressExamples.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { holdAnswers } from '../../testing/heldAnswers.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

// Once before the first visit, which on a busy machine would wait for the chunks longer than for an answer.
beforeAll(async () => {
  await Promise.all([import('../../api/WithApollo.tsx'), import('./AddressListPage.tsx')])
}, 30_000)

const list =
  (...addresses: SavedAddressFragment[]): Answer =>
  () => ({ data: { addresses } })

/** What a command answers: the addresses as they are then, or why not. */
const outcome = (changes: object): Answer => {
  const nothing = { message: null, address: null, addresses: null, removedAddressId: null, userErrors: [] }
  return () => ({ data: { outcome: { __typename: 'AddressPayload', ...nothing, ...changes } } })
}
const refused = (message: string) =>
  outcome({
    userErrors: [
      { __typename: 'UserError', code: 'ADDRESS_IS_DEFAULT', field: null, message, recordId: null },
    ],
  })

async function visit(server: Record<string, Answer>) {
  const visited = await renderApp({ at: '/userAddressDetail', user: nadia, server })
  await screen.findByRole('region', { name: '46 Larkspur Way SW' })
  return visited
}

const card = (name: string) => within(screen.getByRole('region', { name }))

it('shows each address with its tags and what can be done with it', async () => {
  await visit({ SavedAddresses: list(home, condo, lot) })
  const first = card('46 Larkspur Way SW')
  for (const tag of ['Default', 'House', '2,300 to 4,000 sq ft', 'Up to four bathrooms', 'One kitchen'])
    expect(first.getByText(tag)).toBeDefined()
  for (const tag of ['Standard driveway', 'No half-bath', 'Corner lot', 'Walkway'])
    expect(first.getByText(tag)).toBeDefined()
  expect(first.getByRole('link', { name: 'Edit 46 Larkspur Way SW' }).getAttribute('href')).toBe(
    '/editUserAddress/a1',
  )
  expect(first.queryByRole('button')).toBeNull()

  const second = card('1107-530 12 Avenue SW')
  expect(second.getByText('Confirmed')).toBeDefined()
  expect(second.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '(403) 555-0110',
    'Access notes',
  ])
  expect(second.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Set as default',
    'Remove',
  ])
  const third = card('Range Road 24')
  expect(third.getByText('No building details yet.')).toBeDefined()
  expect(third.getByRole('link', { name: /^Add building details/ }).getAttribute('href')).toBe(
    '/editUserAddress/a3#details',
  )
  expect(screen.getByRole('link', { name: 'Add an address' }).getAttribute('href')).toBe('/addUserAddress')
})

it('says tags in the language of the reader', async () => {
  await renderApp({
    at: '/userAddressDetail',
    user: nadia,
    language: 'fr',
    server: { SavedAddresses: list(home) },
  })
  expect(await screen.findByText('Terrain d’angle')).toBeDefined()
  expect(screen.getByText('Jusqu’à quatre salles de bain')).toBeDefined()
})

it('moves the default after asking, and shows it at once', async () => {
  const moved = [
    { ...lot, isDefault: true },
    { ...home, isDefault: false },
  ]
  const { user, server } = await visit({
    SavedAddresses: list(home, lot),
    SetDefaultAddress: outcome({
      message: 'Default address changed',
      address: moved[0],
      addresses: moved,
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Set as default: Range Road 24' }))
  const dialog = await openedDialog('alertdialog', 'Set as default')
  expect(dialog.getByText('Are you sure you want to set this as your default address?')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Set as default' }))
  expect(await screen.findByText('Default address changed')).toBeDefined()
  expect(server.calls.at(-1)?.variables).toEqual({ id: 'a3' })
  expect(card('Range Road 24').getByText('Default')).toBeDefined()
  expect(card('46 Larkspur Way SW').getByRole('button', { name: /^Remove/ })).toBeDefined()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Range Road 24' })),
  )
})

it('removes an address after asking; the focus goes to the card in its place', async () => {
  const { user } = await visit({
    SavedAddresses: list(home, condo, lot),
    RemoveAddress: outcome({
      message: 'Address removed',
      removedAddressId: 'a2',
      addresses: [home, lot],
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Remove 1107-530 12 Avenue SW' }))
  const dialog = await openedDialog('alertdialog', 'Remove address')
  expect(dialog.getByText('Are you sure you want to remove this address?')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Remove address' }))
  expect(await screen.findByText('Address removed')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('region', { name: /12 Avenue/ })).toBeNull())
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Range Road 24' })),
  )
})

it('keeps the address when the question is answered with no, and gives the focus back', async () => {
  const { user, server } = await visit({ SavedAddresses: list(home, lot) })
  const remove = screen.getByRole('button', { name: 'Remove Range Road 24' })
  await user.click(remove)
  await user.click((await openedDialog('alertdialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(remove))
  expect(server.calls.map(({ operationName }) => operationName)).toEqual(['SavedAddresses'])
})

it('tells a refusal inside the question and reads the list again', async () => {
  let addresses = [home, lot]
  const { user } = await visit({
    SavedAddresses: (call) => list(...addresses)(call),
    RemoveAddress: refused('You can’t remove the default address.'),
  })
  addresses = [
    { ...lot, isDefault: true },
    { ...home, isDefault: false },
  ]
  await user.click(screen.getByRole('button', { name: 'Remove Range Road 24' }))
  const dialog = await openedDialog('alertdialog')
  await user.click(dialog.getByRole('button', { name: 'Remove address' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('You can’t remove the default address.')
  expect(dialog.queryByRole('button', { name: 'Remove address' })).toBeNull()
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await card('Range Road 24').findByText('Default')).toBeDefined()
})

it('tells a refusal by a toast when the question was closed before it came', async () => {
  const { user } = await visit({
    SavedAddresses: list(home, lot),
    RemoveAddress: refused('You can’t remove the default address.'),
  })
  const answer = holdAnswers('RemoveAddress')
  await user.click(screen.getByRole('button', { name: 'Remove Range Road 24' }))
  const dialog = await openedDialog('alertdialog')
  await user.click(dialog.getByRole('button', { name: 'Remove address' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  answer()
  expect(await screen.findByText('You can’t remove the default address.')).toBeDefined()
})

it('lets one try again when the answer did not come', async () => {
  let isDown = true
  const { user } = await visit({
    SavedAddresses: (call) => (isDown ? list(home, lot) : list(home))(call),
    RemoveAddress: (call) => {
      if (isDown) throw new TypeError('Failed to fetch')
      return outcome({ message: 'Address removed', removedAddressId: 'a3', addresses: [home] })(call)
    },
  })
  await user.click(screen.getByRole('button', { name: 'Remove Range Road 24' }))
  const dialog = await openedDialog('alertdialog')
  await user.click(dialog.getByRole('button', { name: 'Remove address' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^We didn’t get an answer/)
  isDown = false
  await user.click(dialog.getByRole('button', { name: 'Remove address' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Range Road 24' })).toBeNull())
})

it('leads somebody without an address to the form', async () => {
  await renderApp({ at: '/userAddressDetail', user: nadia, server: { SavedAddresses: list() } })
  expect(await screen.findByText('No saved addresses yet')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Add an address' }).getAttribute('href')).toBe('/addUserAddress')
})

it('leads to the recurring visits that keep an address', async () => {
  const message = 'Recurring visits take place at this address.'
  const kept = { __typename: 'UserError', code: 'ADDRESS_HAS_SERIES', field: null, message, recordId: 's-1' }
  const { user } = await visit({
    SavedAddresses: list(home, lot),
    RemoveAddress: outcome({ userErrors: [kept] }),
  })
  await user.click(screen.getByRole('button', { name: 'Remove Range Road 24' }))
  const dialog = await openedDialog('alertdialog')
  await user.click(dialog.getByRole('button', { name: 'Remove address' }))
  const link = await dialog.findByRole('link', { name: 'See these visits' })
  expect(link.getAttribute('href')).toBe('/userSeries/s-1')
  expect(dialog.getByRole('alert').textContent).toBe(message)
})

it('offers another try when the list cannot be read', async () => {
  let isDown = true
  const { user } = await renderApp({
    at: '/userAddressDetail',
    user: nadia,
    server: {
      SavedAddresses: (call) =>
        isDown
          ? { errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }
          : list(home)(call),
    },
  })
  expect((await screen.findAllByRole('alert'))[0]?.textContent).toMatch(/We couldn’t load this\./)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: '46 Larkspur Way SW' })).toBeDefined()
})

it.each(['/userAddressDetail', '/addUserAddress', '/editUserAddress/a1'])(
  'sends visitors of %s home',
  async (at) => {
    const { path } = await renderApp({ at })
    expect(path()).toBe('/')
  },
)
