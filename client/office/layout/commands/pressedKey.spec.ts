import { expect, it } from 'vitest'
import { wishOf } from './pressedKey.ts'

const press = { hasCommand: false, isTyping: false, isLed: false, hasSingleKeys: true }

it.each([
  ['k', { hasCommand: true }, { name: 'menu' }],
  ['K', { hasCommand: true, isTyping: true, hasSingleKeys: false }, { name: 'menu' }],
  ['p', { hasCommand: true }, undefined],
  ['/', {}, { name: 'search' }],
  ['?', {}, { name: 'help' }],
  ['g', {}, { name: 'leader' }],
  ['o', {}, undefined],
  ['o', { isLed: true }, { name: 'go', to: '/adminOrderList' }],
  ['m', { isLed: true }, { name: 'go', to: '/adminStaffGroupList' }],
  ['z', { isLed: true }, undefined],
  ['/', { isTyping: true }, undefined],
  ['g', { hasSingleKeys: false }, undefined],
])('%s with %j', (key, state, wish) => {
  expect(wishOf({ ...press, ...state, key })).toEqual(wish)
})
