import { expect, it } from 'vitest'
import { commandKey, otherTerms } from './ids.ts'

const keyOf = (terms: object, key = 'K') => commandKey('somebody', 'verb', { key, terms })

it('is the same for the same terms, in whatever order, with nothing told or null', () => {
  const key = keyOf({ a: 1, b: { c: [1, 2], d: 'x' } })
  expect(keyOf({ b: { d: 'x', c: [1, 2], e: undefined }, a: 1, f: null })).toEqual(key)
  expect(otherTerms(key, key.terms)).toBeUndefined()
})

it.each([{ a: 2 }, { a: '1' }, { a: 1, b: '' }, { a: 1, b: false }, { a: [1] }])(
  'of one thing does not fit %j',
  (terms) => {
    const key = keyOf(terms)
    const used = keyOf({ a: 1 })
    expect(key.id).toBe(used.id)
    expect(otherTerms(key, used.terms)).toEqual({ rejected: 'KEY_REUSED' })
  },
)

it('tells nothing of its terms without the key: the same terms under another one look different', () => {
  expect(keyOf({ a: 1 }, 'L').terms).not.toBe(keyOf({ a: 1 }).terms)
})

it('is nobody else’s, and another verb’s is another one', () => {
  const given = { key: 'K', terms: {} }
  const ids = [keyOf({}), commandKey('another', 'verb', given), commandKey('somebody', 'another', given)].map(
    ({ id }) => id,
  )
  expect(new Set(ids).size).toBe(3)
})
