import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sessionOf } from '../../session/session.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { holdAnswers } from '../../testing/heldAnswers.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const at = (moment: string) => ({ __typename: 'OrderMoment', at: moment, zoneLabel: 'MST' })
const erasure = {
  __typename: 'ErasureRequest',
  id: '7',
  asked: at('2026-11-24T10:00:00-07:00'),
  earliest: at('2026-11-25T10:00:00-07:00'),
  latest: at('2026-12-24T10:00:00-07:00'),
}
const consents = [
  {
    __typename: 'ConsentChange',
    isGiven: false,
    occasion: 'Profile',
    language: 'French',
    at: at('2026-10-02T08:00:00-06:00'),
  },
  {
    __typename: 'ConsentChange',
    isGiven: true,
    occasion: 'Registration',
    language: 'English',
    at: at('2026-09-01T08:00:00-06:00'),
  },
]
const facts = {
  __typename: 'Privacy',
  marketingConsent: false,
  consents,
  erasure: null,
  openOrders: 0,
  points: 21_480,
  rewardPoints: 1500,
  invoices: 3,
}
const privacy =
  (changes: object = {}): Answer =>
  () => ({ data: { privacy: { ...facts, ...changes } } })

async function visit(server: Record<string, Answer>) {
  const visited = await renderApp({ at: '/privacy', user: nadia, server })
  await screen.findByRole('region', { name: 'Delete your account' })
  return visited
}

const card = (name: string) => within(screen.getByRole('region', { name }))

it('says what is kept, and shows the log of consents', async () => {
  await visit({ Privacy: privacy() })
  expect(card('What we store, and why').getByText(/for about 6 years/)).toBeDefined()
  const consent = card('Marketing emails')
  expect(consent.getByText('Off')).toBeDefined()
  expect(consent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Turned off in the account settings, in FrenchOct 2, 2026, 8:00\u00A0AM MST',
    'Turned on in the registration form, in EnglishSep 1, 2026, 8:00\u00A0AM MST',
  ])
  expect(consent.getByRole('link').getAttribute('href')).toBe('/editAccount')
})

it('says with figures what happens to points and invoices', async () => {
  await visit({ Privacy: privacy() })
  const terms = card('Delete your account')
  expect(terms.getByText(/3 invoices stay as issued/)).toBeDefined()
  expect(terms.getByText(/21,480 paid points, worth \$214\.80 .* 1,500 reward points expire\./)).toBeDefined()
})

it('asks for open orders to be cancelled first', async () => {
  await visit({ Privacy: privacy({ openOrders: 2 }) })
  const terms = card('Delete your account')
  expect(terms.getByText(/2 orders aren’t finished yet/)).toBeDefined()
  expect(terms.queryByRole('button')).toBeNull()
  expect(terms.getByRole('link', { name: 'Ongoing orders' }).getAttribute('href')).toBe('/userOrderList/0')
})

it('notes the request once the password is right, and can withdraw it', async () => {
  let open: object | null = null
  const { user, server } = await visit({
    Privacy: (call) => privacy({ erasure: open })(call),
    RequestErasure: () => {
      open = erasure
      return reply('requestErasure', { erasure, message: 'Request recorded.' })
    },
    WithdrawErasure: () => {
      open = null
      return reply('withdrawErasure', { message: 'Request withdrawn.' })
    },
  })
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  await user.type(await screen.findByLabelText('Current password'), 'secret-1')
  await user.click(screen.getByRole('button', { name: 'Delete account' }))
  expect(await screen.findByText('Request recorded.')).toBeDefined()
  expect(server.calls.find(({ operationName }) => operationName === 'RequestErasure')?.variables).toEqual({
    input: { password: 'secret-1' },
  })
  expect(
    await screen.findByText(
      /You asked us on Nov 24, 2026, 10:00 AM MST .* by Dec 24, 2026, and not before Nov 25, 2026, 10:00 AM MST/,
    ),
  ).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Withdraw the request' }))
  expect(await screen.findByText('Request withdrawn.')).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeDefined()
})

const message = 'The current password is wrong.'
const refusePassword = () =>
  reply('requestErasure', { userErrors: [{ code: 'CURRENT_PASSWORD_WRONG', field: 'password', message }] })

it('tells a wrong password at its field, and asks for one that is missing', async () => {
  const { user } = await visit({ Privacy: privacy(), RequestErasure: refusePassword })
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  await user.click(await screen.findByRole('button', { name: 'Delete account' }))
  expect(await screen.findAllByText('Enter your current password.')).toHaveLength(2)
  await user.type(screen.getByLabelText('Current password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Delete account' }))
  expect(await screen.findAllByText(message)).toHaveLength(2)
})

it('tells a refusal by a toast when the question was closed before it came, and asks anew', async () => {
  const { user } = await visit({ Privacy: privacy(), RequestErasure: refusePassword })
  const answer = holdAnswers('RequestErasure')
  const opener = screen.getByRole('button', { name: 'Delete my account' })
  await user.click(opener)
  const dialog = await openedDialog('alertdialog')
  await user.type(dialog.getByLabelText('Current password'), 'wrong')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  await user.click(dialog.getByRole('button', { name: 'Keep my account' }))
  await waitFor(() => expect(document.activeElement).toBe(opener))
  answer()
  expect(await screen.findByText(message)).toBeDefined()
  await user.click(opener)
  const again = await openedDialog('alertdialog')
  expect(again.getByLabelText<HTMLInputElement>('Current password').value).toBe('')
  expect(again.queryByText(message)).toBeNull()
})

it('saves the file under the name that the server gives, with the token', async () => {
  const { user } = await visit({ Privacy: privacy() })
  const saved = watchSaving()
  const headers = answerFile(200)
  await user.click(screen.getByRole('button', { name: 'Download my data' }))
  expect(await screen.findByText('Your download has started.')).toBeDefined()
  expect(saved).toEqual([['personal-data-2026-11-24.json', 'blob:file']])
  expect(headers()).toBe('Bearer token-1')
})

it('says that the file did not come', async () => {
  const { user } = await visit({ Privacy: privacy() })
  answerFile(500)
  await user.click(screen.getByRole('button', { name: 'Download my data' }))
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the file.')
})

it('ends a session that the file is refused to', async () => {
  const { user, path } = await visit({ Privacy: privacy() })
  answerFile(401)
  await user.click(screen.getByRole('button', { name: 'Download my data' }))
  await waitFor(() => expect(path()).toBe('/'))
  expect(sessionOf('customer')).toBeNull()
})

it('offers another try when the facts cannot be read', async () => {
  let isDown = true
  const { user } = await renderApp({
    at: '/privacy',
    user: nadia,
    server: {
      Privacy: (call) =>
        isDown
          ? { errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }
          : privacy()(call),
    },
  })
  await screen.findByText('We couldn’t load your details.')
  expect(await screen.findByText('Something went wrong. Error code: INTERNAL_SERVER_ERROR')).toBeDefined()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Delete your account' })).toBeDefined()
})

function reply(root: string, changes: object) {
  return {
    data: { [root]: { __typename: 'Payload', erasure: null, message: null, userErrors: [], ...changes } },
  }
}

/** What the browser is told to save: name and address. */
function watchSaving(): (readonly [string, string])[] {
  const saved: (readonly [string, string])[] = []
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, this.href])
  })
  return saved
}

/** Answers the next call that is no GraphQL. @returns the token that came with it */
function answerFile(status: number): () => string | null {
  let token: string | null = null
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    token = new Headers(init.headers).get('authorization')
    const headers = { 'content-disposition': 'attachment; filename="personal-data-2026-11-24.json"' }
    return new Response('{}', { status, headers })
  })
  return () => token
}
