import type { Language } from '../../schema/rules/enumerations.ts'
import type { RecordedEvent } from '../kernel/event.ts'
import { foldAll } from '../kernel/fold.ts'
import type { SystemMail } from '../kernel/systemMail.ts'
import type { MailDocument } from '../messaging/mailDocument.ts'
import {
  isSeriesMail,
  type MailFacts,
  type MailKind,
  type OrderMailKind,
  type SeriesMailKind,
} from '../messaging/mailKinds.ts'
import type { OrderMaterial, Recipient, SeriesMaterial } from '../messaging/mailMaterial.ts'
import { translatorFor } from '../messaging/mailTexts.ts'
import { orderMail } from '../messaging/orderMail.ts'
import { receiptMail } from '../messaging/receiptMail.ts'
import { seriesMail } from '../messaging/seriesMail.ts'
import { systemMail } from '../messaging/systemMail.ts'
import type { OrderEvent } from '../ordering/events.ts'
import { knownOrder, orderFold } from '../ordering/order.ts'
import type { SeriesEvent } from '../series/events.ts'
import { seriesFold } from '../series/series.ts'
import {
  admin,
  assigned,
  started as begun,
  cancelled,
  customer,
  disputed,
  ended,
  moved,
  placed,
} from './orderStory.ts'

/** A mail of every kind, for specs and people: the story of {@link placed} and its customer. */
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
const started: SeriesEvent = {
  type: 'series.started',
  data: {
    ...{ userId: 'user-1', addressId: 'address-1', serviceId: 'service-1', serviceCatalog: 1 },
    rhythm: { everyWeeks: 2, first: '2026-12-08', slot: 1, time: '09:30' },
    whenFull: 'move',
    agreed: { totalPoints: 14_820 },
  },
}
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
  orderCompleted: [placed(), assigned(), begun(), ended()],
  problemReported: [placed(), assigned(), begun(), ended(), disputed('2026-11-24T18:00:00Z', customer)],
}
export const orderMailKinds = Object.keys(lives) as OrderMailKind[]
/** What each mail about recurring visits is about: the last event, or what a visit waits for. */
const seriesLives: Record<SeriesMailKind, SeriesEvent | MailFacts> = {
  seriesBegun: started,
  seriesChanged: {
    type: 'series.changed',
    data: {
      rhythm: { everyWeeks: 4, first: '2026-12-17', slot: 2, time: '13:00' },
      whenFull: 'skip',
    },
  },
  seriesPaused: { type: 'series.paused', data: { from: '2026-12-20', to: '2027-01-10' } },
  seriesResumed: { type: 'series.resumed', data: { from: '2027-01-04' } },
  seriesEnded: { type: 'series.ended', data: { reason: 'asked' } },
  seriesMissed: { type: 'series.visit-missed', data: { occurrence: '2026-12-08', reason: 'points' } },
  seriesPoints: { occurrence: '2026-12-08', points: 14_820, missingPoints: 2_320 },
  seriesPrice: { occurrence: '2026-12-08', points: 15_600 },
  seriesStopped: { occurrence: '2026-12-08' },
}
export const seriesMailKinds = Object.keys(seriesLives) as SeriesMailKind[]

/** What a mail about recurring visits is made of. */
export function seriesMaterial(
  about: SeriesEvent | MailFacts,
  change: Partial<SeriesMaterial> = {},
): SeriesMaterial {
  const event = 'type' in about ? about : undefined
  const life = event && event !== started ? [started, event] : [started]
  const series = foldAll(seriesFold, life)
  if (!series) throw new Error('no series')
  return {
    ...{ seriesId: 'series-1', series, visits: series.visits, event, facts: 'type' in about ? {} : about },
    ...{ recipient, serviceName: serviceNames.en, addressLine: home, publicUrl },
    ...change,
  }
}

export const systemMailKinds: readonly SystemMail['kind'][] = [
  'activation',
  'resetCode',
  'passwordChanged',
  'erasureAsked',
  'erasureWithdrawn',
]

const home = '12 Spruce Lane NW, Calgary AB T2N 1N4'

const serviceNames: Record<Language, string> = {
  en: 'Standard clean',
  fr: 'Ménage courant',
  zh: '标准清洁',
  ind: 'सामान्य सफ़ाई',
}

/** The input of an order mail. */
export function orderMaterial(
  life: readonly RecordedEvent<OrderEvent>[],
  change: Partial<OrderMaterial> = {},
): OrderMaterial {
  const order = knownOrder(foldAll(orderFold, life))
  return {
    order,
    recipient,
    serviceName: serviceNames.en,
    addressLine: home,
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
  if (isSeriesMail(kind))
    return seriesMail(
      kind,
      seriesMaterial(seriesLives[kind], { serviceName: serviceNames[language] }),
      translator,
    )
  const report = kind === 'problemReported' ? 'The oven was left dirty.' : undefined
  const material = orderMaterial(lives[kind], { serviceName: serviceNames[language], report })
  return orderMail(kind, material, translator)
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
