import { leftOfBegun } from '../../schema/rules/bookingPeriods.ts'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { PeriodType } from '../../schema/rules/enumerations.ts'
import { experienceOf } from '../../schema/rules/experience.ts'
import { ActorRole } from '../kernel/command.ts'
import { businessDate } from '../kernel/time.ts'
import type { Order } from '../ordering/order.ts'
import { bookedWhen } from './bookedWhen.ts'
import { contractTerms } from './contractTerms.ts'
import type { Fact, MailBlock, MailDocument } from './mailDocument.ts'
import type { OrderMailKind } from './mailKinds.ts'
import type { MailedCrew, OrderMaterial } from './mailMaterial.ts'
import type { MailVoice } from './mailTexts.ts'

/** A mail about an order (decision J1); the confirmation is the customer's copy of the contract (decision J4). */
export function orderMail(kind: OrderMailKind, material: OrderMaterial, voice: MailVoice): MailDocument {
  const { order, recipient, serviceName, publicUrl } = material
  const when = bookedWhen(voice, order)
  const naming = { orderNo: order.orderNo, service: serviceName, when }
  const paragraphs = wordsOf[kind](material, voice)
  return {
    subject: voice.say(`${kind}.subject`, naming),
    preview: `${serviceName} · ${when}`,
    title: voice.say(`${kind}.title`),
    greeting: voice.say('greeting', { name: recipient.firstName }),
    blocks: [
      ...textBlocks(paragraphs.before),
      { kind: 'facts', rows: factsOf(kind, material, voice) },
      ...moneyBlocks(material, voice),
      ...textBlocks(paragraphs.after ?? []),
      {
        kind: 'link',
        label: voice.say('button.order'),
        href: `${publicUrl}/userOrderDetail/${encodeURIComponent(order.orderNo)}`,
      },
      ...(isContractCopy(kind) ? [contractTerms(material, voice)] : []),
    ],
    footer: voice.say(kind === 'confirmationResent' ? 'footer.service' : 'footer.order', {
      company: businessRules.company.name,
    }),
  }
}

/** Paragraphs above and below the facts. */
interface Words {
  readonly before: readonly string[]
  readonly after?: readonly string[]
}

const wordsOf: Record<OrderMailKind, (material: OrderMaterial, voice: MailVoice) => Words> = {
  orderReceived: ({ order }, voice) => ({
    before: [voice.say('orderReceived.body'), ...begunNote(order, voice)],
    after: [voice.say('orderReceived.note')],
  }),
  orderConfirmed: ({ order }, voice) => ({
    before: [
      voice.say(order.hasOtherCrew ? 'orderConfirmed.crewChanged' : 'orderConfirmed.body'),
      ...begunNote(order, voice),
    ],
  }),
  confirmationResent: (_, { say }) => ({ before: [say('confirmationResent.body')] }),
  orderChanged: ({ order }, { say }) => {
    const isOwn = order.moved?.byRole === ActorRole.Customer
    return {
      before: [say(isOwn ? 'orderChanged.byCustomer' : 'orderChanged.byOffice')],
      after: [say(order.moved?.groupKept ? 'orderChanged.sameCrew' : 'orderChanged.noCrew')],
    }
  },
  orderReminder: (_, { say }) => ({ before: [say('orderReminder.body')] }),
  orderCancelled: ({ order }, { say }) => ({
    before: [say('orderCancelled.body', { reason: order.cancelReason ?? 'other' })],
  }),
  orderCompleted: (_, { say }) => ({
    before: [say('orderCompleted.body')],
    after: [
      say('orderCompleted.note', {
        days: businessRules.dispute.days,
        phone: businessRules.company.phone,
      }),
    ],
  }),
}

/** What was left of a month or season that had begun when it was ordered, and that the price is for the whole (decision L5). */
function begunNote({ periodType, bookedFor, placedAt }: Order, { say }: MailVoice): readonly string[] {
  const begun = leftOfBegun(periodType, bookedFor.date, businessDate(placedAt).toString())
  if (!begun) return []
  return [say(periodType === PeriodType.Month ? 'begun.month' : 'begun.season', begun)]
}

function isContractCopy(kind: OrderMailKind): boolean {
  return kind === 'orderConfirmed' || kind === 'confirmationResent'
}

function factsOf(kind: OrderMailKind, material: OrderMaterial, voice: MailVoice): readonly Fact[] {
  const { order, serviceName, addressLine, crew } = material
  const { say } = voice
  const moved = kind === 'orderChanged' ? order.moved : undefined
  const before = moved && bookedWhen(voice, { bookedFor: moved.from, periodType: order.periodType })
  return [
    [say('label.order'), order.orderNo],
    [say('label.service'), serviceName],
    ...(before ? [[say('label.before'), before] as const] : []),
    [say(before ? 'label.after' : 'label.when'), bookedWhen(voice, order)],
    [say('label.where'), addressLine],
    ...(crew && kind !== 'orderCancelled' ? [[say('label.crew'), crewText(crew, voice)] as const] : []),
    [say('label.price'), voice.price(order.price.totalPoints)],
    ...(kind === 'orderCompleted' ? [experienceFact(order.price.totalPoints, voice)] : []),
  ]
}

function crewText({ groupNo, firstNames }: MailedCrew, { tag, say }: MailVoice): string {
  if (firstNames.length === 0) return say('value.crew', { number: groupNo })
  const names = new Intl.ListFormat(tag, { type: 'conjunction' }).format(firstNames)
  return say('value.crewNamed', { number: groupNo, names })
}

function experienceFact(totalPoints: number, { say }: MailVoice): Fact {
  return [say('label.experience'), say('value.experience', { amount: experienceOf(totalPoints) })]
}

/** What came back, what was kept, and the sum (decisions E2, E3). */
function moneyBlocks({ order }: OrderMaterial, voice: MailVoice): readonly MailBlock[] {
  if (order.cancelReason === undefined) return []
  const refund = order.refundPoints + order.refundRewardPoints
  const fee = order.feePoints + order.feeRewardPoints
  const recovered = order.recoveredRewardPoints
  const paidBack: readonly Fact[] =
    recovered === 0 ? [] : [[voice.say('label.recovered'), voice.points(recovered)]]
  const rows: readonly Fact[] = [
    [voice.say('label.refund'), voice.points(refund)],
    [voice.say('label.fee'), voice.points(fee)],
    ...paidBack,
    [voice.say('label.balance'), voice.price(refund - fee - recovered)],
  ]
  return [{ kind: 'facts', rows, strong: true }]
}

function textBlocks(paragraphs: readonly string[]): readonly MailBlock[] {
  return paragraphs.map((text) => ({ kind: 'text', text }))
}
