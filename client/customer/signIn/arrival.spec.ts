import { expect, it } from 'vitest'
import { arrivalOf } from './arrival.ts'

it.each([
  ['?activation=done', null, { from: 'activated' }],
  ['?activation=invalid', undefined, { from: 'invalidLink' }],
  ['?activation=done', { after: 'registration', email: 'noa@example.com' }, { from: 'activated' }],
  [
    '',
    { after: 'registration', email: 'noa@example.com' },
    { from: 'registration', email: 'noa@example.com' },
  ],
  ['', { after: 'reset' }, { from: 'reset' }],
  ['?activation=other', null, { from: 'elsewhere' }],
  ['', 'text', { from: 'elsewhere' }],
])('%j with %j', (search, state, arrival) => {
  expect(arrivalOf(search, state)).toEqual(arrival)
})
