import { expect, it } from 'vitest'
import type { OrderStatus } from '../../api/schema.generated.ts'
import { orderActions } from './orderActions.ts'
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
  order: { status },
})

it('offers on pending cards what the document names', () => {
  expect(orderActions(card('Pending', open), false)).toEqual({
    buttons: ['assign', 'move', 'cancel'],
    more: ['addNote', 'waiveFee', 'mails'],
  })
})

it('offers on confirmed cards to resend, too; in service only to cancel', () => {
  const confirmed = card('Confirmed', { ...open, resendConfirmation: true })
  expect(orderActions(confirmed, false).buttons).toEqual(['resend', 'assign', 'move', 'cancel'])
  expect(orderActions(card('InService', { cancel: true }), false).buttons).toEqual(['cancel'])
})

it('offers on found orders no more than the document names for their status', () => {
  expect(orderActions(card('Pending', open), true)).toEqual({
    buttons: ['assign', 'cancel'],
    more: ['move', 'addNote', 'waiveFee', 'mails'],
  })
  const confirmed = card('Confirmed', { ...open, resendConfirmation: true })
  expect(orderActions(confirmed, true).buttons).toEqual(['resend', 'assign', 'cancel'])
  expect(orderActions(card('InService', { cancel: true }), true).buttons).toEqual([])
})

it('keeps history cards without actions, and complaints behind "More"', () => {
  expect(orderActions(card('Completed', { openDispute: true }), false)).toEqual({
    buttons: [],
    more: ['openDispute', 'mails'],
  })
  expect(orderActions(card('Disputed', { resolveDispute: true }), false).more).toEqual([
    'resolveDispute',
    'mails',
  ])
  expect(orderActions(card('Cancelled', {}), false)).toEqual({ buttons: [], more: ['mails'] })
})
