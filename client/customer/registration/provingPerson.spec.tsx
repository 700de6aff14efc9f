import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { done, fill, openRegistration } from '../../testing/customer/visitRegistration.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { CHALLENGE, PICTURE, quickChallenge } from '../../testing/personChecks.ts'
import { renderApp } from '../../testing/renderApp.tsx'

/** A person reads a picture, or lets the device count instead (decision P16). */

const refused =
  (code: string, field: string | null, message: string): Answer =>
  () => ({ data: { register: { message: null, userErrors: [{ code, field, message }] } } })

it('shows another picture for the wrong characters and keeps the rest of the form', async () => {
  const wrong = 'Those aren’t the characters in the picture. Try the new one.'
  const visit = await openRegistration({ Register: refused('CAPTCHA_WRONG', 'validationCode', wrong) })
  await fill(visit)
  await visit.send()
  expect(await screen.findAllByText(wrong)).toHaveLength(2)
  await screen.findByText('Here’s a new picture.')
  expect(visit.asked(PICTURE)).toHaveLength(2)
  const code = screen.getByLabelText<HTMLInputElement>('Characters in the picture')
  await waitFor(() => expect(code.value).toBe(''))
  expect(code.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Noa')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('noa-noa')
})

it('keeps the picture when only a field was wrong, and takes another once it was looked at', async () => {
  let answer = refused('FIELD_INVALID', 'email', 'This value isn’t valid.')
  const visit = await openRegistration({ Register: (call) => answer(call) })
  await fill(visit)
  await visit.send()
  await screen.findAllByText('This value isn’t valid.')
  expect(visit.asked(PICTURE)).toHaveLength(1)
  expect(screen.getByLabelText<HTMLInputElement>('Characters in the picture').value).toBe('ab3de')
  answer = refused('EMAIL_TAKEN', 'email', 'This email is already in use.')
  await visit.send()
  await screen.findAllByText('This email is already in use.')
  await waitFor(() => expect(visit.asked(PICTURE)).toHaveLength(2))
})

it('gets a new picture by a click on it or on the link', async () => {
  const { user, asked } = await openRegistration()
  const [image, link] = screen.getAllByRole('button', { name: /Get a new picture/ })
  if (!image || !link) throw new Error('Both lead to a new image')
  await user.click(image)
  await waitFor(() => expect(asked(PICTURE)).toHaveLength(2))
  await screen.findByText('Here’s a new picture.')
  await user.click(link)
  await waitFor(() => expect(asked(PICTURE)).toHaveLength(3))
})

it('says why there is no picture, and tries again', async () => {
  let isDown = true
  const answer: Answer = () =>
    isDown ? { status: 429, headers: { 'retry-after': '7' } } : { data: 'pixels' }
  const { user } = await renderApp({ at: '/createAccount', server: { [PICTURE]: answer } })
  expect(await screen.findByText('Too many requests. Please wait 7 seconds and try again.')).toBeDefined()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: 'Picture of the characters to enter.' })).toBeDefined()
})

it('lets the device work instead of the picture, and sends its solution', async () => {
  const visit = await openRegistration({ [CHALLENGE]: await quickChallenge(), Register: done })
  await fill(visit, { 'Characters in the picture': '' })
  const button = screen.getByRole('button', { name: 'Skip the picture' })
  await visit.user.click(button)
  expect(document.activeElement).toBe(button)
  expect(await screen.findByText('Check passed.')).toBeDefined()
  await visit.send()
  await screen.findByText('Account created.')
  const [sent] = visit.asked('Register')
  const { validationCode, proofOfWork } = (sent?.variables.input ?? {}) as Readonly<Record<string, unknown>>
  expect(validationCode).toBeUndefined()
  expect(JSON.parse(atob(String(proofOfWork)))).toMatchObject({ solution: { counter: 1 } })
})

it('works anew for another try, because a solution counts once', async () => {
  let answer = refused('EMAIL_TAKEN', 'email', 'This email is already in use.')
  const visit = await openRegistration({
    [CHALLENGE]: await quickChallenge(),
    Register: (call) => answer(call),
  })
  await fill(visit)
  await visit.user.click(screen.getByRole('button', { name: 'Skip the picture' }))
  await visit.send()
  await screen.findAllByText('This email is already in use.')
  await waitFor(() => expect(visit.asked(CHALLENGE)).toHaveLength(2))
  answer = done
  await visit.send()
  await screen.findByText('Account created.')
})

it('tells when the device cannot, and goes back to the picture', async () => {
  const visit = await openRegistration({
    [CHALLENGE]: () => ({ data: { parameters: { nonce: 'x', salt: 'y', keyPrefix: '' } } }),
  })
  await visit.user.click(screen.getByRole('button', { name: 'Skip the picture' }))
  expect(await screen.findByText(/That check didn’t work/)).toBeDefined()
  await visit.user.click(screen.getByRole('button', { name: 'Use the picture instead' }))
  expect(await screen.findByLabelText('Characters in the picture')).toBeDefined()
})
