import { useText } from '../../i18n/useText.ts'
import type { InvoiceSheetFragment } from './InvoiceSheet.generated.ts'
import { SheetFoot } from './SheetFoot.tsx'
import { SheetHead } from './SheetHead.tsx'
import { SheetParty } from './SheetParty.tsx'
import { SheetSums } from './SheetSums.tsx'
import { SheetTable } from './SheetTable.tsx'
import { useLongDay } from './useLongDay.ts'

interface CreditNoteSheetProps {
  readonly invoice: InvoiceSheetFragment
  readonly note: InvoiceSheetFragment['payment']['creditNotes'][number]
}

/** Money that went back, on a document of its own that names its invoice (decisions F11, G7, G9). */
export function CreditNoteSheet({ invoice, note }: CreditNoteSheetProps) {
  const text = useText()
  const writeDay = useLongDay()
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
          ['histories.sheet.creditDate', writeDay(note.issued.at)],
          ['histories.sheet.description', words],
        ]}
      />
      <SheetTable lines={[{ id: note.creditNoteNo, words, cents: note.subtotal.cents }]} />
      <SheetSums sums={note} total="histories.sheet.creditTotal" collected="histories.credited" />
      <SheetFoot paragraphs={['histories.sheet.creditWords']} />
    </>
  )
}
