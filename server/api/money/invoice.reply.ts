import { businessRules } from '../../../schema/rules/businessRules.ts'
import { provinceCodeOf } from '../../../schema/rules/enumerations.ts'
import { taxLabelOf } from '../../billing/tax.ts'
import { toOffsetString } from '../../kernel/time.ts'
import type { TaxLine } from '../../points/events.ts'
import { amountsReply, creditNoteReply, dollars } from './history.reply.ts'
import { type InvoiceDocument, registrationNo } from './invoiceDocument.ts'

/**
 * An invoice in the documented spelling (customer document, section 3 "Invoice response"), and what it needs beyond that to be printed in
 * full: two tax lines for Quebec, the rounding of cash, the seller (decisions G5-G8).
 */
export function invoiceReply(document: InvoiceDocument) {
  const { payment, party, lines, creditNotes } = document
  const { firstName, lastName, userNo, unit, streetNo, streetName, city, province, postal } = party
  return {
    userInfo: { firstName, lastName, userNo, taxRate: taxLabelOf(payment.taxes) },
    address: {
      unit,
      streetNo,
      streetName,
      city,
      province: provinceCodeOf(province),
      provinceId: province,
      postal,
    },
    hisPoints: lines.map(({ id, isReward, points, cents }) => ({
      id,
      isReward,
      amount: points,
      lineAmount: dollars(cents),
    })),
    invoiceNo: payment.invoiceNo,
    strPayTime: toOffsetString(payment.at),
    payMethod: payment.method,
    description: document.description,
    language: document.language,
    ...amountsReply(payment),
    taxes: payment.taxes.map(taxReply),
    totalDue: dollars(document.due),
    company: companyReply(),
    creditNotes: creditNotes.map((note) => ({ ...creditNoteReply(note), taxes: note.taxes.map(taxReply) })),
  }
}

function taxReply({ name, rateMilli, cents }: TaxLine) {
  return { name, rate: rateMilli / 1_000, amount: dollars(cents), registrationNo: registrationNo(name) }
}

function companyReply() {
  const { name, legalName, phone, email, address, taxNumbers } = businessRules.company
  return { name, legalName, phone, email, address, gstNumber: taxNumbers.GST, qstNumber: taxNumbers.QST }
}
