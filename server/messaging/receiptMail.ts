import { businessRules } from '../../schema/rules/businessRules.ts'
import { PaymentMethod } from '../../schema/rules/enumerations.ts'
import type { PointsRecharged } from '../points/events.ts'
import type { Fact, MailDocument } from './mailDocument.ts'
import type { ReceiptMaterial } from './mailMaterial.ts'
import type { MailTextKey, MailVoice } from './mailTexts.ts'

/** The receipt of a recharge with the figures of its invoice (decisions J1, G7, G8). */
export function receiptMail(material: ReceiptMaterial, voice: MailVoice): MailDocument {
  const { recharge, recipient, publicUrl } = material
  const { say } = voice
  const total = voice.money(collected(recharge))
  return {
    subject: say('rechargeReceipt.subject', { invoiceNo: recharge.invoiceNo, total }),
    preview: `${voice.points(recharge.points)} · ${total}`,
    title: say('rechargeReceipt.title'),
    greeting: say('greeting', { name: recipient.firstName }),
    blocks: [
      { kind: 'text', text: say('rechargeReceipt.body') },
      { kind: 'facts', rows: factsOf(material, voice) },
      { kind: 'facts', rows: amountsOf(recharge, voice), strong: true },
      { kind: 'text', text: say('rechargeReceipt.note') },
      { kind: 'text', text: taxNumbers(recharge, voice) },
      { kind: 'link', label: say('button.payments'), href: `${publicUrl}/userPaymentHistory` },
    ],
    footer: say('footer.service', { company: businessRules.company.name }),
  }
}

function factsOf(
  { recharge, rewardPoints, paidOn, recipient }: ReceiptMaterial,
  voice: MailVoice,
): readonly Fact[] {
  const { say } = voice
  return [
    [say('label.invoice'), recharge.invoiceNo],
    [say('label.customerNo'), recipient.userNo],
    [say('label.paidOn'), voice.shortDay(paidOn)],
    [say('label.method'), say(methodKey(recharge.method))],
    [say('label.servicePoints'), say('value.reward', { points: recharge.points })],
    ...(rewardPoints > 0
      ? [[say('label.rewardPoints'), say('value.reward', { points: rewardPoints })] as const]
      : []),
  ]
}

function amountsOf(recharge: PointsRecharged['data'], voice: MailVoice): readonly Fact[] {
  const { say, money } = voice
  const taxes = recharge.taxes.map(
    ({ name, rateMilli, cents }): Fact => [
      say('value.tax', { name, rate: voice.percent(rateMilli) }),
      money(cents),
    ],
  )
  const rounding: readonly Fact[] =
    recharge.cashRounding === 0 ? [] : [[say('label.rounding'), money(recharge.cashRounding)]]
  return [
    [say('label.subtotal'), money(recharge.subtotal)],
    ...taxes,
    [say('label.total'), money(recharge.total)],
    ...rounding,
    [say('label.paid'), money(collected(recharge))],
  ]
}

/** Under which numbers the taxes are paid (decision G7); Quebec's has its own, harmonised ones are collected under the first. */
function taxNumbers({ taxes }: PointsRecharged['data'], { say }: MailVoice): string {
  const { GST, QST } = businessRules.company.taxNumbers
  const federal = say('rechargeReceipt.numbers', { gstNumber: GST })
  return taxes.some(({ name }) => name === 'QST')
    ? `${federal} · ${say('rechargeReceipt.quebec', { qstNumber: QST })}`
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
