import { chakra } from '@chakra-ui/react/styled-system'
import { Notice } from '../../ui/Notice.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import { DocumentName } from './DocumentName.tsx'
import type { InvoiceSheetFragment } from './InvoiceSheet.generated.ts'

interface CreditLinksProps {
  readonly invoice: InvoiceSheetFragment
  /** The credit note that is shown; the invoice without. */
  readonly shown: string | undefined
}

/** From an invoice to its credit notes and back; nothing where nothing was credited. */
export function CreditLinks({ invoice, shown }: CreditLinksProps) {
  const { paymentId, invoiceNo, creditNotes } = invoice.payment
  if (creditNotes.length === 0) return null
  const others = creditNotes.filter(({ creditNoteNo }) => creditNoteNo !== shown)
  return (
    <Notice>
      <chakra.div display="flex" flexWrap="wrap" columnGap="6" rowGap="2">
        {shown && (
          <DocumentLink paymentId={paymentId} isSwitch>
            <DocumentName kind="invoice" number={invoiceNo} />
          </DocumentLink>
        )}
        {others.map(({ creditNoteNo }) => (
          <DocumentLink key={creditNoteNo} paymentId={paymentId} creditNoteNo={creditNoteNo} isSwitch>
            <DocumentName kind="creditNote" number={creditNoteNo} />
          </DocumentLink>
        ))}
      </chakra.div>
    </Notice>
  )
}
