import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import { home, lot } from '../../testing/addressExamples.ts'
import { box, details, loadAddressPages, outcome, refused } from '../../testing/customer/visitAddress.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

beforeAll(loadAddressPages, 30_000)

const me = { __typename: 'Customer', id: 'c-1', firstName: 'Nadia', lastName: 'Kowalchuk' }
const start =
  (...addresses: SavedAddressFragment[]): Answer =>
  () => ({ data: { me, addresses } })

async function add(server: Record<string, Answer>, at = '/addUserAddress') {
  const visited = await renderApp({ at, user: nadia, server: { NewAddress: start(home), ...server } })
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

  it('takes an error away once its field holds, and tells of no other', async () => {
    const { user } = await add({})
    await user.click(screen.getByRole('button', { name: 'Add address' }))
    await screen.findByRole('alert')
    await user.type(box('Street name'), 'Range Road 24')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'Alberta')
    await user.clear(box('First name'))
    const told = () =>
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map((link) => link.textContent)
    await waitFor(() => expect(told()).toEqual(['Enter the city.', 'Enter the postal code.']))
    expect(box('Street name').getAttribute('aria-invalid')).toBe('false')
  })

  it('starts with the customer’s name and sends what was filled in, then shows the list', async () => {
    const { user, server, path } = await add({
      AddAddress: outcome({
        message: 'Address added',
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
    const area = screen.getByRole('combobox', { name: 'Area' })
    await user.selectOptions(area, '1,000 to 2,300 sq ft (4 or 5 bedrooms)')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Half-bath' }).checked).toBe(true)
    await user.click(screen.getByRole('checkbox', { name: 'No walkway' }))
    await user.click(screen.getByRole('checkbox', { name: 'Use as default address' }))
    await user.click(screen.getByRole('button', { name: 'Add address' }))

    expect(await screen.findByText('Address added')).toBeDefined()
    await waitFor(() => expect(path()).toBe('/userAddressDetail'))
    const sent = server.calls.find(({ operationName }) => operationName === 'AddAddress')
    expect(sent?.variables).toEqual({
      input: {
        key: expect.any(String),
        firstName: 'Nadia',
        lastName: 'Kowalchuk',
        unit: '',
        streetNo: '',
        streetName: 'Range Road 24',
        city: 'Calgary',
        postal: 'T2P 1J9',
        province: 'AB',
        isDefault: true,
        accessNotes: '',
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

  it('says of a postal code elsewhere where crews work', async () => {
    const { user } = await add({ NewAddress: start() })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Province' }), 'Alberta')
    await user.type(box('Postal code'), 'h2x1y4')
    expect(screen.getByText(/^Our crews work in Calgary and area/)).toBeDefined()
    await user.clear(box('Postal code'))
    await user.type(box('Postal code'), 't2p1j9')
    expect(screen.queryByText(/^Our crews work/)).toBeNull()
  })

  it('comes back to the booking with the new address chosen', async () => {
    const { user, path } = await add(
      {
        NewAddress: start(),
        AddAddress: outcome({ message: 'Added.', address: added, addresses: [added] }),
        BookingAddresses: () => ({ data: { addresses: [home, added] } }),
      },
      '/addUserAddress?next=/selectServiceAddress/1',
    )
    const first = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Use as default address' })
    expect(first.checked && first.disabled).toBe(true)
    expect(screen.getByText('Your first address becomes your default.')).toBeDefined()
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
    let answer = refused('province', 'This value isn’t valid.')
    const { user } = await add({ AddAddress: (call) => answer(call) })
    await user.type(box('Street name'), 'Range Road 24')
    await user.type(box('City'), 'Calgary')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'Yukon')
    await user.type(box('Postal code'), 'Y1A 1A1')
    await user.click(screen.getByRole('button', { name: 'Add address' }))
    expect(await screen.findAllByText('This value isn’t valid.')).toHaveLength(2)
    expect(screen.getByRole('combobox', { name: 'Province' }).getAttribute('aria-invalid')).toBe('true')
    answer = refused(null, 'At most 100 addresses can be saved.')
    await user.click(screen.getByRole('button', { name: 'Add address' }))
    // In the summary and as a toast.
    await waitFor(() => expect(screen.getAllByText('At most 100 addresses can be saved.')).toHaveLength(2))
    expect(box('City').value).toBe('Calgary')
  })

  it('leads to the saved address when the place is taken, and back with it chosen', async () => {
    const { user, path } = await add(
      {
        AddAddress: refused(null, 'This address is saved already.', home.id),
        SavedAddress: () => ({ data: { address: home } }),
      },
      '/addUserAddress?next=/selectServiceAddress/1',
    )
    expect(screen.queryByRole('link', { name: 'Open the saved address' })).toBeNull()
    await user.type(box('Street name'), 'Larkspur Way')
    await user.type(box('City'), 'Calgary')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'Alberta')
    await user.type(box('Postal code'), 'T3H 2K7')
    await user.click(screen.getByRole('button', { name: 'Add address' }))
    await user.click(await screen.findByRole('link', { name: 'Open the saved address' }))
    const question = await openedDialog('alertdialog')
    await user.click(question.getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() =>
      expect(path()).toBe(
        `/editUserAddress/${home.id}?next=${encodeURIComponent(`/selectServiceAddress/1?address=${home.id}`)}`,
      ),
    )
  })
})
