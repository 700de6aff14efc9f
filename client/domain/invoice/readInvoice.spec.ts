import { expect, it } from 'vitest'
import type { InvoiceSheetFragment } from './InvoiceSheet.generated.ts'
import { readInvoice } from './readInvoice.ts'

const credited = { payment: { creditNotes: [{ creditNoteNo: 'CN-2026-000001' }] } } as InvoiceSheetFragment
const asked = { paymentId: 53, creditNoteNo: undefined }

it('waits, shows, and fails as the question does', () => {
  const open = { invoice: undefined, isMissing: false, hasFailed: false }
  expect(readInvoice(asked, { invoice: undefined, hasFailed: false })).toEqual(open)
  expect(readInvoice(asked, { invoice: credited, hasFailed: false })).toEqual({ ...open, invoice: credited })
  expect(readInvoice(asked, { invoice: undefined, hasFailed: true })).toEqual({ ...open, hasFailed: true })
})

it.each([
  ['none of that number', asked, null],
  ['no number', { ...asked, paymentId: Number.NaN }, undefined],
  ['a credit note of another invoice', { ...asked, creditNoteNo: 'CN-2026-000009' }, credited],
])('misses %s', (_, document, invoice) => {
  const missing = { invoice: undefined, isMissing: true, hasFailed: false }
  expect(readInvoice(document, { invoice, hasFailed: false })).toEqual(missing)
})

it('finds a credit note with its invoice', () => {
  const note = { paymentId: 53, creditNoteNo: 'CN-2026-000001' }
  expect(readInvoice(note, { invoice: credited, hasFailed: false }).invoice).toBe(credited)
})
