import { describe, expect, it } from 'vitest'
import { type QueuedAction, statusAfter, verbFor, waitingOf } from './queuedAction.ts'

const press = (verb: QueuedAction['verb']): QueuedAction => ({
  key: `${verb}-1`,
  orderNo: 'K7M4-2QXP',
  verb,
  pressedAt: '2025-11-27T16:34:00.000Z',
})

describe('where an order will stand', () => {
  it('follows its presses one after the other', () => {
    expect(statusAfter('Confirmed', [])).toBe('Confirmed')
    expect(statusAfter('Confirmed', [press('start')])).toBe('InService')
    expect(statusAfter('Confirmed', [press('start'), press('end')])).toBe('Completed')
    expect(statusAfter('InService', [press('end')])).toBe('Completed')
  })

  it('is not touched by a press that it is past, or not ready for', () => {
    expect(statusAfter('Completed', [press('start'), press('end')])).toBe('Completed')
    expect(statusAfter('InService', [press('start')])).toBe('InService')
    expect(statusAfter('Confirmed', [press('end')])).toBe('Confirmed')
    expect(statusAfter('Cancelled', [press('start')])).toBe('Cancelled')
  })
})

it('has a button for confirmed orders and those in service alone', () => {
  expect(verbFor('Confirmed')).toBe('start')
  expect(verbFor('InService')).toBe('end')
  for (const status of ['Pending', 'Completed', 'Cancelled', 'Disputed'] as const)
    expect(verbFor(status)).toBeUndefined()
})

it('sends what was not refused', () => {
  const refused = { ...press('start'), refusal: 'It has begun already.' }
  expect(waitingOf([refused, press('end')])).toEqual([press('end')])
})
