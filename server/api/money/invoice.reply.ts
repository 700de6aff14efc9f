import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { languages, provinceCodeOf } from '../../../schema/rules/enumerations.ts'
import { taxLabelOf } from '../../billing/tax.ts'
import { toOffsetString } from '../../kernel/time.ts'
import type { TaxLine } from '../../points/events.ts'
import { paymentMethodField, picked, provinceIdField, timeField } from '../rest/fields.ts'
import {
  amountsReply,
  amountsShape,
  creditNoteReply,
  creditNoteShape,
  dollars,
  dollarsShape,
} from './history.reply.ts'
import { type InvoiceDocument, registrationNo } from './invoiceDocument.ts'

const percent = z.number().describe('Percent')

const taxShape = z
  .strictObject({
    name: z.enum(['GST', 'HST', 'QST']),
    rate: percent,
    amount: dollarsShape,
    registrationNo: z.string(),
  })
  .meta({ id: 'TaxLine' })

const placeShape = {
  unit: z.string(),
  streetNo: z.string(),
  streetName: z.string(),
  city: z.string(),
  province: z.string(),
  provinceId: provinceIdField,
  postal: z.string(),
}

/** An invoice in the documented spelling (customer document, section 3 "Invoice response"). */
export const invoiceShape = z
  .strictObject({
    ...amountsShape,
    userInfo: z.strictObject({
      firstName: z.string(),
      lastName: z.string(),
      userNo: z.string(),
      taxRate: z.strictObject({ name: z.string(), rate: percent }),
    }),
    address: z.strictObject(placeShape),
    hisPoints: z.array(
      z.strictObject({
        id: z.string(),
        isReward: z.boolean(),
        amount: z.int().describe('Points'),
        lineAmount: dollarsShape,
      }),
    ),
    invoiceNo: z.string(),
    strPayTime: timeField,
    payMethod: paymentMethodField,
    description: z.string(),
    language: z.enum(languages),
    taxes: z.array(taxShape),
    totalDue: dollarsShape,
    company: z.strictObject({
      name: z.string(),
      legalName: z.string(),
      phone: z.string(),
      email: z.string(),
      address: z.strictObject({
        street: z.string(),
        city: z.string(),
        province: z.string(),
        postal: z.string(),
      }),
      gstNumber: z.string(),
      qstNumber: z.string(),
    }),
    creditNotes: z.array(z.strictObject({ ...creditNoteShape.shape, taxes: z.array(taxShape) })),
  })
  .meta({ id: 'Invoice' })

/**
 * An invoice in the documented spelling (customer document, section 3 "Invoice response"), with further fields for printing: two tax lines
 * for Quebec, the rounding of cash, the seller (decisions G5-G8).
 */
export function invoiceReply(document: InvoiceDocument) {
  const { payment, party, lines, creditNotes } = document
  const { firstName, lastName, userNo, province: provinceId } = party
  const place = { ...party, provinceId, province: provinceCodeOf(provinceId) }
  return {
    userInfo: { firstName, lastName, userNo, taxRate: taxLabelOf(payment.taxes) },
    address: picked(placeShape, place),
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
