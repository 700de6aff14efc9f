import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Answer } from '../../../testing/fakeServer.ts'
import { CHALLENGE, PICTURE, pictures, quickChallenge } from '../../../testing/personChecks.ts'
import { nadia, renderApp } from '../../../testing/renderApp.tsx'

const done: Answer = () => ({
  data: { register: { message: 'Your account has been created.', userErrors: [] } },
})
const refused =
  (code: string, field: string | null, message: string): Answer =>
  () => ({ data: { register: { message: null, userErrors: [{ code, field, message }] } } })

async function open(server: Record<string, Answer> = {}) {
  const visit = await renderApp({ at: '/createAccount', server: { ...pictures, ...server } })
  await screen.findByRole('img', { name: 'Picture with characters to type.' })
  const send = () => visit.user.click(screen.getByRole('button', { name: 'Create account' }))
  const asked = (name: string) => visit.server.calls.filter(({ operationName }) => operationName === name)
  return { ...visit, send, asked }
}

type Opened = Awaited<ReturnType<typeof open>>

async function fill({ user }: Opened, changes: Readonly<Record<string, string>> = {}) {
  const typed = {
    'First name': 'Noa',
    'E-mail': 'noa@example.com',
    Password: 'noa-noa',
    'Password, once more': 'noa-noa',
    'Characters in the picture': 'ab3de',
    ...changes,
  }
  for (const [label, text] of Object.entries(typed))
    if (text) await user.type(screen.getByLabelText(label), text)
}

it('asks for what is required, each in its words, in a summary that names the tab', async () => {
  const { send, server } = await open()
  await send()
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Enter your first name.',
    'Enter your e-mail address.',
    'Enter a password.',
    'Enter the password once more.',
    'Type the characters of the picture, or let your device do the check.',
  ])
  await waitFor(() => expect(document.title).toMatch(/^Error: Create an account/))
  expect(server.calls.some(({ operationName }) => operationName === 'Register')).toBe(false)
})

it.each([
  ['Password', '12345', 'The password your entered does not meet the minimum length requirement.'],
  ['Password, once more', 'noa-nao', 'The passwords you entered do not match.'],
  ['E-mail', 'noa', 'Enter an e-mail address such as name@example.com.'],
  [
    'Phone number (optional)',
    'call me',
    'Enter a phone number such as 403 555 0123, or with its country code.',
  ],
  ['Year', '2999-01-31', 'Enter a whole date that is not in the future, or leave all three empty.'],
  ['Year', '1990-02-30', 'Enter a whole date that is not in the future, or leave all three empty.'],
  ['Day', '7', 'Enter a whole date that is not in the future, or leave all three empty.'],
])('refuses %s %j before anything is sent', async (label, text, message) => {
  const visit = await open()
  await fill(visit, { [label]: text })
  await visit.send()
  const [beside] = await screen.findAllByText(message)
  expect(beside).toBeDefined()
  expect(visit.asked('Register')).toEqual([])
})

it('sends what was typed, says that a mail is on its way and leads to the sign-in page, which repeats it', async () => {
  const visit = await open({ Register: done })
  await fill(visit, {
    'Last name (optional)': 'Hay',
    'Phone number (optional)': '403 555 0144',
    Year: '1990',
    Day: '3',
  })
  await visit.user.selectOptions(screen.getByLabelText('Month'), 'April')
  await visit.user.click(screen.getByRole('checkbox', { name: /offers and news/ }))
  await visit.send()
  expect(await screen.findByText('Your account has been created.')).toBeDefined()
  expect(visit.asked('Register')[0]?.variables).toEqual({
    input: {
      firstName: 'Noa',
      lastName: 'Hay',
      dob: '1990-04-03',
      email: 'noa@example.com',
      phoneNumber: '403 555 0144',
      password: 'noa-noa',
      emailNotifications: true,
      marketingConsent: true,
      validationCode: 'ab3de',
    },
  })
  expect(screen.getByText(/An activation mail is on its way to noa@example.com/)).toBeDefined()
  await visit.user.click(screen.getByRole('link', { name: 'Continue now' }))
  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeDefined()
  expect(screen.getByText(/We are sending a link to noa@example.com/)).toBeDefined()
  expect(visit.path()).toBe('/login')
})

it('goes to /login by itself after two seconds', async () => {
  const visit = await open({ Register: done })
  await fill(visit)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await visit.send()
  await screen.findByRole('link', { name: 'Continue now' })
  vi.advanceTimersByTime(2100)
  await waitFor(() => expect(visit.path()).toBe('/login'))
})

it('asks for order mails unless told otherwise, and for advertising only when told so', async () => {
  await open()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /about my orders/ }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /offers and news/ }).checked).toBe(false)
})

it('shows another picture for the wrong characters and keeps the rest of the form', async () => {
  const wrong = 'These are not the characters of the picture. Please try the new one.'
  const visit = await open({ Register: refused('CAPTCHA_WRONG', 'validationCode', wrong) })
  await fill(visit)
  await visit.send()
  expect(await screen.findAllByText(wrong)).toHaveLength(2)
  await screen.findByText('A new image is shown.')
  expect(visit.asked(PICTURE)).toHaveLength(2)
  const code = screen.getByLabelText<HTMLInputElement>('Characters in the picture')
  await waitFor(() => expect(code.value).toBe(''))
  expect(code.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Noa')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('noa-noa')
})

it('keeps the picture when only a field was wrong, and takes another once it was looked at', async () => {
  let answer = refused('FIELD_INVALID', 'email', 'This value is not valid.')
  const visit = await open({ Register: (call) => answer(call) })
  await fill(visit)
  await visit.send()
  await screen.findAllByText('This value is not valid.')
  expect(visit.asked(PICTURE)).toHaveLength(1)
  expect(screen.getByLabelText<HTMLInputElement>('Characters in the picture').value).toBe('ab3de')
  answer = refused('EMAIL_TAKEN', 'email', 'This e-mail address is already in use.')
  await visit.send()
  await screen.findAllByText('This e-mail address is already in use.')
  await waitFor(() => expect(visit.asked(PICTURE)).toHaveLength(2))
})

it('gets a new picture by a click on it or on the link', async () => {
  const { user, asked } = await open()
  const [image, link] = screen.getAllByRole('button', { name: /Get a new image/ })
  if (!image || !link) throw new Error('Both lead to a new image')
  await user.click(image)
  await waitFor(() => expect(asked(PICTURE)).toHaveLength(2))
  await screen.findByText('A new image is shown.')
  await user.click(link)
  await waitFor(() => expect(asked(PICTURE)).toHaveLength(3))
})

it('says why there is no picture, and tries again', async () => {
  let isDown = true
  const answer: Answer = () =>
    isDown ? { status: 429, headers: { 'retry-after': '7' } } : { data: '<svg/>' }
  const { user } = await renderApp({ at: '/createAccount', server: { [PICTURE]: answer } })
  expect(await screen.findByText('Too many requests. Please wait 7 seconds and try again.')).toBeDefined()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: 'Picture with characters to type.' })).toBeDefined()
})

it('lets the device work instead of the picture, and sends its solution', async () => {
  const visit = await open({ [CHALLENGE]: await quickChallenge(), Register: done })
  await fill(visit, { 'Characters in the picture': '' })
  const button = screen.getByRole('button', { name: 'Let my device do the check' })
  await visit.user.click(button)
  expect(document.activeElement).toBe(button)
  expect(await screen.findByText('Check done. Your device has shown that you are no program.')).toBeDefined()
  await visit.send()
  await screen.findByText('Your account has been created.')
  const { validationCode, proofOfWork } = inputOf(visit)
  expect(validationCode).toBeUndefined()
  expect(JSON.parse(atob(String(proofOfWork)))).toMatchObject({ solution: { counter: 1 } })
})

it('works anew for another try, because a solution counts once', async () => {
  let answer = refused('EMAIL_TAKEN', 'email', 'This e-mail address is already in use.')
  const visit = await open({ [CHALLENGE]: await quickChallenge(), Register: (call) => answer(call) })
  await fill(visit)
  await visit.user.click(screen.getByRole('button', { name: 'Let my device do the check' }))
  await visit.send()
  await screen.findAllByText('This e-mail address is already in use.')
  await waitFor(() => expect(visit.asked(CHALLENGE)).toHaveLength(2))
  answer = done
  await visit.send()
  await screen.findByText('Your account has been created.')
})

it('tells when the device cannot, and goes back to the picture', async () => {
  const visit = await open({
    [CHALLENGE]: () => ({ data: { parameters: { nonce: 'x', salt: 'y', keyPrefix: '' } } }),
  })
  await visit.user.click(screen.getByRole('button', { name: 'Let my device do the check' }))
  expect(await screen.findByText(/Your device could not do the check/)).toBeDefined()
  await visit.user.click(screen.getByRole('button', { name: 'Use the picture instead' }))
  expect(await screen.findByLabelText('Characters in the picture')).toBeDefined()
})

it('tells a failed call in the summary, which stays, and keeps what was typed', async () => {
  const visit = await open({ Register: () => ({ status: 429, headers: { 'retry-after': '30' } }) })
  await fill(visit)
  await visit.send()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Too many requests. Please wait 30 seconds and try again.')
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('noa@example.com')
})

it('keeps what was typed in another language, and says faults in it', async () => {
  const visit = await open()
  await fill(visit, { 'Password, once more': '', Year: '1990' })
  await visit.send()
  await screen.findAllByText('Enter the password once more.')
  await visit.user.selectOptions(screen.getByLabelText('Language'), 'fr')
  expect(await screen.findByRole('heading', { level: 1, name: 'Créer un compte' })).toBeDefined()
  expect(await screen.findAllByText('Saisissez encore une fois le mot de passe.')).toHaveLength(2)
  expect(screen.getByLabelText<HTMLInputElement>('Prénom').value).toBe('Noa')
  expect(screen.getByLabelText<HTMLInputElement>('Année').value).toBe('1990')
  expect(document.title).toMatch(/^Erreur : Créer un compte/)
})

it('tells password managers and browsers what each field is', async () => {
  await open()
  const tokens = [...document.querySelectorAll('main form [autocomplete]')].map((field) =>
    field.getAttribute('autocomplete'),
  )
  expect(tokens).toEqual([
    'given-name',
    'family-name',
    'bday-year',
    'bday-month',
    'bday-day',
    'email',
    'tel',
    'new-password',
    'new-password',
    'off',
  ])
})

it('sends a customer who is signed in already to /account', async () => {
  const { path } = await renderApp({ at: '/createAccount', user: nadia })
  expect(path()).toBe('/account')
  await screen.findByText('Your account could not be loaded.')
})

function inputOf({ asked }: Opened): Readonly<Record<string, unknown>> {
  return asked('Register')[0]?.variables.input as Readonly<Record<string, unknown>>
}
