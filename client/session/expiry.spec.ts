import { expect, it, vi } from 'vitest'
import { nadia } from '../testing/renderApp.tsx'
import { expireSession, onSessionExpired } from './expiry.ts'
import { sessionOf, startSession } from './session.ts'

const signIn = () => startSession('customer', { token: 'token-1', user: nadia, isRemember: true })

it('tells once of a session that ran out, however many calls were refused', () => {
  const hear = vi.fn()
  const stop = onSessionExpired(hear)
  signIn()
  expireSession('customer', { leaveTo: '/login' })
  expireSession('customer')
  expect(sessionOf('customer')).toBeNull()
  expect(hear.mock.calls).toEqual([['/login']])
  stop()
})

it('tells who listens later of what ran out before, the first time only', () => {
  signIn()
  expireSession('customer')
  const hear = vi.fn()
  onSessionExpired(hear)()
  onSessionExpired(hear)()
  expect(hear.mock.calls).toEqual([['/']])
})

it('says nothing to who has stopped listening', () => {
  const hear = vi.fn()
  onSessionExpired(hear)()
  const other = vi.fn()
  const stop = onSessionExpired(other)
  signIn()
  expireSession('customer')
  expect(hear).not.toHaveBeenCalled()
  expect(other).toHaveBeenCalledOnce()
  stop()
})
