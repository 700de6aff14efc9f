import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl'
import { type Language, languageTags } from '../../../schema/rules/enumerations.ts'
import { writeDate } from '../../format/businessDates.ts'
import { useFormats } from '../../format/useFormats.ts'
import { chosenLanguage, intlOf, watchLanguage } from '../../i18n/intlStore.ts'
import { loadMessages } from '../../i18n/loadMessages.ts'
import type { MessageId, TextPart } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PrintedAlone } from '../../ui/PrintedAlone.tsx'
import { DocumentLink, DocumentName } from './DocumentLink.tsx'
import { DocumentWaiting } from './DocumentStates.tsx'
import type { InvoiceSheetFragment } from './InvoiceSheet.generated.ts'
import { SheetHead, SheetParty } from './SheetHead.tsx'
import { SheetSums, SheetTable } from './SheetTable.tsx'

interface DocumentSheetProps {
  readonly invoice: InvoiceSheetFragment
  /** One of the invoice's credit notes; without it, the invoice. */
  readonly creditNoteNo: string | undefined
  readonly language: Language
}

/**
 * The document in its own language, and below it what belongs to it in the page's. It takes the focus, so that the arrow keys scroll a
 * dialog that is taller than its window.
 */
export function DocumentSheet({ invoice, creditNoteNo, language }: DocumentSheetProps) {
  const intl = useIntlIn(language, ['site', 'histories'])
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

interface InvoiceSheetProps {
  readonly invoice: InvoiceSheetFragment
  readonly language: Language
}

/** An invoice with all required facts (decisions G5-G8); its figures never change (G9). */
function InvoiceSheet({ invoice, language }: InvoiceSheetProps) {
  const text = useText()
  const formats = useFormats()
  const intl = useIntl()
  const { payment, party, seller, lines, due } = invoice
  return (
    <>
      <SheetHead
        seller={seller}
        taxes={payment.taxes}
        title={text('histories.sheet.invoice')}
        tag={text('histories.sheet.paidTag')}
      />
      <SheetParty
        party={party}
        facts={[
          ['histories.sheet.invoiceNo', payment.invoiceNo, true],
          ['histories.sheet.customerNo', party.userNo],
          ['histories.sheet.date', writeDate(intl, payment.paidAt.at, 'long')],
          ['histories.sheet.method', text('histories.method', { method: payment.method })],
          [
            'histories.sheet.description',
            language === invoice.language ? invoice.description : text('histories.sheet.line'),
          ],
        ]}
        sums={[
          ['histories.sheet.paid', formats.money(payment.paid.cents)],
          ['histories.sheet.due', formats.money(due.cents), true],
        ]}
      />
      <SheetTable
        lines={lines.map(({ id, isReward, points, amount }) => ({
          id,
          words: text(isReward ? 'histories.sheet.lineReward' : 'histories.sheet.line'),
          points,
          cents: amount.cents,
        }))}
      />
      <SheetSums sums={payment} total="histories.sheet.total" collected="histories.sheet.paid" />
      <SheetFoot paragraphs={['histories.sheet.words', 'histories.sheet.terms']} />
    </>
  )
}

interface CreditNoteSheetProps {
  readonly invoice: InvoiceSheetFragment
  readonly note: InvoiceSheetFragment['payment']['creditNotes'][number]
}

/** Returned money, on a document of its own that names its invoice (decisions F11, G7, G9). */
function CreditNoteSheet({ invoice, note }: CreditNoteSheetProps) {
  const text = useText()
  const intl = useIntl()
  const { payment, party, seller } = invoice
  const words = text('histories.sheet.creditLine')
  return (
    <>
      <SheetHead
        seller={seller}
        taxes={note.taxes}
        title={text('histories.sheet.creditNote')}
        tag={text('histories.sheet.creditedTag')}
      />
      <SheetParty
        party={party}
        facts={[
          ['histories.sheet.creditNoteNo', note.creditNoteNo, true],
          ['histories.sheet.creditOf', payment.invoiceNo],
          ['histories.sheet.customerNo', party.userNo],
          ['histories.sheet.creditDate', writeDate(intl, note.issued.at, 'long')],
          ['histories.sheet.description', words],
        ]}
      />
      <SheetTable lines={[{ id: note.creditNoteNo, words, cents: note.subtotal.cents }]} />
      <SheetSums sums={note} total="histories.sheet.creditTotal" collected="histories.credited" />
      <SheetFoot paragraphs={['histories.sheet.creditWords']} />
    </>
  )
}

interface CreditLinksProps {
  readonly invoice: InvoiceSheetFragment
  /** The shown credit note; without it, the invoice. */
  readonly shown: string | undefined
}

/** Leads from an invoice to its credit notes and back; nothing without any. */
function CreditLinks({ invoice, shown }: CreditLinksProps) {
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

/** The terms, small at the end. */
function SheetFoot({ paragraphs }: { readonly paragraphs: readonly MessageId[] }) {
  const text = useText()
  return (
    <Stack as="footer" layerStyle="ruled" gap="1" pt="4" textStyle="t14" color="muted" breakInside="avoid">
      {paragraphs.map((id) => (
        <p key={id}>{text(id)}</p>
      ))}
    </Stack>
  )
}

/** Texts and formats of another language than the page's, for a document in somebody else's language; undefined while they load. */
function useIntlIn(language: Language, parts: readonly TextPart[]): IntlShape | undefined {
  const page = useSyncExternalStore(watchLanguage, chosenLanguage)
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly intl: IntlShape }>()
  const isOfPage = page.language === language
  const names = parts.join()
  useEffect(() => {
    if (isOfPage) return
    let isWanted = true
    void load(language, names.split(',') as TextPart[]).then((intl) => {
      if (isWanted) setLoaded({ language, intl })
    })
    return () => {
      isWanted = false
    }
  }, [isOfPage, language, names])
  if (isOfPage) return page.intl
  return loaded?.language === language ? loaded.intl : undefined
}

/** Texts that cannot be loaded are shown in the page's language (decision J8). */
async function load(language: Language, parts: readonly TextPart[]): Promise<IntlShape> {
  try {
    return intlOf(language, await loadMessages(language, parts))
  } catch {
    return chosenLanguage().intl
  }
}
