import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SavedAddressFragment } from '../../../gql/graphql.ts'
import { condo, home, lot } from '../../../parts/address/addressExamples.ts'
import type { Answer } from '../../../testing/fakeServer.ts'
import { nadia, renderApp } from '../../../testing/renderApp.tsx'

// Once before the first visit, which on a busy machine would wait for the chunks longer than for an answer.
beforeAll(async () => {
  await Promise.all([
    import('../../../WithApollo.tsx'),
    import('./AddAddressPage.tsx'),
    import('./EditAddressPage.tsx'),
  ])
}, 30_000)

const me = { __typename: 'Customer', id: 'c-1', firstName: 'Nadia', lastName: 'Kowalchuk' }
const start =
  (...addresses: SavedAddressFragment[]): Answer =>
  () => ({ data: { me, addresses } })
const found =
  (address: SavedAddressFragment | null): Answer =>
  () => ({ data: { address } })

const outcome = (changes: object): Answer => {
  const nothing = { message: null, address: null, addresses: null, removedAddressId: null, userErrors: [] }
  return () => ({ data: { outcome: { __typename: 'AddressPayload', ...nothing, ...changes } } })
}
const refused = (field: string | null, message: string) =>
  outcome({ userErrors: [{ __typename: 'UserError', code: 'FIELD_INVALID', field, message }] })

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const details = () => screen.getByRole('button', { name: /^Building details/ })

async function add(server: Record<string, Answer>, at = '/addUserAddress') {
  const visited = await renderApp({ at, user: nadia, server: { NewAddress: start(home), ...server } })
  await screen.findByRole('textbox', { name: 'City' })
  return visited
}

async function edit(address: SavedAddressFragment, more: Record<string, Answer> = {}, at = '') {
  const server = { SavedAddress: found(address), ...more }
  const visited = await renderApp({ at: at || `/editUserAddress/${address.id}`, user: nadia, server })
  await screen.findByRole('textbox', { name: 'City' })
  return visited
}

describe('adding', () => {
  const added = { ...lot, id: 'a9', postal: 'T2P 1J9' }

  it('asks for what is missing, the province in the documented words, and leads to each field', async () => {
    const { user } = await add({})
    await user.click(screen.getByRole('button', { name: 'Add address' }))
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Enter the street name.',
      'Enter the city.',
      'A province must be selected.',
      'Enter the postal code.',
    ])
    await user.click(within(summary).getByRole('link', { name: 'A province must be selected.' }))
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Province' }))
  })

  it('starts with the customer’s name and sends what was filled in, then shows the list', async () => {
    const { user, server, path } = await add({
      AddAddress: outcome({
        message: 'The address has been added.',
        address: added,
        addresses: [home, added],
      }),
      SavedAddresses: () => ({ data: { addresses: [home, added] } }),
    })
    expect(box('First name').value).toBe('Nadia')
    expect(box('Last name').value).toBe('Kowalchuk')
    await user.type(box('Street name'), 'Range Road 24')
    await user.type(box('City'), 'Calgary')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'Alberta')
    await user.type(box('Postal code'), 't2p1j9')
    await user.tab()
    expect(box('Postal code').value).toBe('T2P 1J9')
    expect(details().getAttribute('aria-expanded')).toBe('false')
    await user.click(details())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), '1,000 to 2,300 sq ft')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'There is a half-bath' }).checked).toBe(
      true,
    )
    await user.click(screen.getByRole('checkbox', { name: 'There is no walkway' }))
    await user.click(screen.getByRole('checkbox', { name: 'Use as default address' }))
    await user.click(screen.getByRole('button', { name: 'Add address' }))

    await waitFor(() => expect(path()).toBe('/userAddressDetail'))
    expect(await screen.findByText('The address has been added.')).toBeDefined()
    const sent = server.calls.find(({ operationName }) => operationName === 'AddAddress')
    expect(sent?.variables).toEqual({
      input: {
        firstName: 'Nadia',
        lastName: 'Kowalchuk',
        unit: '',
        streetNo: '',
        streetName: 'Range Road 24',
        city: 'Calgary',
        postal: 'T2P 1J9',
        province: 'AB',
        isDefault: true,
        property: {
          buildingType: null,
          areaType: 'From1000To2300',
          bathType: null,
          kitchenType: null,
          driveWayType: null,
          hasHalfBath: true,
          isCornerLot: false,
          hasNoWalkway: true,
        },
      },
    })
    expect(await screen.findByRole('region', { name: 'Range Road 24' })).toBeDefined()
  })

  it('comes back to the booking with the new address chosen', async () => {
    const { user, path } = await add(
      {
        NewAddress: start(),
        AddAddress: outcome({ message: 'Added.', address: added, addresses: [added] }),
        BookingAddresses: () => ({ data: { addresses: [added] } }),
      },
      '/addUserAddress?next=/selectServiceAddress/1',
    )
    const first = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Use as default address' })
    expect(first.checked && first.disabled).toBe(true)
    expect(screen.getByText('Your first address becomes the default one.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to booking' }).getAttribute('href')).toBe(
      '/selectServiceAddress/1',
    )
    await user.type(box('Street name'), 'Range Road 24')
    await user.type(box('City'), 'Calgary')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'Alberta')
    await user.type(box('Postal code'), 'T2P 1J9')
    await user.click(screen.getByRole('button', { name: 'Add address' }))
    await waitFor(() => expect(path()).toBe('/selectServiceAddress/1?address=a9'))
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /Range Road 24/ })
    expect(chosen.checked).toBe(true)
  })

  it('goes to no other site afterwards', async () => {
    await add({}, '/addUserAddress?next=//evil.example')
    expect(screen.getByRole('link', { name: 'Back to addresses' }).getAttribute('href')).toBe(
      '/userAddressDetail',
    )
  })

  it('shows what the server refuses beside its field, or in the summary, and keeps what was typed', async () => {
    let answer = refused('province', 'This value is not valid.')
    const { user } = await add({ AddAddress: (call) => answer(call) })
    await user.type(box('Street name'), 'Range Road 24')
    await user.type(box('City'), 'Calgary')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'Yukon')
    await user.type(box('Postal code'), 'Y1A 1A1')
    await user.click(screen.getByRole('button', { name: 'Add address' }))
    expect(await screen.findAllByText('This value is not valid.')).toHaveLength(2)
    expect(screen.getByRole('combobox', { name: 'Province' }).getAttribute('aria-invalid')).toBe('true')
    answer = refused(null, 'At most 100 addresses can be saved.')
    await user.click(screen.getByRole('button', { name: 'Add address' }))
    // In the summary and as a toast.
    await waitFor(() => expect(screen.getAllByText('At most 100 addresses can be saved.')).toHaveLength(2))
    expect(box('City').value).toBe('Calgary')
  })
})

describe('editing', () => {
  it('opens the building details when any is set', async () => {
    await edit(home)
    expect(details().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Building type' }).value).toBe('1')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'It is a corner lot' }).checked).toBe(true)
    expect(screen.getByText(/^This is your default address\./)).toBeDefined()
  })

  it('leaves them closed when none is, unless one came for them', async () => {
    await edit(lot)
    expect(details().getAttribute('aria-expanded')).toBe('false')
  })

  it('opens them for somebody who came for them', async () => {
    await edit(lot, {}, '/editUserAddress/a3?next=/selectServiceDetail/1/a3#details')
    expect(details().getAttribute('aria-expanded')).toBe('true')
  })

  it('saves the address and says so on the page one came from', async () => {
    const saved = { ...lot, city: 'Airdrie' }
    const { user, server, path } = await edit(lot, {
      SaveAddress: outcome({
        message: 'The address has been saved.',
        address: saved,
        addresses: [home, saved],
      }),
      SavedAddresses: () => ({ data: { addresses: [home, saved] } }),
    })
    await user.clear(box('City'))
    await user.type(box('City'), 'Airdrie')
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(path()).toBe('/userAddressDetail'))
    expect(await screen.findByText('The address has been saved.')).toBeDefined()
    expect(
      server.calls.find(({ operationName }) => operationName === 'SaveAddress')?.variables,
    ).toMatchObject({
      id: 'a3',
      input: { city: 'Airdrie', province: 'AB', isDefault: false },
    })
  })

  it('tells when somebody confirmed the address meanwhile', async () => {
    const words = 'A confirmed address cannot be edited. Please contact us if something has changed.'
    const { user, path } = await edit(lot, { SaveAddress: refused(null, words) })
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    expect(within(await screen.findByRole('alert')).getByText(words)).toBeDefined()
    expect(path()).toBe('/editUserAddress/a3')
  })

  it('says why a confirmed address is not edited here', async () => {
    await renderApp({ at: '/editUserAddress/a2', user: nadia, server: { SavedAddress: found(condo) } })
    expect(await screen.findByRole('heading', { level: 1, name: 'This address is confirmed' })).toBeDefined()
    expect(screen.getByText(/^We have checked 1107-530 12 Avenue SW on site/)).toBeDefined()
    expect(screen.getByRole('link', { name: /^Call / }).getAttribute('href')).toMatch(/^tel:\+1/)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it.each(['a9', '..'])('tells an absent address, somebody else’s and a broken link %s alike', async (id) => {
    const at = `/editUserAddress/${encodeURIComponent(id)}%20`
    await renderApp({ at, user: nadia, server: { SavedAddress: found(null) } })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We cannot find this address' }),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to addresses' })).toBeDefined()
  })

  it('offers another try when the address cannot be read', async () => {
    let isDown = true
    const { user } = await renderApp({
      at: '/editUserAddress/a3',
      user: nadia,
      server: {
        SavedAddress: (call) =>
          isDown
            ? { errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }
            : found(lot)(call),
      },
    })
    await screen.findByText('This could not be loaded.')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'City' })).value).toBe('Calgary')
  })
})

describe('unsaved changes', () => {
  const list = { SavedAddresses: () => ({ data: { addresses: [home, lot] } }) }

  it('asks before they are lost, and stays where one was', async () => {
    const { user, path } = await edit(lot, list)
    await user.type(box('City'), ' West')
    await user.click(screen.getByRole('link', { name: 'Back to addresses' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await user.click(dialog.getByRole('button', { name: 'Stay on this page' }))
    expect(path()).toBe('/editUserAddress/a3')
    expect(box('City').value).toBe('Calgary West')

    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    const again = within(await screen.findByRole('alertdialog'))
    await user.click(again.getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(path()).toBe('/userAddressDetail'))
    await screen.findByRole('region', { name: 'Range Road 24' })
  })

  it('holds nobody back who changed nothing', async () => {
    const { user, path } = await edit(lot, list)
    await user.type(box('City'), 'X{Backspace}')
    await user.click(screen.getByRole('link', { name: 'Back to addresses' }))
    await waitFor(() => expect(path()).toBe('/userAddressDetail'))
    await screen.findByRole('region', { name: 'Range Road 24' })
  })

  it('holds nobody back whose session is over', async () => {
    const { user, path } = await edit(lot)
    await user.type(box('City'), 'X')
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    await waitFor(() => expect(path()).toBe('/'))
  })
})
