import { answerDue } from '../../schema/rules/answerDue.ts'
import { leftOfBegun } from '../../schema/rules/bookingPeriods.ts'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { PeriodType } from '../../schema/rules/enumerations.ts'
import { experienceOf } from '../../schema/rules/experience.ts'
import { ActorRole } from '../kernel/command.ts'
import { businessDate } from '../kernel/time.ts'
import type { Order } from '../ordering/order.ts'
import { INTERVALS } from '../series/events.ts'
import type { Occurrence } from '../series/occurrences.ts'
import { bookedWhen } from './bookedWhen.ts'
import { contractTerms } from './contractTerms.ts'
import type { Fact, MailBlock, MailDocument } from './mailDocument.ts'
import type { OrderMailKind } from './mailKinds.ts'
import type { MailedCrew, OrderMaterial } from './mailMaterial.ts'
import type { MailTranslator } from './mailTexts.ts'
import { repeatsText } from './repeats.ts'

/** A mail about an order (decision J1); the confirmation is the customer's copy of the contract (decision J4). */
export function orderMail(
  kind: OrderMailKind,
  material: OrderMaterial,
  translator: MailTranslator,
): MailDocument {
  const { order, recipient, serviceName, publicUrl } = material
  const when = bookedWhen(translator, order)
  const naming = { orderNo: order.orderNo, service: serviceName, when }
  const paragraphs = wordsOf[kind](material, translator)
  return {
    subject: translator.t(`${kind}.subject`, naming),
    preview: `${serviceName} · ${when}`,
    title: translator.t(`${kind}.title`),
    greeting: translator.t('greeting', { name: recipient.firstName }),
    blocks: [
      ...textBlocks(paragraphs.before),
      { kind: 'facts', rows: factsOf(kind, material, translator) },
      ...moneyBlocks(material, translator),
      ...textBlocks(paragraphs.after ?? []),
      {
        kind: 'link',
        label: translator.t('button.order'),
        href: orderUrl(publicUrl, order),
      },
      ...repeatBlocks(kind, material, translator),
      ...(isContractCopy(kind) ? [contractTerms(material, translator)] : []),
    ],
    footer: translator.t(kind === 'confirmationResent' ? 'footer.service' : 'footer.order', {
      company: businessRules.company.name,
    }),
  }
}

/** Paragraphs above and below the facts. */
interface Words {
  readonly before: readonly string[]
  readonly after?: readonly string[]
}

/** Until when cancelling is free: E3 for a visit, P237 for a month or season. */
function freeCancelling({ periodType }: OrderMaterial['order'], { t }: MailTranslator): string {
  if (periodType !== PeriodType.Day) return t('contract.feePeriod')
  return t('orderReceived.note', { hours: businessRules.cancellation.freeHoursAhead })
}

const wordsOf: Record<OrderMailKind, (material: OrderMaterial, translator: MailTranslator) => Words> = {
  orderReceived: ({ order, visit }, translator) => ({
    before: visit
      ? [translator.t('orderReceived.visit'), ...movedNote(order, visit, translator)]
      : [translator.t('orderReceived.body'), ...begunNote(order, translator)],
    after: [freeCancelling(order, translator)],
  }),
  orderConfirmed: ({ order }, translator) => ({
    before: [
      translator.t(order.hasOtherCrew ? 'orderConfirmed.crewChanged' : 'orderConfirmed.body'),
      ...begunNote(order, translator),
    ],
  }),
  confirmationResent: (_, { t }) => ({ before: [t('confirmationResent.body')] }),
  orderChanged: ({ order }, { t }) => {
    const isOwn = order.moved?.byRole === ActorRole.Customer
    return {
      before: [t(isOwn ? 'orderChanged.byCustomer' : 'orderChanged.byOffice')],
      after: [t(order.moved?.groupKept ? 'orderChanged.sameCrew' : 'orderChanged.noCrew')],
    }
  },
  orderReminder: (_, { t }) => ({ before: [t('orderReminder.body')] }),
  orderCancelled: ({ order }, { t }) => ({
    before: [t('orderCancelled.body', { reason: order.cancelReason ?? 'other' })],
  }),
  orderCompleted: (_, { t }) => ({
    before: [t('orderCompleted.body')],
    after: [
      t('orderCompleted.note', {
        days: businessRules.dispute.days,
        phone: businessRules.company.phone,
      }),
    ],
  }),
  problemReported: ({ order, report }, { t, day }) => {
    const reported = order.steps.at(-1)?.at ?? order.placedAt
    const due = answerDue(businessDate(reported).toString())
    return {
      before: [t('problemReported.body', { date: day(Temporal.PlainDate.from(due)) })],
      after: report === undefined ? [] : [t('problemReported.quote', { words: report })],
    }
  },
}

/** What was left of a month or season that had begun when it was ordered, and that the price is for the whole (decision L5). */
function begunNote({ periodType, bookedFor, placedAt }: Order, { t }: MailTranslator): readonly string[] {
  const begun = leftOfBegun(periodType, bookedFor.date, businessDate(placedAt).toString())
  if (!begun) return []
  return [t(periodType === PeriodType.Month ? 'begun.month' : 'begun.season', begun)]
}

/** That a recurring visit is not at its planned day and time, because there was no room (decision N6). */
function movedNote(
  { bookedFor }: Order,
  { date, rhythm }: Occurrence,
  translator: MailTranslator,
): readonly string[] {
  if (bookedFor.date === date && bookedFor.time === rhythm.time) return []
  return [translator.t('orderReceived.moved', { day: translator.day(Temporal.PlainDate.from(date)) })]
}

/** Whether the visit should repeat (decision N1): links that change nothing by themselves. */
function repeatBlocks(
  kind: OrderMailKind,
  material: OrderMaterial,
  { t }: MailTranslator,
): readonly MailBlock[] {
  const { order, visit, publicUrl } = material
  if (kind !== 'orderCompleted' || visit || order.periodType !== PeriodType.Day) return []
  const href = `${orderUrl(publicUrl, order)}?repeat=`
  return [
    { kind: 'text', text: t('orderCompleted.repeat') },
    ...INTERVALS.map(
      (weeks): MailBlock => ({ kind: 'link', label: t('value.every', { weeks }), href: `${href}${weeks}` }),
    ),
  ]
}

function orderUrl(publicUrl: string, { orderNo }: Order): string {
  return `${publicUrl}/userOrderDetail/${encodeURIComponent(orderNo)}`
}

function isContractCopy(kind: OrderMailKind): boolean {
  return kind === 'orderConfirmed' || kind === 'confirmationResent'
}

function factsOf(kind: OrderMailKind, material: OrderMaterial, translator: MailTranslator): readonly Fact[] {
  const { order, serviceName, addressLine, crew, visit } = material
  const { t } = translator
  const moved = kind === 'orderChanged' ? order.moved : undefined
  const before = moved && bookedWhen(translator, { bookedFor: moved.from, periodType: order.periodType })
  return [
    [t('label.order'), order.orderNo],
    [t('label.service'), serviceName],
    ...(before ? [[t('label.before'), before] as const] : []),
    [t(before ? 'label.after' : 'label.when'), bookedWhen(translator, order)],
    ...(visit ? [[t('label.repeats'), repeatsText(visit.rhythm, translator)] as const] : []),
    [t('label.where'), addressLine],
    ...(crew && kind !== 'orderCancelled' ? [[t('label.crew'), crewText(crew, translator)] as const] : []),
    [t('label.price'), translator.price(order.price.totalPoints)],
    ...(kind === 'orderCompleted' ? [experienceFact(order.price.totalPoints, translator)] : []),
  ]
}

function crewText({ groupNo, firstNames }: MailedCrew, { tag, t }: MailTranslator): string {
  if (firstNames.length === 0) return t('value.crew', { number: groupNo })
  const names = new Intl.ListFormat(tag, { type: 'conjunction' }).format(firstNames)
  return t('value.crewNamed', { number: groupNo, names })
}

function experienceFact(totalPoints: number, { t }: MailTranslator): Fact {
  return [t('label.experience'), t('value.experience', { amount: experienceOf(totalPoints) })]
}

/** What came back, what was kept, and the sum (decisions E2, E3). */
function moneyBlocks({ order }: OrderMaterial, translator: MailTranslator): readonly MailBlock[] {
  if (order.cancelReason === undefined) return []
  const refund = order.refundPoints + order.refundRewardPoints
  const fee = order.feePoints + order.feeRewardPoints
  const recovered = order.recoveredRewardPoints
  const paidBack: readonly Fact[] =
    recovered === 0 ? [] : [[translator.t('label.recovered'), translator.points(recovered)]]
  const rows: readonly Fact[] = [
    [translator.t('label.refund'), translator.points(refund)],
    [translator.t('label.fee'), translator.points(fee)],
    ...paidBack,
    [translator.t('label.balance'), translator.price(refund - fee - recovered)],
  ]
  return [{ kind: 'facts', rows, strong: true }]
}

function textBlocks(paragraphs: readonly string[]): readonly MailBlock[] {
  return paragraphs.map((text) => ({ kind: 'text', text }))
}
