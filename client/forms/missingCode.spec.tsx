import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepResetHandle } from '../session/resetHandle.ts'
import { fill, openRegistration } from '../testing/customer/visitRegistration.ts'
import type { Answer } from '../testing/fakeServer.ts'
import { pictures } from '../testing/personChecks.ts'
import { watchReloads } from '../testing/reloads.ts'
import { nadia, renderApp } from '../testing/renderApp.tsx'

/** Code that a form needs when it is sent, and that a new version has taken away or no network brings. */

const told = 'We couldn’t load this part of the page. Please try again.'
const signIn = {
  at: '/login',
  typed: { 'Email or phone number': 'nadia', Password: 'secret-1' },
  button: 'Sign In',
}
const person = { 'Email or phone number': 'nadia', 'Characters in the picture': 'ab3de' }
const choice = {
  'Code from the email': '123456',
  'New password': 'secret-1',
  'Confirm password': 'secret-1',
}

let gone: string | undefined
afterEach(() => {
  if (gone) vi.doUnmock(gone)
  gone = undefined
})

function takeAway(module: string): void {
  gone = module
  vi.doMock(module, () => {
    throw new Error('taken away')
  })
}

/** The page counts how often it would have been loaded anew. */
async function open(at: string, server: Record<string, Answer> = {}) {
  const visit = await renderApp({ at, server: { ...pictures, ...server } })
  return { ...visit, reload: watchReloads() }
}

async function expectTold(reload: () => void): Promise<void> {
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByText(told)).toBeDefined()
  await waitFor(() => expect(screen.getAllByText(told)).toHaveLength(2))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
}

describe('a form whose code is missing says so, and looks for a newer version', () => {
  it.each([
    { ...signIn, module: '../customer/signIn/signInRules.ts' },
    { ...signIn, module: '../customer/signIn/signIn.ts' },
    {
      ...signIn,
      module: '../domain/signIn/officeSignIn.ts',
      at: '/admin',
      typed: { 'User name': 'o', Password: 'p' },
    },
    {
      module: '../customer/passwordReset/requestReset.ts',
      at: '/passwordReset1',
      typed: person,
      button: 'Send the code',
    },
    {
      module: '../customer/passwordReset/choosePassword.ts',
      at: '/passwordReset2',
      typed: choice,
      button: 'Set new password',
    },
  ])('$at without $module', async ({ module, at, typed, button }) => {
    takeAway(module)
    keepResetHandle('handle-1')
    const { user, reload } = await open(at)
    for (const [label, words] of Object.entries(typed))
      await user.type(await screen.findByLabelText(label), words)
    await user.click(screen.getByRole('button', { name: button }))
    await expectTold(reload)
    const [first = ''] = Object.keys(typed)
    expect(screen.getByLabelText<HTMLInputElement>(first).value).not.toBe('')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(false)
  })

  it('/changePassword without its rules', async () => {
    takeAway('../customer/profile/changePasswordRules.ts')
    const { user } = await renderApp({ at: '/changePassword', user: nadia })
    const reload = watchReloads()
    await user.type(screen.getByLabelText('Current password'), 'old-secret')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    await expectTold(reload)
  })

  it('/createAccount without what sends it', async () => {
    takeAway('../customer/registration/register.ts')
    const visit = await openRegistration()
    const reload = watchReloads()
    await fill(visit)
    await visit.send()
    await expectTold(reload)
  })
})

it('fetches what sending needs before anybody touches the form', async () => {
  const fetched = vi.fn()
  gone = '../customer/signIn/signInRules.ts'
  vi.doMock(gone, () => {
    fetched()
    throw new Error('taken away')
  })
  await open('/login')
  await waitFor(() => expect(fetched).toHaveBeenCalled())
})

it('sends once its code is there again', async () => {
  takeAway('../customer/signIn/signIn.ts')
  const userErrors = [{ code: 'TOO_MANY_ATTEMPTS', field: null, message: 'Too many attempts.' }]
  const answer = { token: null, message: null, customer: null, userErrors }
  const { user, reload } = await open('/login', { SignIn: () => ({ data: { signIn: answer } }) })
  for (const [label, words] of Object.entries(signIn.typed))
    await user.type(screen.getByLabelText(label), words)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await expectTold(reload)
  vi.doUnmock('../customer/signIn/signIn.ts')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(within(screen.getByRole('alert')).getByText('Too many attempts.')).toBeDefined())
})

it('leaves what was typed alone when the work of the device cannot be loaded, until it is sent', async () => {
  takeAway('../customer/parts/entry/solvedChallenge.ts')
  const visit = await openRegistration()
  const reload = watchReloads()
  await fill(visit, { 'Characters in the picture': '' })
  await visit.user.click(screen.getByRole('button', { name: 'Skip the picture' }))
  expect(await screen.findByText(told)).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
  await visit.send()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})
