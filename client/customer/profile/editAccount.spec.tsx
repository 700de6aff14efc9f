import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sessionOf } from '../../session/session.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const profile = {
  __typename: 'Profile',
  id: 'c-1',
  firstName: 'Nadia',
  lastName: 'Kowalchuk',
  email: 'nadia@example.ca',
  phoneNumber: '+14035550172',
  dob: null,
  emailNotifications: true,
  marketingConsent: false,
}
const read: Answer = () => ({ data: { profile } })
const reply = (changes: object) => ({
  data: {
    saveProfile: {
      __typename: 'SaveProfilePayload',
      profile: null,
      message: null,
      userErrors: [],
      ...changes,
    },
  },
})
const saved: Answer = ({ variables }) =>
  reply({ profile: { ...profile, ...(variables.input as object) }, message: 'Details saved' })

async function visit(SaveProfile: Answer = saved) {
  const visited = await renderApp({
    at: '/editAccount',
    user: nadia,
    server: { Profile: read, SaveProfile },
  })
  await screen.findByLabelText('First name')
  return visited
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const save = () => screen.getByRole('button', { name: 'Save changes' })

it('shows what is stored, and the e-mail with the way to change it', async () => {
  await visit()
  expect(field('First name').value).toBe('Nadia')
  expect(field('Last name (optional)').value).toBe('Kowalchuk')
  expect(field('Year').value).toBe('')
  expect(field('Phone number (optional)').value).toBe('(403) 555-0172')
  expect(screen.getByText('nadia@example.ca')).toBeDefined()
  expect(screen.getByText(/To change your email/)).toBeDefined()
  expect(screen.getByRole('checkbox', { name: /my orders/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: /offers/ })).toHaveProperty('checked', false)
})

it('saves everything and says so; the greeting has the new name', async () => {
  const { user, server } = await visit()
  await user.clear(field('First name'))
  await user.type(field('First name'), 'Nadja')
  await user.type(field('Year'), '1985')
  await user.selectOptions(screen.getByLabelText('Month'), 'April')
  await user.type(field('Day'), '3')
  await user.click(screen.getByRole('checkbox', { name: /offers/ }))
  await user.click(save())
  expect(await screen.findByText('Details saved')).toBeDefined()
  const saved = server.calls.find(({ operationName }) => operationName === 'SaveProfile')
  expect(saved?.variables.input).toEqual({
    firstName: 'Nadja',
    lastName: 'Kowalchuk',
    dob: '1985-04-03',
    phoneNumber: '(403) 555-0172',
    emailNotifications: true,
    marketingConsent: true,
  })
  expect(sessionOf('customer')?.user.firstName).toBe('Nadja')
  expect(screen.getByRole('link', { name: 'Continue now' }).getAttribute('href')).toBe('/account')
})

it('goes to the account after two seconds, without asking about what is saved', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { user, path } = await visit()
  await user.type(field('First name'), 'x')
  await user.click(save())
  await screen.findByRole('link', { name: 'Continue now' })
  vi.advanceTimersByTime(2100)
  await waitFor(() => expect(path()).toBe('/account'))
  await screen.findByText('We couldn’t load your account.')
})

it('checks name, date and phone before anything is sent', async () => {
  const { user, server } = await visit()
  await user.clear(field('First name'))
  await user.type(field('Year'), '1985')
  await user.type(field('Phone number (optional)'), 'x')
  await user.click(save())
  expect(await screen.findAllByText('Enter your first name.')).toHaveLength(2)
  expect(screen.getAllByText(/Enter a real date of birth/)).toHaveLength(2)
  expect(screen.getAllByText(/Enter a phone number, such as/)).toHaveLength(2)
  expect(server.calls.filter(({ operationName }) => operationName === 'SaveProfile')).toEqual([])
})

it('tells at the phone that somebody has it, and keeps what was typed', async () => {
  const message = 'This phone number is already in use.'
  const { user } = await visit(() =>
    reply({ userErrors: [{ code: 'PHONE_TAKEN', field: 'phoneNumber', message }] }),
  )
  await user.type(field('Last name (optional)'), '-Roy')
  await user.click(save())
  expect(await screen.findAllByText(message)).toHaveLength(2)
  expect(field('Phone number (optional)').getAttribute('aria-invalid')).toBe('true')
  expect(field('Last name (optional)').value).toBe('Kowalchuk-Roy')
})

it('asks before changes are left, and stays when told to', async () => {
  const { user, path } = await visit()
  await user.type(field('Last name (optional)'), '-Roy')
  await user.click(screen.getByRole('link', { name: 'Back to account' }))
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Stay on this page' }))
  // jsdom draws no closing, so that the box itself stays.
  await waitFor(() => expect(screen.getByRole('alertdialog').dataset.state).toBe('closed'))
  expect(path()).toBe('/editAccount')
  expect(field('Last name (optional)').value).toBe('Kowalchuk-Roy')
})

it('leaves when told to', async () => {
  const { user, path } = await visit()
  await user.type(field('Last name (optional)'), '-Roy')
  await user.click(screen.getByRole('link', { name: 'About Us' }))
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(path()).toBe('/about'))
})

it('asks nothing when nothing was changed', async () => {
  const { user, path } = await visit()
  await user.click(screen.getByRole('link', { name: 'About Us' }))
  await waitFor(() => expect(path()).toBe('/about'))
})

it('asks nothing of somebody who signs out', async () => {
  const { user, path } = await visit()
  await user.type(field('Last name (optional)'), '-Roy')
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(path()).toBe('/'))
})

it('offers another try when the details cannot be read', async () => {
  let isDown = true
  const { user } = await renderApp({
    at: '/editAccount',
    user: nadia,
    server: {
      Profile: (call) =>
        isDown ? { errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } : read(call),
    },
  })
  await screen.findByText('We couldn’t load your details.')
  expect(await screen.findByText('Something went wrong. Error code: INTERNAL_SERVER_ERROR')).toBeDefined()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('First name')).toBeDefined()
})
