import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type AskedDocument, askedDocument, withDocument } from './documentAddress.ts'

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
