import { chakra } from '@chakra-ui/react/styled-system'
import { RawIntlProvider } from 'react-intl'
import { type Language, languageTags } from '../../../schema/rules/enumerations.ts'
import { useIntlIn } from '../../i18n/useIntlIn.ts'
import { PrintedAlone } from '../../ui/PrintedAlone.tsx'
import { CreditLinks } from './CreditLinks.tsx'
import { CreditNoteSheet } from './CreditNoteSheet.tsx'
import { DocumentWaiting } from './DocumentStates.tsx'
import type { InvoiceSheetFragment } from './InvoiceSheet.generated.ts'
import { InvoiceSheet } from './InvoiceSheet.tsx'

interface DocumentSheetProps {
  readonly invoice: InvoiceSheetFragment
  /** One of the invoice's; the invoice itself without. */
  readonly creditNoteNo: string | undefined
  readonly language: Language
}

/**
 * The document in its own language, and below it, in the page's, what belongs to it. It takes the focus, so that the arrow keys scroll a
 * dialog that is taller than its window.
 */
export function DocumentSheet({ invoice, creditNoteNo, language }: DocumentSheetProps) {
  const intl = useIntlIn(language, ['site', 'invoice'])
  const note = invoice.payment.creditNotes.find((candidate) => candidate.creditNoteNo === creditNoteNo)
  if (!intl) return <DocumentWaiting />
  const label = intl.formatMessage({ id: note ? 'histories.sheet.creditNote' : 'histories.sheet.invoice' })
  return (
    <>
      <PrintedAlone />
      <RawIntlProvider value={intl}>
        <Sheet data-sheet="" lang={languageTags[language]} tabIndex={0} aria-label={label}>
          {note ? (
            <CreditNoteSheet invoice={invoice} note={note} />
          ) : (
            <InvoiceSheet invoice={invoice} language={language} />
          )}
        </Sheet>
      </RawIntlProvider>
      <CreditLinks invoice={invoice} shown={note?.creditNoteNo} />
    </>
  )
}

const Sheet = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '6', _print: '4' },
    textStyle: 't16',
    fontVariantNumeric: 'tabular-nums',
    minWidth: '0',
  },
})
