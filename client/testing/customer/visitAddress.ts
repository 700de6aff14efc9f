import { screen } from '@testing-library/react'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import type { Answer } from '../fakeServer.ts'
import { nadia, renderApp } from '../renderApp.tsx'

/* What specs of the pages that add and edit an address do again and again. */

/** Loads the pages once before the first visit, which on a busy machine would wait for the chunks longer than for an answer. */
export async function loadAddressPages(): Promise<void> {
  await Promise.all([
    import('../../api/WithApollo.tsx'),
    import('../../customer/addresses/AddAddressPage.tsx'),
    import('../../customer/addresses/EditAddressPage.tsx'),
  ])
}

/** The answer to a page that reads one address; null for one that is not there. */
export const found =
  (address: SavedAddressFragment | null): Answer =>
  () => ({ data: { address } })

/** Opens an address to edit it. @param at the page's own path unless told */
export async function edit(address: SavedAddressFragment, more: Record<string, Answer> = {}, at = '') {
  const server = { SavedAddress: found(address), ...more }
  const visited = await renderApp({ at: at || `/editUserAddress/${address.id}`, user: nadia, server })
  await screen.findByRole('textbox', { name: 'City' })
  return visited
}

/** What a command on addresses answers; nothing but what is told. */
export const outcome = (changes: object): Answer => {
  const nothing = { message: null, address: null, addresses: null, removedAddressId: null, userErrors: [] }
  return () => ({ data: { outcome: { __typename: 'AddressPayload', ...nothing, ...changes } } })
}
/** @param field null where no field is at fault */
export const refused = (field: string | null, message: string, recordId: string | null = null) =>
  outcome({ userErrors: [{ __typename: 'UserError', code: 'FIELD_INVALID', field, message, recordId }] })

/** A text field by its label. */
export const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
/** The fold of building details. */
export const details = () => screen.getByRole('button', { name: /^Building details/ })
