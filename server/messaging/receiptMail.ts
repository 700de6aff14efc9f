import { businessRules } from '../../schema/rules/businessRules.ts'
import { PaymentMethod } from '../../schema/rules/enumerations.ts'
import type { PointsRecharged } from '../points/events.ts'
import type { Fact, MailDocument } from './mailDocument.ts'
import type { ReceiptMaterial } from './mailMaterial.ts'
import type { MailTextKey, MailTranslator } from './mailTexts.ts'

/** The receipt of a recharge with the figures of its invoice (decisions J1, G7, G8). */
export function receiptMail(material: ReceiptMaterial, translator: MailTranslator): MailDocument {
  const { recharge, recipient, publicUrl } = material
  const { t } = translator
  const total = translator.money(collected(recharge))
  return {
    subject: t('rechargeReceipt.subject', { invoiceNo: recharge.invoiceNo, total }),
    preview: `${translator.points(recharge.points)} · ${total}`,
    title: t('rechargeReceipt.title'),
    greeting: t('greeting', { name: recipient.firstName }),
    blocks: [
      { kind: 'text', text: t('rechargeReceipt.body') },
      { kind: 'facts', rows: factsOf(material, translator) },
      { kind: 'facts', rows: amountsOf(recharge, translator), strong: true },
      { kind: 'text', text: t('rechargeReceipt.note') },
      { kind: 'text', text: taxNumbers(recharge, translator) },
      { kind: 'link', label: t('button.payments'), href: `${publicUrl}/userPaymentHistory` },
    ],
    footer: t('footer.service', { company: businessRules.company.name }),
  }
}

function factsOf(
  { recharge, rewardPoints, paidOn, recipient }: ReceiptMaterial,
  translator: MailTranslator,
): readonly Fact[] {
  const { t } = translator
  return [
    [t('label.invoice'), recharge.invoiceNo],
    [t('label.customerNo'), recipient.userNo],
    [t('label.paidOn'), translator.shortDay(paidOn)],
    [t('label.method'), t(methodKey(recharge.method))],
    [t('label.servicePoints'), t('value.reward', { points: recharge.points })],
    ...(rewardPoints > 0
      ? [[t('label.rewardPoints'), t('value.reward', { points: rewardPoints })] as const]
      : []),
  ]
}

function amountsOf(recharge: PointsRecharged['data'], translator: MailTranslator): readonly Fact[] {
  const { t, money } = translator
  const taxes = recharge.taxes.map(
    ({ name, rateMilli, cents }): Fact => [
      t('value.tax', { name, rate: translator.percent(rateMilli) }),
      money(cents),
    ],
  )
  const rounding: readonly Fact[] =
    recharge.cashRounding === 0 ? [] : [[t('label.rounding'), money(recharge.cashRounding)]]
  return [
    [t('label.subtotal'), money(recharge.subtotal)],
    ...taxes,
    [t('label.total'), money(recharge.total)],
    ...rounding,
    [t('label.paid'), money(collected(recharge))],
  ]
}

/** Under which numbers the taxes are paid (decision G7); Quebec's has its own, harmonised ones are collected under the first. */
function taxNumbers({ taxes }: PointsRecharged['data'], { t }: MailTranslator): string {
  const { GST, QST } = businessRules.company.taxNumbers
  const federal = t('rechargeReceipt.numbers', { gstNumber: GST })
  return taxes.some(({ name }) => name === 'QST')
    ? `${federal} · ${t('rechargeReceipt.quebec', { qstNumber: QST })}`
    : federal
}

/** What came in: a cash total is rounded to five cents (decision G6). */
function collected({ total, cashRounding }: PointsRecharged['data']): number {
  return total + cashRounding
}

function methodKey(method: number): MailTextKey {
  const known = Object.values(PaymentMethod).find((each) => each === method)
  return known === undefined ? 'method.unknown' : `method.${known}`
}
