import { expect, it } from 'vitest'
import { addUserAddressPath, editUserAddressPath, readNext, withNewAddress } from './customerPaths.ts'

it('carries where to go back to through the form', () => {
  const next = '/selectServiceDetail/1/a1?service=11'
  const path = editUserAddressPath('a1', { next, details: true })
  expect(path).toBe('/editUserAddress/a1?next=%2FselectServiceDetail%2F1%2Fa1%3Fservice%3D11#details')
  const { searchParams } = new URL(path, 'https://aspenrow.example')
  expect(readNext(searchParams.get('next'))).toBe(next)
  expect(addUserAddressPath()).toBe('/addUserAddress')
  expect(editUserAddressPath('a1')).toBe('/editUserAddress/a1')
})

it.each([
  null,
  '',
  'account',
  'https://evil.example/account',
  '//evil.example/account',
  '/\\evil.example/account',
  '/\t/evil.example/account',
  '/.//evil.example/account',
  'javascript:alert(1)',
  '//',
])('goes nowhere with %j', (next) => {
  expect(readNext(next)).toBeUndefined()
})

it('comes back to the booking with the new address chosen', () => {
  expect(withNewAddress('/selectServiceAddress/1?address=a1', 'a 2')).toBe(
    '/selectServiceAddress/1?address=a%202',
  )
  expect(withNewAddress('/account', 'a2')).toBe('/account')
})
