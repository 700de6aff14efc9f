import { expect, it } from 'vitest'
import type { OrderStatus } from '../../api/schema.generated.ts'
import { offeredActions, pageActions } from './orderActions.ts'
import type { OfficeOrderCardFragment } from './orders.generated.ts'

const nothing: OfficeOrderCardFragment['officeMay'] = {
  assign: false,
  cancel: false,
  move: false,
  waiveFee: false,
  addInstructions: false,
  resendConfirmation: false,
  openDispute: false,
  resolveDispute: false,
}
const open = { ...nothing, assign: true, cancel: true, move: true, waiveFee: true, addInstructions: true }
const card = (status: OrderStatus, officeMay: Partial<typeof nothing>) => ({
  officeMay: { ...nothing, ...officeMay },
  order: { status, periodType: 'Day' as const, series: null },
})

it('offers on pending cards what the document names', () => {
  expect(offeredActions(card('Pending', open), '1')).toEqual({
    buttons: ['assign', 'move', 'cancel'],
    more: ['addNote', 'waiveFee'],
  })
})

it('offers on confirmed cards to resend, too; in service to move only where the server lets it, and to cancel', () => {
  const confirmed = card('Confirmed', { ...open, resendConfirmation: true })
  expect(offeredActions(confirmed, '2')?.buttons).toEqual(['assign', 'move', 'cancel', 'resend'])
  expect(offeredActions(card('InService', { cancel: true }), '2')?.buttons).toEqual(['cancel'])
  expect(offeredActions(card('InService', { cancel: true, move: true }), '2')?.buttons).toEqual([
    'move',
    'cancel',
  ])
})

it('offers on found orders no more than the document names for their status, and nowhere to reschedule', () => {
  expect(offeredActions(card('Pending', open), '4')).toEqual({
    buttons: ['assign', 'cancel'],
    more: ['addNote', 'waiveFee'],
  })
  const confirmed = card('Confirmed', { ...open, resendConfirmation: true })
  expect(offeredActions(confirmed, '4')?.buttons).toEqual(['assign', 'cancel', 'resend'])
  expect(offeredActions(card('InService', { cancel: true }), '4')?.buttons).toEqual([])
})

it('keeps history cards without actions; complaints are behind "More" of a found order', () => {
  expect(offeredActions(card('Completed', { openDispute: true }), '3')).toBeUndefined()
  expect(offeredActions(card('Completed', { openDispute: true }), '4')).toEqual({
    buttons: [],
    more: ['openDispute'],
  })
  expect(offeredActions(card('Disputed', { resolveDispute: true }), '4')?.more).toEqual(['resolveDispute'])
  expect(offeredActions(card('Cancelled', {}), '4')).toEqual({ buttons: [], more: [] })
})

it('offers all that is possible on the page of the order, what ends it last', () => {
  expect(pageActions(card('Confirmed', { ...open, resendConfirmation: true }), 500).buttons).toEqual([
    'move',
    'assign',
    'addNote',
    'resend',
    'waiveFee',
    'repeat',
    'cancel',
  ])
  expect(pageActions(card('Disputed', { resolveDispute: true })).buttons).toEqual([
    'resolveDispute',
    'repeat',
  ])
  // a crew comes first, and cancelling is free
  expect(pageActions(card('Pending', open)).buttons).toEqual([
    'assign',
    'move',
    'addNote',
    'repeat',
    'cancel',
  ])
  expect(pageActions(card('Cancelled', {})).buttons).toEqual([])
})
