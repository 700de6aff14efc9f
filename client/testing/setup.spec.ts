import { expect, it } from 'vitest'
import { heard, isOffline } from '../connection.ts'

/** Files share a worker: what one leaves behind would be the next one's fault. */

it('a spec may leave a page and a lost connection behind', async () => {
  document.body.innerHTML = '<p>left</p>'
  await expect(heard(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow()
  expect(isOffline()).toBe(true)
})

it('and the next one begins without either', () => {
  expect(document.body.childNodes).toHaveLength(0)
  expect(isOffline()).toBe(false)
})

it('a call of nobody who stands in for the server has no end', async () => {
  const soon = new Promise((resolve) => setTimeout(() => resolve('no answer'), 50))
  expect(await Promise.race([heard(fetch('/graphql')), soon])).toBe('no answer')
  expect(isOffline()).toBe(false)
})
