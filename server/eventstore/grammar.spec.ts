import { describe, expect, it } from 'vitest'
import { AppendTooLargeError, InvalidAppendError } from './errors.ts'
import { APPEND_LIMIT, checkAppend, DEPTH_LIMIT, isStreamName } from './grammar.ts'
import type { AppendRequest, Expect, NewEvent } from './port.ts'

const ID = '6f1c8f0e-6d0b-5c3e-9a54-2f6f6f5b7a10'

function append(about: Partial<NewEvent> = {}, expected: Expect = 'absent'): AppendRequest {
  const event = { id: ID, type: 'order.placed', data: {}, meta: {}, ...about }
  return { expect: { 'order-1': expected }, events: [{ stream: 'order-1', event }] }
}

/** What a caller without types could hand in. */
function wrong(about: Record<string, unknown>): AppendRequest {
  return append(about as Partial<NewEvent>)
}

describe('stream names', () => {
  it.each(['order-1', 'day-2-2026-11-21', 'wallet-6f1c8f0e-6d0b-5c3e-9a54-2f6f6f5b7a10', 'a', 'x_y.z'])(
    'takes %s',
    (name) => expect(isStreamName(name)).toBe(true),
  )

  it.each(['', 'Order-1', '$all', '-1', 'order 1', 'order-é', 'order/1', 'order-\0', 'o'.repeat(201)])(
    'refuses %j',
    (name) => {
      expect(isStreamName(name)).toBe(false)
      const request = { expect: { [name]: 'absent' }, events: [{ ...append().events[0], stream: name }] }
      expect(() => checkAppend(request as AppendRequest)).toThrow(InvalidAppendError)
    },
  )

  it('does not take what every object inherits for an expectation', () => {
    const [one] = append().events
    const request = { expect: {}, events: [{ ...one, stream: 'constructor' }] }
    expect(() => checkAppend(request as AppendRequest)).toThrow('no expectation')
  })
})

describe('expectations', () => {
  it.each<Expect>(['absent', 0n, 2n ** 63n - 1n])('takes %s', (expected) => {
    expect(() => checkAppend(append({}, expected))).not.toThrow()
  })

  it.each([-1n, 2n ** 63n, 'any', 0, null])('refuses %s', (expected) => {
    expect(() => checkAppend(append({}, expected as Expect))).toThrow(InvalidAppendError)
  })
})

describe('events', () => {
  it('refuses an append without events', () => {
    expect(() => checkAppend({ expect: { 'order-1': 'absent' }, events: [] })).toThrow('at least one event')
  })

  it.each(['one', '', ID.toUpperCase(), `${ID}0`, '00000000-0000-0000-0000-000000000000', 7, undefined])(
    'refuses %j as an id',
    (id) => expect(() => checkAppend(wrong({ id }))).toThrow('not an event id'),
  )

  it('refuses one id twice, also in two streams', () => {
    const [one] = append().events
    const other = { ...one, stream: 'order-2' }
    const request = { expect: { 'order-1': 'absent', 'order-2': 'absent' }, events: [one, other] }
    expect(() => checkAppend(request as AppendRequest)).toThrow('occurs twice')
  })

  it.each(['', 'order placed', 'order/placed', 'order+placed', 'commandé', 7])(
    'refuses %j as a type',
    (type) => {
      expect(() => checkAppend(wrong({ type }))).toThrow('not an event type')
    },
  )

  it.each(['order.placed', 'OrderPlaced', 'a:b_c-d$1'])('takes %s as a type', (type) => {
    expect(() => checkAppend(append({ type }))).not.toThrow()
  })
})

describe('metadata', () => {
  it('takes flat text, and the two keys that stores know', () => {
    const meta = { $correlationId: 'c', $causationId: 'k', actorRole: '1', note: '' }
    expect(() => checkAppend(append({ meta }))).not.toThrow()
  })

  it.each([
    [{ '$schema.name': 'x' }],
    [{ $other: 'x' }],
    [{ '': 'x' }],
    [{ a: 1 }],
    [{ a: undefined }],
    [{ a: '\0' }],
    [{ a: '\ud800' }],
    [{ 'a\0': 'x' }],
    [['x']],
    [null],
    [undefined],
  ])('refuses %j', (meta) => {
    expect(() => checkAppend(wrong({ meta }))).toThrow(InvalidAppendError)
  })
})

describe('data', () => {
  it.each([
    [{}],
    [[]],
    [null],
    [''],
    [0],
    [false],
    [{ a: [{ b: [1.5, 'é🌲', null] }] }],
    [Object.create(null)],
  ])('takes %j', (data) => expect(() => checkAppend(append({ data }))).not.toThrow())

  it.each<[string, unknown, string]>([
    ['undefined', undefined, 'data is undefined'],
    ['a member that is undefined', { a: { b: undefined } }, 'data.a.b'],
    ['a bigint', { a: [1n] }, 'data.a[0]'],
    ['a function', { a: () => 1 }, 'data.a'],
    ['a symbol', [Symbol('x')], 'data[0]'],
    ['a hole', new Array(1), 'data[0]'],
    ['a date', { at: new Date(0) }, 'an instance of Date'],
    ['a map', new Map(), 'an instance of Map'],
    ['its own JSON', { toJSON: () => 1 }, 'JSON cannot carry'],
    ['NaN', Number.NaN, 'data is NaN'],
    ['infinity', [Number.NEGATIVE_INFINITY], 'data[0] is -Infinity'],
    ['NUL', { a: 'x\0' }, 'NUL'],
    ['half a surrogate pair', { a: '\ud83c' }, 'surrogate'],
    ['NUL in a key', { 'a\0': 1 }, 'key'],
  ])('refuses %s', (_what, data, message) => {
    expect(() => checkAppend(append({ data }))).toThrow(message)
    expect(() => checkAppend(append({ data }))).toThrow(InvalidAppendError)
  })

  it('refuses what is nested too deeply, or in itself', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
    expect(() => checkAppend(append({ data: nested(DEPTH_LIMIT) }))).not.toThrow()
    expect(() => checkAppend(append({ data: nested(DEPTH_LIMIT + 1) }))).toThrow('nested deeper')
    const ring: unknown[] = []
    ring.push(ring)
    expect(() => checkAppend(append({ data: ring }))).toThrow('nested deeper')
  })
})

describe('size', () => {
  it('counts bytes of data and metadata over all events', () => {
    const metaBytes = '{}'.length
    const exact = '漢'.repeat((APPEND_LIMIT - metaBytes - 4) / 3)
    const spare = APPEND_LIMIT - metaBytes - 2 - Buffer.byteLength(exact)
    expect(() => checkAppend(append({ data: exact + 'x'.repeat(spare) }))).not.toThrow()
    expect(() => checkAppend(append({ data: exact + 'x'.repeat(spare + 1) }))).toThrow(AppendTooLargeError)
  })
})
