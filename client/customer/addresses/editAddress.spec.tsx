import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { condo, home, lot } from '../../testing/addressExamples.ts'
import {
  box,
  details,
  edit,
  found,
  loadAddressPages,
  outcome,
  refused,
} from '../../testing/customer/visitAddress.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

beforeAll(loadAddressPages, 30_000)

describe('editing', () => {
  it('opens the building details when any is set', async () => {
    await edit(home)
    expect(details().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Building type' }).value).toBe('House')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Corner lot' }).checked).toBe(true)
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
        message: 'Address saved',
        address: saved,
        addresses: [home, saved],
      }),
      SavedAddresses: () => ({ data: { addresses: [home, saved] } }),
    })
    await user.clear(box('City'))
    await user.type(box('City'), 'Airdrie')
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText('Address saved')).toBeDefined()
    await waitFor(() => expect(path()).toBe('/userAddressDetail'))
    expect(
      server.calls.find(({ operationName }) => operationName === 'SaveAddress')?.variables,
    ).toMatchObject({
      id: 'a3',
      input: { city: 'Airdrie', province: 'AB', isDefault: false },
    })
  })

  it('tells when somebody confirmed the address meanwhile', async () => {
    const words = 'A confirmed address can’t be edited. Contact us if something has changed.'
    const { user, path } = await edit(lot, { SaveAddress: refused(null, words) })
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    expect(within(await screen.findByRole('alert')).getByText(words)).toBeDefined()
    expect(path()).toBe('/editUserAddress/a3')
  })

  it('says why a confirmed address is not edited here', async () => {
    await renderApp({ at: '/editUserAddress/a2', user: nadia, server: { SavedAddress: found(condo) } })
    expect(await screen.findByRole('heading', { level: 1, name: 'This address is confirmed' })).toBeDefined()
    expect(screen.getByText(/^We’ve verified 1107-530 12 Avenue SW on site/)).toBeDefined()
    expect(screen.getByRole('link', { name: /^Call / }).getAttribute('href')).toMatch(/^tel:\+1/)
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('Access notes (optional)')])
  })

  it('takes access notes at a confirmed address', async () => {
    const calls: object[] = []
    const { user, path } = await renderApp({
      at: '/editUserAddress/a2',
      user: nadia,
      server: {
        SavedAddress: found({ ...condo, accessNotes: 'Code 12' }),
        SaveAccessNotes: ({ variables }) => {
          calls.push(variables)
          const outcome = {
            __typename: 'AddressPayload',
            message: 'Address saved',
            address: condo,
            addresses: [condo],
          }
          return { data: { outcome: { ...outcome, removedAddressId: null, userErrors: [] } } }
        },
        SavedAddresses: () => ({ data: { addresses: [condo] } }),
      },
    })
    const notes = await screen.findByLabelText<HTMLTextAreaElement>('Access notes (optional)')
    expect(notes.value).toBe('Code 12')
    await user.clear(notes)
    await user.type(notes, 'Key under the pot')
    await user.click(screen.getByRole('button', { name: 'Save access notes' }))
    await waitFor(() => expect(path()).toBe('/userAddressDetail'))
    expect(calls).toEqual([{ id: 'a2', accessNotes: 'Key under the pot' }])
  })

  it.each(['a9', '..'])('tells an absent address, somebody else’s and a broken link %s alike', async (id) => {
    const at = `/editUserAddress/${encodeURIComponent(id)}%20`
    await renderApp({ at, user: nadia, server: { SavedAddress: found(null) } })
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this address' })).toBeDefined()
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
    await screen.findByText('We couldn’t load this.')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'City' })).value).toBe('Calgary')
  })
})
