import type { Language } from '../../schema/rules/enumerations.ts'
import type { RecordedEvent } from '../eventstore/port.ts'
import type { Order } from '../ordering/order.ts'
import type { PointsRecharged } from '../points/events.ts'
import type { SeriesEvent } from '../series/events.ts'
import type { Occurrence } from '../series/occurrences.ts'
import type { Series } from '../series/series.ts'
import type { MailFacts } from './mailKinds.ts'

/** What mails contain besides events: rows of other modules, read at sending. */

/** Who gets a mail, in which language, and whether order mails are wanted. */
export interface Recipient {
  readonly userNo: string
  readonly firstName: string
  readonly lastName: string
  /** Empty for a customer without one, who gets no mail (decision W2). */
  readonly email: string
  /** Whether they have proved that this mailbox is theirs. */
  readonly isActive: boolean
  readonly language: Language
  readonly emailNotifications: boolean
}

/** A crew as a customer may see one (decision E16). */
export interface MailedCrew {
  readonly groupNo: string
  readonly firstNames: readonly string[]
}

/** Where mails that are written together look up what they are about. What several of them ask for is read once. */
export interface MailLookups {
  /** All events of an order or a series. */
  events(stream: string): Promise<readonly RecordedEvent[]>
  recipient(customerId: string): Promise<Recipient | undefined>
  /** The address as it was when the order was placed, in one line. */
  addressLine(addressVersionId: string): Promise<string | undefined>
  /** What the service was called when the order was placed (decision P22). */
  serviceName(order: Pick<Order, 'serviceId' | 'placedAt'>, language: Language): Promise<string | undefined>
  /** The crew, while one is assigned, with its members who can work, or with those who did the work once it has begun (decisions E5, P207). */
  crew(order: Pick<Order, 'groupId' | 'workedBy'>): Promise<MailedCrew | undefined>
  /** What somebody wrote with a command; undefined once it was erased. */
  note(commandId: string): Promise<string | undefined>
  /** A saved address as it is now, or as it was when it was removed, in one line. */
  savedAddressLine(addressId: string): Promise<string | undefined>
}

/** Everything a mail about an order is written from. */
export interface OrderMaterial {
  /** As it was right after the event that the mail is about. */
  readonly order: Order
  readonly recipient: Recipient
  readonly serviceName: string
  readonly addressLine: string
  readonly crew: MailedCrew | undefined
  /** Of a recurring visit: the day it was planned for, yyyy-mm-dd, and how it recurs. */
  readonly visit?: Occurrence | undefined
  /** What the customer wrote of a problem, in the mail that confirms it. */
  readonly report?: string | undefined
  /** Origin of the web app, without a slash at its end. */
  readonly publicUrl: string
}

/** Everything a mail about recurring visits is written from. */
export interface SeriesMaterial {
  readonly seriesId: string
  /** As it was right after the event that the mail is about, or as it is where a visit waits. */
  readonly series: Series
  /** Its visits by now, with those booked since that event. */
  readonly visits: Series['visits']
  /** The event that the mail is about; undefined where a visit waits. */
  readonly event: SeriesEvent | undefined
  readonly facts: MailFacts
  readonly recipient: Recipient
  readonly serviceName: string
  readonly addressLine: string
  readonly publicUrl: string
}

/** Everything a receipt is written from. */
export interface ReceiptMaterial {
  readonly recharge: PointsRecharged['data']
  /** Points given on top. */
  readonly rewardPoints: number
  /** The business's day of the payment. */
  readonly paidOn: Temporal.PlainDate
  readonly recipient: Recipient
  readonly publicUrl: string
}
