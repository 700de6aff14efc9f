import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { done, fill, openRegistration } from '../../testing/customer/visitRegistration.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

it('asks for what is required, each in its words, in a summary that names the tab', async () => {
  const { send, server } = await openRegistration()
  await send()
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Enter your first name.',
    'Enter your email address.',
    'Enter a password.',
    'Confirm your password.',
    'Enter the characters in the picture, or skip the picture.',
  ])
  await waitFor(() => expect(document.title).toMatch(/^Error: Create an account/))
  expect(server.calls.some(({ operationName }) => operationName === 'Register')).toBe(false)
})

it.each([
  ['Password', '12345', 'The password your entered does not meet the minimum length requirement.'],
  ['Confirm password', 'noa-nao', 'The passwords you entered do not match.'],
  ['Email', 'noa', 'Enter an email address, such as name@example.com.'],
  [
    'Phone number (optional)',
    'call me',
    'Enter a phone number, such as (403) 555-0123, or one with + and the country code.',
  ],
  ['Day', '7', 'Enter a real date of birth, or leave it blank.'],
])('refuses %s %j before anything is sent', async (label, text, message) => {
  const visit = await openRegistration()
  await fill(visit, { [label]: text })
  await visit.send()
  const [beside] = await screen.findAllByText(message)
  expect(beside).toBeDefined()
  expect(visit.asked('Register')).toEqual([])
})

it.each([
  ['2999', '3', 'Enter a date in the past.', ['true', 'false', 'false']],
  ['1885', '31', 'Enter a year from 1900 on.', ['true', 'false', 'false']],
  ['1985', '31', 'There’s no February 31 in 1985.', ['false', 'false', 'true']],
])(
  'says what is wrong with February of %s, day %s, and frames that part',
  async (year, day, words, framed) => {
    const visit = await openRegistration()
    await fill(visit, { Year: year, Day: day })
    await visit.user.selectOptions(screen.getByLabelText('Month'), 'February')
    await visit.send()
    expect(await screen.findAllByText(words)).toHaveLength(2)
    const parts = ['Year', 'Month', 'Day'].map((part) => screen.getByLabelText(part))
    expect(parts.map((part) => part.getAttribute('aria-invalid'))).toEqual(framed)
  },
)

it('sends what was typed, says that a mail is on its way and leads to the sign-in page, which repeats it', async () => {
  const visit = await openRegistration({ Register: done })
  await fill(visit, {
    'Last name (optional)': 'Hay',
    'Phone number (optional)': '403 555 0144',
    Year: '1990',
    Day: '3',
  })
  await visit.user.selectOptions(screen.getByLabelText('Month'), 'April')
  await visit.user.click(screen.getByRole('checkbox', { name: /offers and news/ }))
  await visit.send()
  expect(await screen.findByText('Account created.')).toBeDefined()
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
  expect(screen.getByText(/An activation email is on its way to noa@example.com/)).toBeDefined()
  await visit.user.click(screen.getByRole('link', { name: 'Continue now' }))
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeDefined()
  expect(screen.getByText(/We’ve sent a link to noa@example.com/)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Email or phone number').value).toBe('noa@example.com')
  const again = screen.getByRole('link', { name: 'Create the account again.' })
  expect(again.getAttribute('href')).toBe('/createAccount')
  expect(visit.path()).toBe('/login')
})

it('goes to /login by itself after two seconds', async () => {
  const visit = await openRegistration({ Register: done })
  await fill(visit)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await visit.send()
  await screen.findByRole('link', { name: 'Continue now' })
  vi.advanceTimersByTime(2100)
  await waitFor(() => expect(visit.path()).toBe('/login'))
})

it('asks for order mails unless told otherwise, and for advertising only when told so', async () => {
  await openRegistration()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /about my orders/ }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /offers and news/ }).checked).toBe(false)
})

it('tells a failed call in the summary, which stays, and keeps what was typed', async () => {
  const visit = await openRegistration({
    Register: () => ({ status: 429, headers: { 'retry-after': '30' } }),
  })
  await fill(visit)
  await visit.send()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Too many requests. Please wait 30 seconds and try again.')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('noa@example.com')
})

it('keeps what was typed in another language, and says faults in it', async () => {
  const visit = await openRegistration()
  await fill(visit, { 'Confirm password': '', Year: '1990' })
  await visit.send()
  await screen.findAllByText('Confirm your password.')
  await visit.user.selectOptions(screen.getByLabelText('Language'), 'fr')
  expect(await screen.findByRole('heading', { level: 1, name: 'Créer un compte' })).toBeDefined()
  expect(await screen.findAllByText('Saisissez encore une fois le mot de passe.')).toHaveLength(2)
  expect(screen.getByLabelText<HTMLInputElement>('Prénom').value).toBe('Noa')
  expect(screen.getByLabelText<HTMLInputElement>('Année').value).toBe('1990')
  // a French colon has a no-break space before it
  expect(document.title).toMatch(/^Erreur\u00a0: Créer un compte/)
})

it('tells password managers and browsers what each field is', async () => {
  await openRegistration()
  const tokens = [...document.querySelectorAll('main form [autocomplete]')].map((field) =>
    field.getAttribute('autocomplete'),
  )
  expect(tokens).toEqual([
    'given-name',
    'family-name',
    'email',
    'tel',
    'new-password',
    'new-password',
    'bday-year',
    'bday-month',
    'bday-day',
    'off',
  ])
})

it('sends a customer who is signed in already to /account', async () => {
  const { path } = await renderApp({ at: '/createAccount', user: nadia })
  expect(path()).toBe('/account')
  await screen.findByText('We couldn’t load your account.')
})
