import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apolloClient } from '../api/apollo.ts'
import { sessionCall } from '../api/serverCall.ts'
import { SignOutDocument } from '../api/signOut.generated.ts'
import { chooseLanguage } from '../i18n/intlStore.ts'
import { nadia, olivia } from '../testing/renderApp.tsx'
import { renewToken, sessionOf, startSession } from './session.ts'

/** Refuses every call once it is told to; a call waits until then. */
let refuse = () => {}
let asked: (string | null)[] = []

beforeEach(async () => {
  await chooseLanguage('en')
  asked = []
  const told = new Promise<void>((resolve) => {
    refuse = resolve
  })
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get('authorization'))
    await told
    return Response.json(
      { errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] },
      { status: 401 },
    )
  })
  startSession('customer', { token: 'of-nadia', user: nadia, isRemember: true })
})

const goTo = (path: string) => window.history.replaceState(null, '', path)
const ask = () =>
  apolloClient()
    .mutate({ mutation: SignOutDocument })
    .catch(() => undefined)

describe('a refusal that comes late', () => {
  it('ends the session of the area that asked, not of the one the reader went to', async () => {
    startSession('admin', { token: 'of-olivia', user: olivia, isRemember: true })
    goTo('/adminMainPage')
    const asking = ask()
    await vi.waitFor(() => expect(asked).toEqual(['Bearer of-olivia']), 15_000)
    goTo('/account')
    refuse()
    await asking
    expect(sessionOf('admin')).toBeNull()
    expect(sessionOf('customer')?.token).toBe('of-nadia')
  })

  it('ends no session that was renewed meanwhile', async () => {
    goTo('/account')
    const asking = ask()
    const fetching = sessionCall('customer', '/api/Account/downloadPersonalData')
    await vi.waitFor(() => expect(asked).toEqual(['Bearer of-nadia', 'Bearer of-nadia']), 15_000)
    renewToken('customer', 'renewed')
    refuse()
    await Promise.all([asking, fetching])
    expect(sessionOf('customer')?.token).toBe('renewed')
  })

  it('ends no session that began after a call without one', async () => {
    localStorage.clear()
    goTo('/login')
    const asking = ask()
    await vi.waitFor(() => expect(asked).toEqual([null]), 15_000)
    startSession('customer', { token: 'new', user: nadia, isRemember: true })
    refuse()
    await asking
    expect(sessionOf('customer')?.token).toBe('new')
  })
})

it('a refusal of a documented call ends the session that asked', async () => {
  const fetching = sessionCall('customer', '/api/Account/downloadPersonalData')
  refuse()
  expect((await fetching).status).toBe(401)
  expect(sessionOf('customer')).toBeNull()
  expect(localStorage.getItem('customer.currentUser')).toBeNull()
})

it("a refusal of a tab's own token leaves other tabs what they go on with, such as one that was duplicated and has a new password", async () => {
  startSession('customer', { token: 'of-this-tab', user: nadia, isRemember: false })
  const fetching = sessionCall('customer', '/api/Account/downloadPersonalData')
  refuse()
  await fetching
  expect(sessionOf('customer')).toBeNull()
  expect(localStorage.getItem('customer.isLoggedIn')).toBe('true')
  expect(JSON.parse(localStorage.getItem('customer.currentUser') ?? '')).toEqual(nadia)
})
