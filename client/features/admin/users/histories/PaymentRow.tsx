import { chakra } from '@chakra-ui/react/styled-system'
import type { OfficePaymentRowFragment } from '../../../../gql/graphql.ts'
import { useText } from '../../../../i18n/useText.ts'
import { DocumentLink } from '../../../../parts/invoice/DocumentLink.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Sum, When } from './Amount.tsx'

interface PaymentRowProps {
  readonly payment: OfficePaymentRowFragment
  /** Asks to take it back. */
  readonly reverse?: () => void
}

/** A payment with its invoice, what went back of it on credit notes, the comment, and the way to take it back. */
export function PaymentRow({ payment, reverse }: PaymentRowProps) {
  const text = useText()
  const { paymentId, invoiceNo, method, paidAt, subtotal, total, creditNotes } = payment
  const number = { number: invoiceNo }
  return (
    <tbody>
      <tr>
        <Same>
          <When moment={paidAt} />
          <chakra.span display="block" color="muted">
            {text('histories.method', { method })}
          </chakra.span>
        </Same>
        <Same>
          <DocumentLink paymentId={paymentId} label={text('officeUsers.payments.view', number)}>
            {invoiceNo}
          </DocumentLink>
        </Same>
        <Same data-figure="">
          <Sum cents={subtotal.cents} />
        </Same>
        <Same data-figure="">
          <chakra.strong fontWeight="strong">
            <Sum cents={total.cents} />
          </chakra.strong>
        </Same>
      </tr>
      {creditNotes.map((note, place) => (
        <CreditRow
          key={note.creditNoteNo}
          paymentId={paymentId}
          note={note}
          reason={payment.reversalReasons[place]}
        />
      ))}
      <Below payment={payment} reverse={isTakenBack(payment) ? undefined : reverse} />
    </tbody>
  )
}

function Below({
  payment,
  reverse,
}: {
  readonly payment: OfficePaymentRowFragment
  readonly reverse: (() => void) | undefined
}) {
  const text = useText()
  const { comment, invoiceNo } = payment
  return (
    <tr>
      <chakra.td colSpan={4} data-below="">
        {comment && (
          <chakra.p whiteSpace="pre-wrap" color="muted">
            {comment}
          </chakra.p>
        )}
        {reverse && (
          <Button
            look="link"
            minHeight="6"
            textStyle="t14"
            aria-label={text('officeUsers.reverse.of', { number: invoiceNo })}
            onClick={reverse}
          >
            {text('officeUsers.reverse.title')}
          </Button>
        )}
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
    <tr>
      <Same data-below="">
        <When moment={issued} />
        <chakra.span display="block" color="muted">
          {text('histories.credited')}
        </chakra.span>
      </Same>
      <Same data-below="">
        <DocumentLink
          paymentId={paymentId}
          creditNoteNo={creditNoteNo}
          label={text('officeUsers.payments.credit', { number: creditNoteNo })}
        >
          {creditNoteNo}
        </DocumentLink>
        {reason && (
          <chakra.span display="block" color="muted">
            {reason}
          </chakra.span>
        )}
      </Same>
      <Same data-below="" data-figure="">
        <Sum cents={-subtotal.cents} />
      </Same>
      <Same data-below="" data-figure="">
        <chakra.strong fontWeight="strong">
          <Sum cents={-total.cents} />
        </chakra.strong>
      </Same>
    </tr>
  )
}

/** Every paid point of it went back. */
function isTakenBack({ subtotal, creditNotes }: OfficePaymentRowFragment): boolean {
  return creditNotes.reduce((sum, note) => sum + note.subtotal.cents, 0) >= subtotal.cents
}

/** A cell of a payment that goes on in the next line. */
const Same = chakra('td', {}, { defaultProps: { 'data-same': '' } })
