import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { usePages } from '../../api/list/usePages.ts'
import { LoadError } from '../../api/QueryState.tsx'
import { DocumentDialog } from '../../domain/invoice/DocumentDialog.tsx'
import { DocumentLink, DocumentName } from '../../domain/invoice/DocumentLink.tsx'
import { readInvoice, useShownDocument } from '../../domain/invoice/documentAddress.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { NoBreak } from '../../ui/Words.tsx'
import { HistoryFrame, HistoryList, type ListProps } from './HistoryFrame.tsx'
import { HistoryRow, InvoiceLink } from './HistoryRow.tsx'
import { InvoiceDocument, PaymentHistoryDocument, type PaymentRowFragment } from './histories.generated.ts'

/** /userPaymentHistory: payments, and the invoice of each in a dialog with an address of its own (customer document, section 2). */
export function Component() {
  return (
    <>
      <HistoryFrame
        catalog="Payments"
        title="histories.payments.title"
        list={(props) => <PaymentList {...props} />}
      />
      <InvoiceDialog />
    </>
  )
}

function PaymentList({ stretch, showAll }: ListProps) {
  const text = useText()
  return (
    <HistoryList
      title={text('histories.payments.title')}
      pages={usePages(PaymentHistoryDocument, 'payments', stretch)}
      row={(payment) => <PaymentRow key={payment.paymentId} payment={payment} />}
      showAll={showAll}
      none={{
        icon: 'note',
        text: text('histories.payments.none'),
        to: '/userRecharge',
        action: text('histories.recharge'),
      }}
    />
  )
}

/** The customer's invoice, or one of its credit notes, that the page's address names. */
function InvoiceDialog() {
  const text = useText()
  const { isOpen, last, close } = useShownDocument()
  const paymentId = last?.paymentId ?? Number.NaN
  const { data, error, refetch } = useQuery(InvoiceDocument, {
    variables: { paymentId },
    skip: Number.isNaN(paymentId),
    fetchPolicy: isOpen ? 'cache-and-network' : 'cache-first',
    context: { overlay: 'first' },
  })
  return (
    <DocumentDialog
      isOpen={isOpen}
      onClose={close}
      asked={last}
      read={readInvoice(last, data?.invoice)}
      failed={
        error && !data && <LoadError words="histories.document.failed" error={error} onRetry={refetch} />
      }
      missingText={text('histories.document.missingText')}
    />
  )
}

/** A payment: time, invoice, method, total, and what was returned (decisions F11, G9). */
function PaymentRow({ payment }: { readonly payment: PaymentRowFragment }) {
  const text = useText()
  const { paymentId, invoiceNo, paidAt, method, total, creditNotes } = payment
  return (
    <HistoryRow
      about={<NoBreak>{invoiceNo}</NoBreak>}
      moment={paidAt}
      tags={
        <>
          <Tag>{text('histories.method', { method })}</Tag>
          {creditNotes.length > 0 && <Tag tone="warn">{text('histories.credited')}</Tag>}
        </>
      }
      amount={<Sum cents={total.cents} />}
      action={<InvoiceLink paymentId={paymentId} invoiceNo={invoiceNo} />}
    >
      {creditNotes.map((note) => (
        <CreditedPart key={note.creditNoteNo} paymentId={paymentId} note={note} />
      ))}
    </HistoryRow>
  )
}

interface CreditedPartProps {
  readonly paymentId: number
  readonly note: PaymentRowFragment['creditNotes'][number]
}

function CreditedPart({ paymentId, note }: CreditedPartProps) {
  const text = useText()
  const formats = useFormats()
  const number = note.creditNoteNo
  return (
    <Stack flex="1 0 100%" gap="1" mt="1" ps="4" borderInlineStartWidth="3px" borderColor="wheatLine">
      <Pair>
        <chakra.span flex="1 1 7rem">
          <DocumentName kind="creditNote" number={number} />
        </chakra.span>
        <Sum cents={-note.total.cents} />
      </Pair>
      <Pair>
        <chakra.time dateTime={note.issued.at} textStyle="t14" color="muted">
          {formats.moment(note.issued)}
        </chakra.time>
        <chakra.span ms="auto">
          <DocumentLink
            paymentId={paymentId}
            creditNoteNo={number}
            label={text('histories.credit.viewOf', { number })}
          >
            {text('histories.credit.view')}
          </DocumentLink>
        </chakra.span>
      </Pair>
    </Stack>
  )
}

function Sum({ cents }: { readonly cents: number }) {
  const formats = useFormats()
  return (
    <chakra.strong textStyle="t18" fontWeight="strong" whiteSpace="nowrap">
      {formats.money(cents).replace('-', '−')}
    </chakra.strong>
  )
}

/** Text left, figure or link right; stacked without enough room. */
const Pair = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' },
})
