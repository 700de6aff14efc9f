import { expect, it } from 'vitest'
import { askedAddress, forgetAsked, keepAsked } from './askedAddress.ts'

it('leads to what was asked for, once it is not forgotten, and else to the first page', () => {
  keepAsked('/adminOrderList?tab=2')
  expect(askedAddress('admin', '/adminMainPage')).toBe('/adminOrderList?tab=2')
  expect(askedAddress('staff', '/staffMainPage')).toBe('/staffMainPage')
  forgetAsked('admin')
  expect(askedAddress('admin', '/adminMainPage')).toBe('/adminMainPage')
})

it.each(['//evil.example/adminOrderList', 'https://evil.example/admin', '/account', '/staffMainPage'])(
  'never leads from the office to %s',
  (address) => {
    keepAsked(address)
    sessionStorage.setItem('admin.askedFor', address)
    expect(askedAddress('admin', '/adminMainPage')).toBe('/adminMainPage')
  },
)
