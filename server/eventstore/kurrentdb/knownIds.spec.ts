import { expect, it, vi } from 'vitest'
import { ConflictError } from '../errors.ts'
import type { AppendRequest, Position } from '../port.ts'
import { createKnownIds } from './knownIds.ts'

const place = (stream: string, revision: bigint, position: string) => ({
  stream,
  revision,
  position: position as Position,
})

function requestOf(...events: readonly (readonly [string, string])[]): AppendRequest {
  return {
    expect: {},
    events: events.map(([stream, id]) => ({ stream, event: { id, type: 't', data: {}, meta: {} } })),
  }
}

it('gives the first answer again when all events are known in their streams', () => {
  const known = createKnownIds()
  known.learn('1', place('a', 4n, '90'))
  known.learn('2', place('b', 0n, '120'))
  known.learn('3', place('a', 5n, '100'))
  const answer = { position: '120', revisions: { a: 5n, b: 0n }, duplicate: true }
  expect(known.recall(requestOf(['a', '1'], ['b', '2'], ['a', '3']))).toEqual(answer)
})

it('knows nothing of new events, and takes old ones among new ones for a conflict', () => {
  const known = createKnownIds()
  known.learn('1', place('a', 0n, '1'))
  expect(known.recall(requestOf(['a', '2']))).toBeUndefined()
  expect(() => known.recall(requestOf(['a', '1'], ['a', '2']))).toThrow(ConflictError)
  expect(() => known.recall(requestOf(['b', '1']))).toThrow(ConflictError)
})

it('forgets the oldest beyond its capacity', () => {
  const known = createKnownIds()
  for (let n = 0; n <= 50_000; n++) known.learn(String(n), place('a', BigInt(n), '1'))
  expect(known.recall(requestOf(['a', '0']))).toBeUndefined()
  expect(known.recall(requestOf(['a', '1']))).toBeDefined()
})

it('keeps where an event stands, and neither the event nor its data', () => {
  const known = createKnownIds()
  const data = vi.fn()
  const event = Object.defineProperty(place('a', 0n, '1'), 'data', { get: data, enumerable: true })
  known.learn('1', event)
  event.position = '2' as Position
  expect(known.recall(requestOf(['a', '1']))).toMatchObject({ position: '1' })
  expect(data).not.toHaveBeenCalled()
})
