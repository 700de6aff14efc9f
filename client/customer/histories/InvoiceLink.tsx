import { DocumentLink } from '../../domain/invoice/DocumentLink.tsx'
import { useText } from '../../i18n/useText.ts'

/** Where a customer's documents are shown. */
const page = '/userPaymentHistory'

interface InvoiceLinkProps {
  readonly paymentId: number
  readonly invoiceNo?: string
}

/** Opens an invoice over the list of the payment history. */
export function InvoiceLink({ paymentId, invoiceNo }: InvoiceLinkProps) {
  const text = useText()
  return (
    <DocumentLink
      paymentId={paymentId}
      page={page}
      {...(invoiceNo && { label: text('histories.invoice.viewOf', { number: invoiceNo }) })}
    >
      {text('histories.payments.view')}
    </DocumentLink>
  )
}
