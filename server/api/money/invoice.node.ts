import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { Language } from '../../../schema/rules/enumerations.ts'
import { taxLabelOf } from '../../billing/tax.ts'
import type { Invoice, InvoiceSeller } from './invoice.graphql.ts'
import type { InvoiceDocument } from './invoiceDocument.ts'
import { moneyNode } from './money.node.ts'
import { type PaymentNode, paymentNode } from './payment.node.ts'

/** An invoice as GraphQL shows it; amounts are formatted in the reader's language. */
export function invoiceNode(
  document: InvoiceDocument,
  language: Language,
): Omit<Invoice, 'payment'> & { readonly payment: PaymentNode } {
  const { payment, party, lines, description, due } = document
  return {
    payment: paymentNode(payment, language),
    party,
    seller: sellerNode(),
    description,
    language: document.language,
    taxName: taxLabelOf(payment.taxes).name,
    lines: lines.map(({ cents, ...line }) => ({ ...line, amount: moneyNode(cents, language) })),
    due: moneyNode(due, language),
  }
}

function sellerNode(): InvoiceSeller {
  const { name, legalName, phone, email, address, taxNumbers } = businessRules.company
  return { name, legalName, phone, email, ...address, gstNumber: taxNumbers.GST, qstNumber: taxNumbers.QST }
}
