import { describe, expect, it } from 'vitest'
import { askedDocument, withDocument } from './documentAddress.ts'

const read = (search: string) => askedDocument(new URLSearchParams(search))

describe('the document in the address', () => {
  it('is an invoice, or one of its credit notes', () => {
    expect(read('?invoice=53')).toEqual({ paymentId: 53, creditNoteNo: undefined })
    expect(read('?period=2026&invoice=50&creditNote=CN-2026-000001')).toEqual({
      paymentId: 50,
      creditNoteNo: 'CN-2026-000001',
    })
  })

  it('is none without an invoice', () => {
    expect(read('?period=2026&creditNote=CN-2026-000001')).toBeUndefined()
  })

  it.each(['', '0', '-3', '1.5', 'x', '9999999999'])('is there but unknown for %s', (id) => {
    expect(read(`?invoice=${id}`)?.paymentId).toBeNaN()
  })

  it('leaves the rest of the address alone', () => {
    const known = new URLSearchParams('?period=2026&invoice=1&creditNote=CN-1')
    expect(withDocument(known, { paymentId: 2 }).toString()).toBe('period=2026&invoice=2')
    expect(withDocument(known, { paymentId: 2, creditNoteNo: 'CN-2' }).toString()).toBe(
      'period=2026&invoice=2&creditNote=CN-2',
    )
    expect(withDocument(known, undefined).toString()).toBe('period=2026')
  })
})
