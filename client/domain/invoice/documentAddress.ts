import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { InvoiceSheetFragment } from './InvoiceSheet.generated.ts'

/** The document in the page's address: an invoice, or one of its credit notes. */
export interface AskedDocument {
  /** NaN if the address names no payment. */
  readonly paymentId: number
  readonly creditNoteNo: string | undefined
}

const invoice = 'invoice'
const creditNote = 'creditNote'

/** Reads `?invoice=53` and `?invoice=50&creditNote=CN-2026-000001`; undefined without a document. */
export function askedDocument(params: URLSearchParams): AskedDocument | undefined {
  const id = params.get(invoice)
  if (id === null) return undefined
  const paymentId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : Number.NaN
  return { paymentId, creditNoteNo: params.get(creditNote) ?? undefined }
}

/** The same address with that document, or without one. */
export function withDocument(
  known: URLSearchParams,
  asked: { readonly paymentId: number; readonly creditNoteNo?: string } | undefined,
): URLSearchParams {
  const params = new URLSearchParams(known)
  params.delete(invoice)
  params.delete(creditNote)
  if (asked) params.set(invoice, String(asked.paymentId))
  if (asked?.creditNoteNo) params.set(creditNote, asked.creditNoteNo)
  return params
}

/** State of an address that a link of this page led to, so that closing can go back. */
export const openedHere = { isOpenedHere: true } as const

/**
 * The document in the page's address: a link opens it, Back closes it, a reload keeps it. Closing goes back if this page's own link opened
 * it, and otherwise removes it from the address. `last` stays while the dialog fades. It opens after the page, because the page's heading
 * takes the focus first, and a dialog that loses the focus closes.
 */
export function useShownDocument() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const asked = askedDocument(params)
  const [last, setLast] = useState<AskedDocument | undefined>(asked)
  if (asked && !isSame(asked, last)) setLast(asked)
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  const close = () => {
    if (state?.isOpenedHere) void navigate(-1)
    else setParams((known) => withDocument(known, undefined), { replace: true })
  }
  return { isOpen: isMounted && asked !== undefined, last, close }
}

function isSame(one: AskedDocument, other: AskedDocument | undefined): boolean {
  return Object.is(one.paymentId, other?.paymentId) && one.creditNoteNo === other?.creditNoteNo
}

/** How to show the requested document. */
export interface ReadDocument {
  readonly invoice: InvoiceSheetFragment | undefined
  readonly isMissing: boolean
}

/**
 * An address without a payment, or with a credit note that the invoice does not have, counts as an absent invoice.
 * @param invoice null if it is absent, undefined while it is unknown
 */
export function readInvoice(
  asked: AskedDocument | undefined,
  invoice: InvoiceSheetFragment | null | undefined,
): ReadDocument {
  const isPossible = !Number.isNaN(asked?.paymentId ?? Number.NaN)
  const isGone = asked?.creditNoteNo !== undefined && invoice != null && !hasNote(invoice, asked.creditNoteNo)
  const isMissing = isGone || !isPossible || invoice === null
  return { invoice: isMissing ? undefined : (invoice ?? undefined), isMissing }
}

function hasNote({ payment }: InvoiceSheetFragment, creditNoteNo: string): boolean {
  return payment.creditNotes.some((note) => note.creditNoteNo === creditNoteNo)
}
