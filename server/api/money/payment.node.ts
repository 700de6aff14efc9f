import type { Language } from '../../../schema/rules/enumerations.ts'
import type { CreditNoteView, PaymentView } from '../../readmodels/payments/paymentViews.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { documentNode } from './money.node.ts'
import type { CreditNote, OfficePayment } from './payments.graphql.ts'

/** A payment as its row tells it; what it points at is joined only where a query asks. */
export type PaymentNode = Omit<OfficePayment, 'creditNotes' | 'customer' | 'comment' | 'reversalReasons'> & {
  readonly view: PaymentView
}

export function paymentNode(view: PaymentView, language: Language): PaymentNode {
  const { paymentId, invoiceNo, method, province, points } = view
  return {
    view,
    customerId: view.userId,
    paymentId,
    invoiceNo,
    method,
    province,
    points,
    paidAt: zonedMoment(view.at),
    ...documentNode(view, language),
  }
}

export function creditNoteNode(note: CreditNoteView, language: Language): CreditNote {
  const { creditNoteNo, at } = note
  return { creditNoteNo, issued: zonedMoment(at), ...documentNode(note, language) }
}
