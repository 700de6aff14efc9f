import { expect, it } from 'vitest'
import { readInvoice } from './documentAddress.ts'
import type { InvoiceSheetFragment } from './InvoiceSheet.generated.ts'

const credited = { payment: { creditNotes: [{ creditNoteNo: 'CN-2026-000001' }] } } as InvoiceSheetFragment
const asked = { paymentId: 53, creditNoteNo: undefined }

it('waits until the invoice is known, and shows it', () => {
  const open = { invoice: undefined, isMissing: false }
  expect(readInvoice(asked, undefined)).toEqual(open)
  expect(readInvoice(asked, credited)).toEqual({ ...open, invoice: credited })
})

it.each([
  ['none of that number', asked, null],
  ['no number', { ...asked, paymentId: Number.NaN }, undefined],
  ['a credit note of another invoice', { ...asked, creditNoteNo: 'CN-2026-000009' }, credited],
])('misses %s', (_, document, invoice) => {
  expect(readInvoice(document, invoice)).toEqual({ invoice: undefined, isMissing: true })
})

it('finds a credit note with its invoice', () => {
  const note = { paymentId: 53, creditNoteNo: 'CN-2026-000001' }
  expect(readInvoice(note, credited).invoice).toBe(credited)
})
