import { useQuery } from '@apollo/client/react'
import { DocumentDialog } from '../../domain/invoice/DocumentDialog.tsx'
import { readInvoice } from '../../domain/invoice/readInvoice.ts'
import { useShownDocument } from '../../domain/invoice/useShownDocument.ts'
import { useText } from '../../i18n/useText.ts'
import { OfficeUserInvoiceDocument } from './userHistories.generated.ts'

/** A customer's invoice, or a credit note to it, that the page's address asks for: to read, to print, to save. */
export function UserInvoice({ customerId }: { readonly customerId: string }) {
  const text = useText()
  const { isOpen, last, close } = useShownDocument()
  const paymentId = last?.paymentId ?? Number.NaN
  const { data, error, refetch } = useQuery(OfficeUserInvoiceDocument, {
    variables: { customerId, paymentId },
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
        invoice: data?.customerInvoice,
        hasFailed: error !== undefined && data === undefined,
      })}
      retry={() => void refetch()}
      missingText={text('officeUsers.invoice.missing')}
    />
  )
}
