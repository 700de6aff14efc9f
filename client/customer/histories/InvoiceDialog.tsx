import { useQuery } from '@apollo/client/react'
import { DocumentDialog } from '../../domain/invoice/DocumentDialog.tsx'
import { readInvoice } from '../../domain/invoice/readInvoice.ts'
import { useShownDocument } from '../../domain/invoice/useShownDocument.ts'
import { useText } from '../../i18n/useText.ts'
import { InvoiceDocument } from './histories.generated.ts'

/** The customer's invoice, or a credit note to it, that the page's address asks for. */
export function InvoiceDialog() {
  const text = useText()
  const { isOpen, last, close } = useShownDocument()
  const paymentId = last?.paymentId ?? Number.NaN
  const { data, error, refetch } = useQuery(InvoiceDocument, {
    variables: { paymentId },
    skip: Number.isNaN(paymentId),
    fetchPolicy: isOpen ? 'cache-and-network' : 'cache-first',
    context: { isQuiet: true },
  })
  return (
    <DocumentDialog
      isOpen={isOpen}
      onClose={close}
      asked={last}
      read={readInvoice(last, {
        invoice: data?.invoice,
        hasFailed: error !== undefined && data === undefined,
      })}
      retry={() => void refetch()}
      missingText={text('histories.document.missingText')}
    />
  )
}
