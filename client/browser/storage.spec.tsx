import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const refusals = {
  'switched off': () => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      })
  },
  full: () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }),
}

// what failed once is known for as long as the page lives
beforeEach(() => vi.resetModules())
afterEach(() => vi.restoreAllMocks())

describe.each(Object.entries(refusals))('storage that is %s', (_name, refuse) => {
  it('remembers for as long as the page lives, and tells once that it does no more', async () => {
    refuse()
    const { isStorageFailing, localStore, watchStorage } = await import('./storage.ts')
    const listener = vi.fn()
    watchStorage(listener)
    expect([localStore.get('colour'), isStorageFailing()]).toEqual([null, false])
    expect([localStore.set('colour', 'red'), localStore.set('colour', 'blue')]).toEqual([false, false])
    expect([localStore.get('colour'), localStore.names()]).toEqual(['blue', ['colour']])
    expect([listener.mock.calls.length, isStorageFailing()]).toEqual([1, true])
    localStore.remove('colour')
    expect(localStore.get('colour')).toBeNull()
  })

  it('leaves the app working for this page, which says so until it is read', async () => {
    refuse()
    const { nadia, renderApp } = await import('../testing/renderApp.tsx')
    const { sessionOf } = await import('../session/session.ts')
    const { user } = await renderApp({ user: nadia, at: '/policy' })
    expect(sessionOf('customer')?.user).toEqual(nadia)
    const notice = await screen.findByText(/Your browser couldn’t store what this page needs/)
    const line = notice.closest<HTMLElement>('[role=status]') as HTMLElement
    await user.click(within(line).getByRole('button', { name: 'Close' }))
    expect(line.textContent).toBe('')
  })
})

it('a full storage does not go on with what was there before', async () => {
  localStorage.setItem('colour', 'red')
  refusals.full()
  const { localStore } = await import('./storage.ts')
  localStore.set('colour', 'blue')
  expect([localStore.get('colour'), localStorage.getItem('colour')]).toEqual(['blue', null])
})

it('a storage that has room again counts from then on', async () => {
  const full = refusals.full()
  const { localStore } = await import('./storage.ts')
  localStore.set('colour', 'red')
  full.mockRestore()
  expect([localStore.get('colour'), localStore.set('colour', 'blue')]).toEqual(['red', true])
  expect([localStore.get('colour'), localStorage.getItem('colour')]).toEqual(['blue', 'blue'])
})
