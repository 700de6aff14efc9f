import { expect, it, vi } from 'vitest'
import { createBoundedQueue } from './boundedQueue.ts'

const patient = new AbortController().signal

it('says when it is full, and once when there is room again', () => {
  const onRoom = vi.fn()
  const queue = createBoundedQueue<number>(4, onRoom)
  for (let n = 1; n <= 5; n++) queue.push(n)
  expect(queue.isFull()).toBe(true)
  expect([queue.take(), queue.take()]).toEqual([1, 2])
  expect(onRoom).not.toHaveBeenCalled()
  expect([queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([3, 4, 5, undefined])
  expect(onRoom).toHaveBeenCalledTimes(1)
  expect(queue.isEmpty()).toBe(true)
})

it('wakes who waits when something comes, or when told to stop waiting', async () => {
  const queue = createBoundedQueue<string>(4, () => undefined)
  const waiting = queue.ready(patient)
  queue.push('here')
  await waiting
  expect(queue.peek()).toBe('here')
  await queue.ready(patient)
  queue.take()
  const ending = new AbortController()
  const stopped = queue.ready(ending.signal)
  ending.abort()
  await stopped
  expect(queue.peek()).toBeUndefined()
})
