import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import type { Language } from '../../../../../schema/rules/enumerations.ts'
import { languages } from '../../../../../schema/rules/enumerations.ts'
import { InvoiceDocument, type InvoiceSheetFragment } from '../../../../gql/graphql.ts'
import { useText } from '../../../../i18n/useText.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import type { AskedDocument } from '../documentAddress.ts'
import { useShownDocument } from '../useShownDocument.ts'
import { DocumentSheet } from './DocumentSheet.tsx'
import { DocumentMissing, DocumentNotRead, DocumentWaiting } from './DocumentStates.tsx'
import { SheetLanguage } from './SheetLanguage.tsx'
import { useTabTitle } from './useTabTitle.ts'

/** The invoice, or a credit note to it, that the page's address asks for: to read, to print, to save. */
export function InvoiceDialog() {
  const text = useText()
  const { isOpen, last, close } = useShownDocument()
  const { invoice, hasFailed, isMissing, retry } = useInvoice(isOpen, last)
  const [chosen, setChosen] = useState<Language>()
  const number = last?.creditNoteNo ?? invoice?.payment.invoiceNo
  const isThere = isOpen && invoice !== undefined
  useTabTitle(isThere ? number : undefined)
  const language = chosen ?? languageOf(invoice)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="lg"
      title={titleOf(text, last, number)}
      footer={
        invoice && (
          <>
            <SheetLanguage language={language} onChoose={setChosen} />
            <Button look="primary" onClick={() => window.print()}>
              <Icon name="print" />
              {text('histories.document.print')}
            </Button>
          </>
        )
      }
    >
      {invoice && <DocumentSheet invoice={invoice} creditNoteNo={last?.creditNoteNo} language={language} />}
      {isMissing && <DocumentMissing />}
      {hasFailed && <DocumentNotRead onRetry={retry} />}
      {!invoice && !isMissing && !hasFailed && <DocumentWaiting />}
    </Dialog>
  )
}

function useInvoice(isOpen: boolean, asked: AskedDocument | undefined) {
  const paymentId = asked?.paymentId ?? Number.NaN
  const isPossible = !Number.isNaN(paymentId)
  const { data, error, refetch } = useQuery(InvoiceDocument, {
    variables: { paymentId },
    skip: !isPossible,
    fetchPolicy: isOpen ? 'cache-and-network' : 'cache-first',
    context: { isQuiet: true },
  })
  const invoice = data?.invoice ?? undefined
  const isGone =
    asked?.creditNoteNo !== undefined && invoice !== undefined && !hasNote(invoice, asked.creditNoteNo)
  return {
    invoice: isGone || !isPossible ? undefined : invoice,
    isMissing: isGone || !isPossible || data?.invoice === null,
    hasFailed: error !== undefined && data === undefined,
    retry: () => void refetch(),
  }
}

function hasNote({ payment }: InvoiceSheetFragment, creditNoteNo: string): boolean {
  return payment.creditNotes.some((note) => note.creditNoteNo === creditNoteNo)
}

/** The customer's own language (decision G10), whatever the page speaks. */
function languageOf(invoice: InvoiceSheetFragment | undefined): Language {
  return languages.find((language) => language === invoice?.language) ?? 'en'
}

function titleOf(
  text: ReturnType<typeof useText>,
  asked: AskedDocument | undefined,
  number: string | undefined,
): string {
  if (!number) return text('histories.sheet.invoice')
  return text(asked?.creditNoteNo ? 'histories.credit.note' : 'histories.invoice', { number })
}
