import { expect, it, vi } from 'vitest'
import { forgetReturnPath, keepReturnPath, returnPath } from './returnPath.ts'

it('leads to what was asked for, once it is not forgotten, and else to the first page', () => {
  keepReturnPath('/adminOrderList?tab=2')
  expect(returnPath('admin', '/adminMainPage')).toBe('/adminOrderList?tab=2')
  expect(returnPath('staff', '/staffMainPage')).toBe('/staffMainPage')
  forgetReturnPath('admin')
  expect(returnPath('admin', '/adminMainPage')).toBe('/adminMainPage')
})

it.each(['//evil.example/adminOrderList', 'https://evil.example/admin', '/account', '/staffMainPage'])(
  'never leads from the office to %s',
  (address) => {
    sessionStorage.setItem('admin.askedFor', `${Date.now()} ${address}`)
    expect(returnPath('admin', '/adminMainPage')).toBe('/adminMainPage')
  },
)

it('is forgotten after ten minutes', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  keepReturnPath('/privacy')
  vi.advanceTimersByTime(9 * 60_000)
  expect(returnPath('customer', '/account')).toBe('/privacy')
  vi.advanceTimersByTime(60_000)
  expect(returnPath('customer', '/account')).toBe('/account')
})
