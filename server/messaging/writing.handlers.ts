import { OrderStatus } from '../../schema/rules/enumerations.ts'
import type { EventStore } from '../eventstore/port.ts'
import { commandOf, occurredAt, type RecordedEvent } from '../kernel/event.ts'
import { foldAll } from '../kernel/fold.ts'
import { businessDate } from '../kernel/time.ts'
import { type OrderEvent, orderStream } from '../ordering/events.ts'
import { knownOrder, type Order, orderFold } from '../ordering/order.ts'
import { type PointsRecharged, type WalletEvent, walletStream } from '../points/events.ts'
import { type SeriesEvent, seriesStream } from '../series/events.ts'
import { type Occurrence, rhythmOn } from '../series/occurrences.ts'
import { stateOf } from '../series/outlook.ts'
import { type Series, seriesFold } from '../series/series.ts'
import { calendarFile } from './calendarFile.ts'
import type { MailDocument } from './mailDocument.ts'
import { mailHtml } from './mailHtml.ts'
import { isOrderMail, isSeriesMail, type OrderMailKind, type SeriesMailKind } from './mailKinds.ts'
import type { MailLookups, OrderMaterial, Recipient } from './mailMaterial.ts'
import type { MailMessage } from './mailMessage.ts'
import { mailPlainText } from './mailPlainText.ts'
import { type MailTranslator, translatorFor } from './mailTexts.ts'
import { orderMail } from './orderMail.ts'
import type { PendingMail } from './outbox.store.ts'
import { receiptMail } from './receiptMail.ts'
import { seriesMail } from './seriesMail.ts'
import { systemMail } from './systemMail.ts'

/** What writing a mail needs. */
export interface WritingContext {
  readonly store: Pick<EventStore, 'readStream'>
  readonly lookups: MailLookups
  /** Origin of the web app, without a slash at its end. */
  readonly publicUrl: string
}

/** A mail that is no longer true or useful, and why. */
export interface Outdated {
  readonly outdated: string
}

/** The moment and the reader a mail is written for. */
export interface Reading {
  readonly recipient: Recipient
  readonly now: Temporal.Instant
}

/**
 * Writes a mail in its reader's language of now (decision J2), from the events up to the one it is about.
 * @throws when something an event points at is gone
 */
export async function writeMail(
  context: WritingContext,
  mail: PendingMail,
  reading: Reading,
): Promise<MailMessage | Outdated> {
  const translator = translatorFor(reading.recipient.language)
  const { kind } = mail
  if (isOrderMail(kind)) return writeOrderMail(context, { ...mail, kind }, { ...reading, translator })
  if (isSeriesMail(kind)) return writeSeriesMail(context, { ...mail, kind }, { ...reading, translator })
  const document =
    kind === 'rechargeReceipt'
      ? await receiptOf(context, mail, { ...reading, translator })
      : systemMail(
          { kind, facts: mail.facts, recipient: reading.recipient, publicUrl: context.publicUrl },
          translator,
        )
  return messageOf(mail, document, { ...reading, translator })
}

type TranslatedReading = Reading & { readonly translator: MailTranslator }

async function writeOrderMail(
  context: WritingContext,
  mail: PendingMail & { readonly kind: OrderMailKind },
  reading: TranslatedReading,
): Promise<MailMessage | Outdated> {
  const { orderId = '', facts } = mail
  const events = await orderEvents(context.lookups, orderId, facts.revision)
  const order = knownOrder(foldAll(orderFold, events))
  if (mail.kind === 'orderReminder' && !isStillComing(order, mail.facts.date, reading.now))
    return { outdated: 'the visit was moved, cancelled, or has begun' }
  const visit = await visitOf(context.lookups, orderId, order)
  const last = events.at(-1)
  const report =
    mail.kind === 'problemReported' && last ? await context.lookups.note(commandOf(last)) : undefined
  const material = { ...(await materialOf(context, order, reading)), visit, report }
  // calendars keep the entry with the higher sequence
  const calendar = calendarFile(mail.kind, material, { now: reading.now, sequence: events.length - 1 })
  const message = messageOf(mail, orderMail(mail.kind, material, reading.translator), reading)
  return calendar ? { ...message, calendar } : message
}

/** An order's events, up to a revision where one is given. */
async function orderEvents(lookups: MailLookups, orderId: string, until = Infinity) {
  const events = await lookups.events(orderStream(orderId))
  return events.slice(0, until + 1) as unknown as RecordedEvent<OrderEvent>[]
}

/** A reminder is for a visit that is confirmed, on that very day, and still ahead. */
function isStillComing(order: Order, date: string | undefined, now: Temporal.Instant): boolean {
  const { date: booked, time = '23:59', zone } = order.bookedFor
  const start = Temporal.PlainDate.from(booked).toZonedDateTime({ timeZone: zone, plainTime: time })
  return (
    order.status === OrderStatus.Confirmed &&
    booked === date &&
    Temporal.Instant.compare(now, start.toInstant()) < 0
  )
}

async function materialOf(
  { lookups, publicUrl }: WritingContext,
  order: Order,
  { recipient }: Reading,
): Promise<OrderMaterial> {
  const [serviceName, addressLine, crew] = await Promise.all([
    lookups.serviceName(order, recipient.language),
    lookups.addressLine(order.addressVersionId),
    lookups.crew(order),
  ])
  if (serviceName === undefined) throw new Error(`service ${order.serviceId} is not there`)
  // an erased address leaves nothing to show (decision A20)
  return { order, recipient, serviceName, addressLine: addressLine ?? '–', crew, publicUrl }
}

/** The place of an order in its series; undefined of an order of its own. */
async function visitOf(
  lookups: MailLookups,
  orderId: string,
  { seriesId }: Order,
): Promise<Occurrence | undefined> {
  if (seriesId === undefined) return undefined
  const series = foldAll(seriesFold, await seriesEvents(lookups, seriesId))
  const planned = [...(series?.visits ?? [])].find(
    ([, visit]) => visit.state === 'placed' && visit.orderId === orderId,
  )
  const [date] = planned ?? []
  const rhythm = series && date !== undefined ? rhythmOn(series, date) : undefined
  return date === undefined || !rhythm ? undefined : { date, rhythm }
}

async function writeSeriesMail(
  { lookups, publicUrl }: WritingContext,
  mail: PendingMail & { readonly kind: SeriesMailKind },
  reading: TranslatedReading,
): Promise<MailMessage | Outdated> {
  const { facts, kind } = mail
  const { seriesId = '', revision, occurrence } = facts
  const all = await seriesEvents(lookups, seriesId)
  const events = all.slice(0, (revision ?? Infinity) + 1)
  const [series, seriesNow] = [events, all].map((told) => foldAll(seriesFold, told))
  if (!series || !seriesNow) throw new Error(`series ${seriesId} is not there`)
  if (occurrence !== undefined && !waits(series, occurrence)) return { outdated: 'the visit waits no more' }
  const { recipient, now, translator } = reading
  const { serviceId, addressId } = series
  const [serviceName, addressLine] = await Promise.all([
    lookups.serviceName({ serviceId, placedAt: now }, recipient.language),
    lookups.savedAddressLine(addressId),
  ])
  if (serviceName === undefined) throw new Error(`service ${serviceId} is not there`)
  const event = revision === undefined ? undefined : events.at(-1)
  const material = {
    seriesId,
    series,
    visits: seriesNow.visits,
    event,
    facts,
    recipient,
    serviceName,
    publicUrl,
  }
  const document = seriesMail(kind, { ...material, addressLine: addressLine ?? '–' }, translator)
  return messageOf(mail, document, reading)
}

/** A visit waits until it is placed, missed, skipped or paused. */
function waits(series: Series, occurrence: string): boolean {
  return (
    !series.isEnded && rhythmOn(series, occurrence) !== undefined && stateOf(series, occurrence) === 'planned'
  )
}

async function seriesEvents(lookups: MailLookups, seriesId: string) {
  const events = await lookups.events(seriesStream(seriesId))
  return events as unknown as RecordedEvent<SeriesEvent>[]
}

async function receiptOf(
  { store, publicUrl }: WritingContext,
  { customerId, facts }: PendingMail,
  { recipient, translator }: TranslatedReading,
): Promise<MailDocument> {
  // a reward that came with the recharge is the next event
  const [recharged, reward] = await walletEvents(store, customerId, facts.revision ?? 0)
  if (recharged?.type !== 'points.recharged') throw new Error(`no recharge of ${customerId} to mail`)
  const { paymentId } = recharged.data
  const isReward = reward?.type === 'points.rewarded' && reward.data.paymentId === paymentId
  return receiptMail(
    {
      recharge: recharged.data satisfies PointsRecharged['data'],
      rewardPoints: isReward ? reward.data.amount : 0,
      paidOn: businessDate(occurredAt(recharged)),
      recipient,
      publicUrl,
    },
    translator,
  )
}

async function walletEvents(store: WritingContext['store'], customerId: string, from: number) {
  const events: RecordedEvent[] = []
  for await (const event of store.readStream(walletStream(customerId), { from: BigInt(from), limit: 2 }))
    events.push(event)
  return events as unknown as readonly RecordedEvent<WalletEvent>[]
}

function messageOf(
  mail: PendingMail,
  document: MailDocument,
  { recipient, translator }: TranslatedReading,
): MailMessage {
  return {
    id: mail.id,
    kind: mail.kind,
    language: recipient.language,
    createdAt: mail.createdAt,
    to: {
      name: recipient.isActive ? `${recipient.firstName} ${recipient.lastName}` : '',
      address: recipient.email,
    },
    subject: document.subject,
    html: mailHtml(document, translator),
    text: mailPlainText(document, translator),
  }
}
