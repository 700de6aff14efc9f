import { describe, expect, it } from 'vitest'
import { holdOf, isHeldAt, type QueuedAction, statusAfter, verbFor, waitingOf } from './queuedAction.ts'

const action = (verb: QueuedAction['verb']): QueuedAction => ({
  key: `${verb}-1`,
  orderNo: 'K7M4-2QXP',
  verb,
  pressedAt: '2025-11-27T16:34:00.000Z',
})

describe('where an order will stand', () => {
  it('follows its actions one after the other', () => {
    expect(statusAfter('Confirmed', [])).toBe('Confirmed')
    expect(statusAfter('Confirmed', [action('start')])).toBe('InService')
    expect(statusAfter('Confirmed', [action('start'), action('end')])).toBe('Completed')
    expect(statusAfter('InService', [action('end')])).toBe('Completed')
  })

  it('is not touched by an action that it is past, or not ready for', () => {
    expect(statusAfter('Completed', [action('start'), action('end')])).toBe('Completed')
    expect(statusAfter('InService', [action('start')])).toBe('InService')
    expect(statusAfter('Confirmed', [action('end')])).toBe('Confirmed')
    expect(statusAfter('Cancelled', [action('start')])).toBe('Cancelled')
    expect(statusAfter('InService', [action('fail')])).toBe('InService')
  })
})

it('has a button for confirmed orders and those in service alone', () => {
  expect(verbFor('Confirmed')).toBe('start')
  expect(verbFor('InService')).toBe('end')
  for (const status of ['Pending', 'Completed', 'Cancelled', 'Disputed'] as const)
    expect(verbFor(status)).toBeUndefined()
})

it('sends what was not refused', () => {
  const refused = { ...action('start'), refusal: 'It has begun already.' }
  expect(waitingOf([refused, action('end')])).toEqual([action('end')])
})

it('holds End, and nothing else, for ten seconds, however the clock is set', () => {
  const { heldUntil } = holdOf('end', 1000)
  expect(isHeldAt(heldUntil, 1000)).toBe(true)
  expect(isHeldAt(heldUntil, 10_999)).toBe(true)
  expect(isHeldAt(heldUntil, 11_000)).toBe(false)
  // set back by a second
  expect(isHeldAt(heldUntil, 0)).toBe(false)
  for (const verb of ['start', 'fail'] as const) expect(holdOf(verb, 1000)).toEqual({})
  expect(isHeldAt(undefined, 1000)).toBe(false)
})
