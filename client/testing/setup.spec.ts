import { expect, it } from 'vitest'
import { isOffline, watchCall } from '../browser/connection.ts'

/** Files share a worker: what one leaves behind would be the next one's fault. */

it('a spec may leave a page and a lost connection behind', async () => {
  document.body.innerHTML = '<p>left</p>'
  await expect(watchCall(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow()
  expect(isOffline()).toBe(true)
})

it('and the next one begins without either', () => {
  expect(document.body.childNodes).toHaveLength(0)
  expect(isOffline()).toBe(false)
})

it('a call that no spec answers is called off at once, and loses no connection', async () => {
  await expect(watchCall(fetch('/graphql'))).rejects.toThrow('no spec stands in for the server')
  expect(isOffline()).toBe(false)
})
