import { chakra } from '@chakra-ui/react/styled-system'
import { DocumentLink } from '../../../domain/invoice/DocumentLink.tsx'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import type { OfficePaymentRowFragment } from '../userHistories.generated.ts'
import { Sum, When } from './ChangeTable.tsx'

interface PaymentRowProps {
  readonly payment: OfficePaymentRowFragment
  /** Opens its reversal. */
  readonly reverse?: () => void
}

/** A payment with its invoice and reversal, its comment, and its credit notes. */
export function PaymentRow({ payment, reverse }: PaymentRowProps) {
  const text = useText()
  const { paymentId, invoiceNo, method, paidAt, subtotal, total, comment, creditNotes } = payment
  return (
    <tbody>
      <tr>
        <td>
          <When moment={paidAt} />
          <chakra.span display="block" color="muted">
            {text('histories.method', { method })}
          </chakra.span>
        </td>
        <td>
          <DocumentLink paymentId={paymentId} label={text('histories.invoice.viewOf', { number: invoiceNo })}>
            {invoiceNo}
          </DocumentLink>
          {reverse && !isTakenBack(payment) && <Reverse invoiceNo={invoiceNo} onClick={reverse} />}
        </td>
        <Sums subtotal={subtotal.cents} total={total.cents} />
      </tr>
      {comment && <Remark>{comment}</Remark>}
      {creditNotes.map((note, place) => (
        <CreditRow
          key={note.creditNoteNo}
          paymentId={paymentId}
          note={note}
          reason={payment.reversalReasons[place]}
        />
      ))}
    </tbody>
  )
}

/** Without and with tax, in cents; stacked if the table is narrow. */
function Sums({ subtotal, total }: { readonly subtotal: number; readonly total: number }) {
  const text = useText()
  return (
    <>
      <td data-figure="" data-wide="">
        <Sum cents={subtotal} />
      </td>
      <td data-figure="">
        <chakra.strong fontWeight="strong">
          <Sum cents={total} />
        </chakra.strong>
        <chakra.span data-narrow="" textStyle="t12" color="muted">
          {text('histories.sheet.subtotal')}
          <br />
          <Sum cents={subtotal} />
        </chakra.span>
      </td>
    </>
  )
}

interface ReverseProps {
  readonly invoiceNo: string
  readonly onClick: () => void
}

function Reverse({ invoiceNo, onClick }: ReverseProps) {
  const text = useText()
  return (
    <chakra.div>
      <Button
        look="link"
        minHeight="6"
        textStyle="t14"
        textAlign="start"
        aria-label={text('officeUsers.reverse.of', { number: invoiceNo })}
        onClick={onClick}
      >
        {text('officeUsers.reverse.title')}
      </Button>
    </chakra.div>
  )
}

/** A text by the office over the whole width, below its entry. */
function Remark({ children }: { readonly children: string }) {
  return (
    <tr>
      <chakra.td colSpan={4} data-below="">
        <chakra.p whiteSpace="pre-wrap" color="muted">
          {children}
        </chakra.p>
      </chakra.td>
    </tr>
  )
}

interface CreditRowProps {
  readonly paymentId: number
  readonly note: OfficePaymentRowFragment['creditNotes'][number]
  readonly reason: string | undefined
}

function CreditRow({ paymentId, note, reason }: CreditRowProps) {
  const text = useText()
  const { creditNoteNo, issued, subtotal, total } = note
  return (
    <>
      <tr>
        <td>
          <Belonging>
            <When moment={issued} />
            <chakra.span display="block" color="muted">
              {text('histories.credited')}
            </chakra.span>
          </Belonging>
        </td>
        <td>
          <DocumentLink
            paymentId={paymentId}
            creditNoteNo={creditNoteNo}
            label={text('histories.credit.viewOf', { number: creditNoteNo })}
          >
            {creditNoteNo}
          </DocumentLink>
        </td>
        <Sums subtotal={-subtotal.cents} total={-total.cents} />
      </tr>
      {reason && <Remark>{reason}</Remark>}
    </>
  )
}

/** Indented under its payment, which is above it regardless of dates. */
const Belonging = chakra('div', {
  base: { borderInlineStartWidth: '2px', borderColor: 'inputLine', ps: '2' },
})

/** All its paid points were reversed. */
function isTakenBack({ subtotal, creditNotes }: OfficePaymentRowFragment): boolean {
  return creditNotes.reduce((sum, note) => sum + note.subtotal.cents, 0) >= subtotal.cents
}
