import type { Language } from '../../schema/rules/enumerations.ts'
import type { RecordedEvent } from '../kernel/event.ts'
import { foldAll } from '../kernel/fold.ts'
import type { SystemMail } from '../kernel/systemMail.ts'
import type { MailDocument } from '../messaging/mailDocument.ts'
import type { MailKind, OrderMailKind } from '../messaging/mailKinds.ts'
import type { OrderMaterial, Recipient } from '../messaging/mailMaterial.ts'
import { translatorFor } from '../messaging/mailTexts.ts'
import { orderMail } from '../messaging/orderMail.ts'
import { receiptMail } from '../messaging/receiptMail.ts'
import { systemMail } from '../messaging/systemMail.ts'
import type { OrderEvent } from '../ordering/events.ts'
import { knownOrder, orderFold } from '../ordering/order.ts'
import { admin, assigned, cancelled, customer, ended, moved, placed, started } from './orderStory.ts'

/** One mail of every kind, as specs and people look at them: the story of {@link placed} and its customer. */
const recipient: Recipient = {
  userNo: 'C4821907',
  firstName: 'Avery',
  lastName: 'Tremblay',
  email: 'avery@example.com',
  isActive: true,
  language: 'en',
  emailNotifications: true,
}

const publicUrl = 'https://book.aspenrow.example'
const toTuesday = { to: { date: '2026-11-24', time: '13:00', zone: 'America/Edmonton' } }
const lives: Record<OrderMailKind, readonly RecordedEvent<OrderEvent>[]> = {
  orderReceived: [placed()],
  orderConfirmed: [placed(), assigned()],
  confirmationResent: [placed(), assigned()],
  orderChanged: [
    placed(),
    assigned(),
    moved({ ...toTuesday, groupKept: false }, '2026-11-21T15:00:00Z', admin),
  ],
  orderReminder: [placed(), assigned()],
  orderCancelled: [placed(), assigned(), withFee(cancelled('2026-11-23T04:00:00Z'))],
  orderCompleted: [placed(), assigned(), started(), ended()],
}
export const orderMailKinds = Object.keys(lives) as OrderMailKind[]
export const systemMailKinds: readonly SystemMail['kind'][] = [
  'activation',
  'resetCode',
  'passwordChanged',
  'erasureAsked',
  'erasureWithdrawn',
]

const serviceNames: Record<Language, string> = {
  en: 'Standard clean',
  fr: 'Ménage courant',
  zh: '标准清洁',
  ind: 'सामान्य सफ़ाई',
}

/** What an order mail is made of. */
export function orderMaterial(
  life: readonly RecordedEvent<OrderEvent>[],
  change: Partial<OrderMaterial> = {},
): OrderMaterial {
  const order = knownOrder(foldAll(orderFold, life))
  return {
    order,
    recipient,
    serviceName: serviceNames.en,
    addressLine: '12 Spruce Lane NW, Calgary AB T2N 1N4',
    crew: order.groupId === undefined ? undefined : { groupNo: 'Crew 1', firstNames: ['Sam', 'Lee'] },
    publicUrl,
    ...change,
  }
}

const systemMailFacts = { token: 'tOkEn-1_2', code: '402913', date: '2026-12-24' }

export function sampleMail(kind: MailKind, language: Language): MailDocument {
  const translator = translatorFor(language)
  if (kind === 'rechargeReceipt') return receiptMail(receipt, translator)
  if (isSystemMail(kind)) return sampleSystemMail(kind, { isActive: kind !== 'activation' }, language)
  return orderMail(kind, orderMaterial(lives[kind], { serviceName: serviceNames[language] }), translator)
}

export function sampleSystemMail(
  kind: SystemMail['kind'],
  change: Partial<Recipient>,
  language: Language,
): MailDocument {
  const material = { kind, recipient: { ...recipient, ...change }, facts: systemMailFacts, publicUrl }
  return systemMail(material, translatorFor(language))
}

function isSystemMail(kind: MailKind): kind is SystemMail['kind'] {
  return systemMailKinds.some((each) => each === kind)
}

/** $150.00 in cash from Quebec: GST 7.50, QST 14.96 (14.9625), 172.46 together, 172.45 in coins. */
const receipt = {
  recharge: {
    paymentId: 1,
    invoiceNo: 'INV-2026-000042',
    points: 15_000,
    method: 1,
    subtotal: 15_000,
    taxes: [
      { name: 'GST', rateMilli: 5000, cents: 750 },
      { name: 'QST', rateMilli: 9975, cents: 1496 },
    ],
    total: 17_246,
    cashRounding: -1,
    province: 9,
    partyVersionId: 'party-1',
  },
  rewardPoints: 750,
  paidOn: Temporal.PlainDate.from('2026-11-20'),
  recipient,
  publicUrl,
} as const

function withFee(event: RecordedEvent<OrderEvent>): RecordedEvent<OrderEvent> {
  if (event.type !== 'order.cancelled') return event
  return {
    ...event,
    meta: { ...event.meta, actorId: customer.id },
    data: { ...event.data, feeRewardPoints: 2000, feePoints: 500 },
  }
}
