import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { keepResetHandle, resetHandle } from '../../session/resetHandle.ts'
import { sessionOf } from '../../session/session.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { CHALLENGE, PICTURE, pictures, quickChallenge } from '../../testing/personChecks.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const asked: Answer = () => ({
  data: { requestPasswordReset: { userId: 'handle-1', message: 'A code is on its way.', userErrors: [] } },
})
const notAsked =
  (code: string, field: string, message: string): Answer =>
  () => ({
    data: { requestPasswordReset: { userId: null, message: null, userErrors: [{ code, field, message }] } },
  })
const set: Answer = () => ({
  data: {
    resetPassword: {
      message: 'Password changed. Sign in with the new one.',
      userErrors: [],
    },
  },
})
const notSet =
  (code: string, message: string): Answer =>
  () => ({
    data: { resetPassword: { message: null, userErrors: [{ code, field: 'validationCode', message }] } },
  })

async function openRequest(server: Record<string, Answer> = {}) {
  const visit = await renderApp({ at: '/passwordReset1', server: { ...pictures, ...server } })
  await screen.findByRole('img', { name: 'Picture of the characters to enter.' })
  return { ...visit, send: () => visit.user.click(screen.getByRole('button', { name: 'Send the code' })) }
}

async function openChoice(server: Record<string, Answer> = {}, user?: typeof nadia) {
  keepResetHandle('handle-1')
  const visit = await renderApp({ at: '/passwordReset2', server, ...(user ? { user } : {}) })
  const fill = async (code: string, password: string, again = password) => {
    await visit.user.type(screen.getByLabelText('Code from the email'), code)
    await visit.user.type(screen.getByLabelText('New password'), password)
    await visit.user.type(screen.getByLabelText('Confirm password'), again)
    await visit.user.click(screen.getByRole('button', { name: 'Set new password' }))
  }
  return { ...visit, fill }
}

it('asks who it is and for the characters of the picture', async () => {
  const { send } = await openRequest()
  await send()
  expect(await screen.findAllByText('Enter your email or phone number.')).toHaveLength(2)
  expect(screen.getAllByText('Enter the characters in the picture, or skip the picture.')).toHaveLength(2)
})

it('keeps the reset user id and goes to the next page after two seconds', async () => {
  const { user, send, server, path } = await openRequest({ RequestPasswordReset: asked })
  await user.type(screen.getByRole('textbox', { name: 'Email or phone number' }), ' 403 555 0144 ')
  await user.type(screen.getByLabelText('Characters in the picture'), 'ab3de')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await send()
  await screen.findByText('Taking you to the next step…')
  expect(server.calls.at(-1)?.variables).toEqual({
    input: { emailOrPhone: '403 555 0144', validationCode: 'ab3de' },
  })
  expect(localStorage.getItem('customer.resetUserId')).toBe('handle-1')
  vi.advanceTimersByTime(1500)
  expect(path()).toBe('/passwordReset1')
  vi.advanceTimersByTime(600)
  await waitFor(() => expect(path()).toBe('/passwordReset2'))
  expect(await screen.findByLabelText('Code from the email')).toBeDefined()
})

it('shows another picture for the wrong characters and stores nothing', async () => {
  const wrong = 'Those aren’t the characters in the picture. Try the new one.'
  const { user, send, server } = await openRequest({
    RequestPasswordReset: notAsked('CAPTCHA_WRONG', 'validationCode', wrong),
  })
  await user.type(screen.getByRole('textbox', { name: 'Email or phone number' }), 'noa@example.com')
  await user.type(screen.getByLabelText('Characters in the picture'), 'xxxxx')
  await send()
  expect(await screen.findAllByText(wrong)).toHaveLength(2)
  await waitFor(() =>
    expect(server.calls.filter(({ operationName }) => operationName === PICTURE)).toHaveLength(2),
  )
  expect(resetHandle()).toBeNull()
})

it('takes the work of the device, and says when the server does not', async () => {
  const wrong = 'The automatic check failed. Start it again.'
  const { user, send } = await openRequest({
    [CHALLENGE]: await quickChallenge(),
    RequestPasswordReset: notAsked('PROOF_OF_WORK_WRONG', 'proofOfWork', wrong),
  })
  await user.type(screen.getByRole('textbox', { name: 'Email or phone number' }), 'noa@example.com')
  await user.click(screen.getByRole('button', { name: 'Skip the picture' }))
  await send()
  expect(await screen.findAllByText(wrong)).toHaveLength(2)
  await user.click(screen.getByRole('link', { name: wrong }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use the picture instead' }))
})

it('leads home without a stored reset user id', async () => {
  const { path } = await renderApp({ at: '/passwordReset2' })
  expect(path()).toBe('/')
})

it('asks for the code and the password twice', async () => {
  const { user } = await openChoice()
  await user.click(screen.getByRole('button', { name: 'Set new password' }))
  for (const message of [
    'Enter the six digits from the email.',
    'Enter a password.',
    'Confirm your password.',
  ])
    expect(await screen.findAllByText(message)).toHaveLength(2)
})

it.each([
  ['12345', 'noa-new', 'noa-new', 'Enter the six digits from the email.'],
  ['123456', 'short', 'short', 'The password your entered does not meet the minimum length requirement.'],
  ['123456', 'noa-new', 'noa-nwe', 'The passwords you entered do not match.'],
])('refuses code %s with %s and %s before it costs a try', async (code, password, again, message) => {
  const { fill, server } = await openChoice()
  await fill(code, password, again)
  expect(await screen.findAllByText(message)).toHaveLength(2)
  expect(server.calls).toEqual([])
})

it('sets the password with a code pasted with blanks, forgets the id and any session, and tells so on the sign-in page', async () => {
  const { fill, user, server, path } = await openChoice({ ResetPassword: set }, nadia)
  await fill(' 402 913 ', 'noa-new')
  await screen.findByText('Your password has been changed. Taking you to sign in…')
  expect(server.calls[0]?.variables).toEqual({
    input: { userId: 'handle-1', validationCode: ' 402 913 ', newPassword: 'noa-new' },
  })
  expect(resetHandle()).toBeNull()
  expect(sessionOf('customer')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Continue now' }))
  expect(await screen.findByRole('heading', { name: 'Your password has been changed' })).toBeDefined()
  expect(path()).toBe('/login')
})

it('goes to /login by itself after two seconds', async () => {
  const { fill, path } = await openChoice({ ResetPassword: set })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await fill('402913', 'noa-new')
  await screen.findByRole('link', { name: 'Continue now' })
  vi.advanceTimersByTime(2100)
  await waitFor(() => expect(path()).toBe('/login'))
})

it.each([
  ['RESET_CODE_WRONG', 'That code isn’t right.'],
  ['RESET_CODE_OVER', 'This code has expired. Request a new one.'],
])('says %s at the code, keeps the id and offers a new code', async (code, message) => {
  const { fill } = await openChoice({ ResetPassword: notSet(code, message) })
  await fill('402913', 'noa-new')
  expect(await screen.findAllByText(message)).toHaveLength(2)
  expect(resetHandle()).toBe('handle-1')
  expect(screen.getByRole('link', { name: 'Get a new code' }).getAttribute('href')).toBe('/passwordReset1')
})

it('is filled from the mail by a phone that offers it', async () => {
  await openChoice()
  const code = screen.getByLabelText('Code from the email')
  expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual([
    'one-time-code',
    'numeric',
  ])
})
