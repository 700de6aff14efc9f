import { expect, it, vi } from 'vitest'
import { nadia } from '../testing/renderApp.tsx'
import { expireSession, onSessionExpired } from './expiry.ts'
import { sessionOf, startSession } from './session.ts'

const signIn = () => startSession('customer', { token: 'token-1', user: nadia, isRemember: true })

it('tells once of a session that ran out, however many calls were refused', () => {
  const listener = vi.fn()
  const stop = onSessionExpired(listener)
  signIn()
  expireSession('customer', { leaveTo: '/login' })
  expireSession('customer')
  expect(sessionOf('customer')).toBeNull()
  expect(listener.mock.calls).toEqual([['/login']])
  stop()
})

it('tells who listens later of what ran out before, the first time only', () => {
  signIn()
  expireSession('customer')
  const listener = vi.fn()
  onSessionExpired(listener)()
  onSessionExpired(listener)()
  expect(listener.mock.calls).toEqual([['/']])
})

it('says nothing to who has stopped listening', () => {
  const listener = vi.fn()
  onSessionExpired(listener)()
  const other = vi.fn()
  const stop = onSessionExpired(other)
  signIn()
  expireSession('customer')
  expect(listener).not.toHaveBeenCalled()
  expect(other).toHaveBeenCalledOnce()
  stop()
})
