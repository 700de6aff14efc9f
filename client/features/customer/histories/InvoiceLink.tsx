import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useText } from '../../../i18n/useText.ts'
import { withDocument } from './documentAddress.ts'
import { openedHere } from './useShownDocument.ts'

const page = '/userPaymentHistory'

interface DocumentLinkProps {
  readonly paymentId: number
  readonly creditNoteNo?: string
  /** For those who hear the link alone. */
  readonly label?: string
  /** From one document to another: Back still leads to the list. */
  readonly isSwitch?: boolean
  readonly children: ReactNode
}

/** Opens an invoice or a credit note on the payment history, in front of the list that is there. */
export function DocumentLink({
  paymentId,
  creditNoteNo,
  label,
  isSwitch = false,
  children,
}: DocumentLinkProps) {
  const { pathname, state } = useLocation()
  const [params] = useSearchParams()
  const isHere = pathname === page
  const search = withDocument(isHere ? params : new URLSearchParams(), {
    paymentId,
    ...(creditNoteNo && { creditNoteNo }),
  })
  return (
    <Target
      to={{ pathname: page, search: search.toString() }}
      state={isSwitch ? state : isHere ? openedHere : null}
      replace={isSwitch}
      aria-label={label}
    >
      {children}
    </Target>
  )
}

interface InvoiceLinkProps {
  readonly paymentId: number
  readonly invoiceNo?: string
}

export function InvoiceLink({ paymentId, invoiceNo }: InvoiceLinkProps) {
  const text = useText()
  return (
    <DocumentLink
      paymentId={paymentId}
      {...(invoiceNo && { label: text('histories.payments.viewOf', { number: invoiceNo }) })}
    >
      {text('histories.payments.view')}
    </DocumentLink>
  )
}

/** A target for a thumb in a line of its own height. */
const Target = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minHeight: '11', my: '-2' },
})
