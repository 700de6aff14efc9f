import type { Language } from '../../../schema/rules/enumerations.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import type { InvoiceSheetFragment } from './InvoiceSheet.generated.ts'
import { SheetFoot } from './SheetFoot.tsx'
import { SheetHead } from './SheetHead.tsx'
import { SheetParty } from './SheetParty.tsx'
import { SheetSums } from './SheetSums.tsx'
import { SheetTable } from './SheetTable.tsx'
import { useLongDay } from './useLongDay.ts'

interface InvoiceSheetProps {
  readonly invoice: InvoiceSheetFragment
  readonly language: Language
}

/** An invoice with all that it must say (decisions G5-G8); its figures never change (G9). */
export function InvoiceSheet({ invoice, language }: InvoiceSheetProps) {
  const text = useText()
  const formats = useFormats()
  const writeDay = useLongDay()
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
          ['histories.sheet.date', writeDay(payment.paidAt.at)],
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
