import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { chooseLanguage } from '../i18n/intlStore.ts'
import { LanguageRoot } from '../i18n/LanguageRoot.tsx'
import { expireSession } from '../session/expiry.ts'
import { type SessionUser, startSession } from '../session/session.ts'
import { loadAddressPages } from '../testing/customer/visitAddress.ts'
import type { Answer } from '../testing/fakeServer.ts'
import { nadia, renderApp } from '../testing/renderApp.tsx'
import { useServerForm } from './useServerForm.ts'

/** A session that ends while somebody fills a form in. */

beforeAll(loadAddressPages, 30_000)

const omar: SessionUser = { userId: 'c-2', userNo: '100046', firstName: 'Omar' }
const ended: Answer = () => ({
  status: 401,
  errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }],
})
const NewAddress: Answer = () => ({
  data: { me: { __typename: 'Customer', id: 'c-1', firstName: 'Nadia', lastName: 'K' }, addresses: [] },
})
const SignIn =
  ({ userId: id, userNo, firstName }: SessionUser): Answer =>
  () => {
    const customer = { __typename: 'Customer', id, userNo, firstName }
    return { data: { signIn: { token: `of-${id}`, message: 'Welcome.', customer, userErrors: [] } } }
  }

const city = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'City' })

/** Types an address, is refused for want of a session, and signs in again. */
async function comeBackAs(person: SessionUser) {
  const server = { NewAddress, AddAddress: ended, SignIn: SignIn(person) }
  const visit = await renderApp({ at: '/addUserAddress', user: nadia, server })
  const { user, path } = visit
  await user.type(await city(), 'Calgary')
  await user.type(screen.getByRole('textbox', { name: 'Street name' }), 'Range Road 24')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'Alberta')
  await user.type(screen.getByRole('textbox', { name: 'Postal code' }), 'T2P 1J9')
  await user.click(screen.getByRole('button', { name: 'Add address' }))
  await waitFor(() => expect(path()).toBe('/'))
  await user.click((await screen.findAllByRole('link', { name: 'Sign In' }))[0] as HTMLElement)
  await user.type(await screen.findByLabelText('Email or phone number'), 'a@example.ca')
  await user.type(screen.getByLabelText('Password'), 'secret-1')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await user.click(await screen.findByRole('link', { name: 'Continue now' }))
  await waitFor(() => expect(path()).toBe('/addUserAddress'))
  return visit
}

it('stands there again when the same person has signed in, and asks before it is left', async () => {
  const { user, path } = await comeBackAs(nadia)
  await waitFor(async () => expect((await city()).value).toBe('Calgary'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Street name' }).value).toBe('Range Road 24')
  await user.click(screen.getByRole('link', { name: 'About Us' }))
  expect(await screen.findByRole('button', { name: 'Stay on this page' })).toBeDefined()
  expect(path()).toBe('/addUserAddress')
})

it('is nobody else’s', async () => {
  await comeBackAs(omar)
  expect((await city()).value).toBe('')
})

it('keeps no password', async () => {
  await chooseLanguage('en')
  window.history.replaceState(null, '', '/changePassword')
  const open = () => {
    startSession('customer', { token: 'token-1', user: nadia, isRemember: true })
    const empty = { words: '', password: '', confirmation: '' }
    const useForm = () => useServerForm({ defaultValues: empty, send: async () => undefined })
    return renderHook(useForm, { wrapper: LanguageRoot })
  }
  const before = open()
  act(() => {
    for (const name of ['words', 'password', 'confirmation'] as const)
      before.result.current.form.setValue(name, 'typed', { shouldDirty: true })
  })
  act(() => expireSession('customer'))
  before.unmount()
  expect(open().result.current.form.getValues()).toEqual({ words: 'typed', password: '', confirmation: '' })
})
