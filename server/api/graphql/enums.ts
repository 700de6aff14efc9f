import { registerEnumType } from 'type-graphql'
import {
  AddOnService,
  AreaType,
  BathType,
  BuildingType,
  ConditionKind,
  CountingMode,
  CustomerTag,
  DriveWayType,
  HistoryCatalog,
  HistoryFilter,
  KitchenType,
  OrderAction,
  OrderListType,
  OrderSearchType,
  OrderStatus,
  PaymentMethod,
  PeriodType,
  Province,
  ServiceCatalog,
  Slot,
} from '../../../schema/rules/enumerations.ts'
import { RankGroup, RankTitle } from '../../../schema/rules/ranks.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { ActorRole } from '../../kernel/command.ts'
import type { OrderMailKind } from '../../messaging/mailKinds.ts'
import { OfficeAction } from '../../office/officeChange.ts'
import type { VisitFailedReason as FailedReason } from '../../ordering/events.ts'
import type { Half } from '../../staffing/events.ts'

/** Enumerations as GraphQL shows them; names and numbers come from the one source both documents agree on. */

/** The values of such an enumeration; with it, the compiler finds source values that have no name here. */
export type ValueOf<Enumeration extends object> = Enumeration[keyof Enumeration]

/** Whose session a token opens. */
export const AreaName = { Customer: 'customer', Admin: 'admin', Staff: 'staff' } as const

/** Statuses 0 to 2 are ongoing, the rest is history (customer document, section 4). */
export const OrderGroup = { Ongoing: 'ongoing', History: 'history' } as const

/** The records of what administrators changed. */
export const OfficeRecordName = { Catalogue: 'catalogue', Staff: 'staff', Customer: 'customer' } as const

/** The subject of an entry in such a record. */
export const OfficeSubject = {
  Customer: 'customer',
  Service: 'service',
  AdditionalItem: 'additional-item',
  Setting: 'catalog-setting',
  StaffMember: 'crew-member',
  Group: 'crew',
  ClosedDate: 'closed-date',
  List: 'list',
} as const

export const PriceLineKind = {
  CheckPoint: 'check-point',
  CheckPointExtra: 'check-point-extra',
  Property: 'property',
  Discount: 'discount',
} as const

/** The order's story: its placing (0) and the documented and decided change actions. */
export const OrderChangeAction = { Placed: 0, ...OrderAction } as const

/** Interface languages by their stored value (decision A13). */
export const LanguageName = { English: 'en', French: 'fr', Chinese: 'zh', Hindi: 'ind' } as const

/** The forms on which customers say whether we may advertise (decision A17). */
export const ConsentOccasionName = { Registration: 'registration', Profile: 'profile' } as const

/** Why points came in or went out. */
export const PointEntryKind = {
  Recharged: 'recharged',
  Rewarded: 'rewarded',
  Spent: 'spent',
  Refunded: 'refunded',
  Fee: 'fee',
  Recovered: 'recovered',
  Reversed: 'reversed',
} as const

/** The two buckets of a wallet. */
export const PointBucket = { Paid: 'paid', Reward: 'reward' } as const

/** Through which API a command came; `Office` where the office books for a customer. */
export const CommandChannel = {
  Graphql: 'graphql',
  Rest: 'rest',
  Office: 'office',
  System: 'system',
  Seed: 'seed',
} as const

/** The subject of a complaint (decision E8). */
export const DisputeReason = { Quality: 'quality', Charge: 'charge' } as const

/** Why a crew that came could not work (decision X11). */
export const VisitFailedReason = {
  NobodyHome: 'nobodyHome',
  NoAccess: 'noAccess',
  Weather: 'weather',
  Other: 'other',
} as const satisfies Record<string, FailedReason>

/** How a complaint ends (decision E8). */
export const DisputeOutcome = { Completed: 'completed', Refunded: 'refunded' } as const

/** Why an order was cancelled, as its event has it, or after a complaint (decisions E2, E4, E8, E12). */
export const CancellationReason = {
  Customer: 'customer',
  Office: 'admin',
  Expired: 'expired',
  Stopped: 'stopped',
  Dispute: 'dispute',
} as const

/** The day by which a report selects orders. */
export const ReportDay = { Booked: 'booked', Placed: 'placed' } as const

/** What narrows the office's list of customers (decision W8). */
export const CustomerFilter = {
  Inactive: 'inactive',
  Vip: 'vip',
  UnconfirmedHome: 'unconfirmedHome',
  NoRecentVisit: 'noRecentVisit',
} as const

/** What the office's list of customers goes by. */
export const CustomerSorting = {
  Newest: 'newest',
  Name: 'name',
  LastVisit: 'lastVisit',
  Balance: 'balance',
} as const

/** Mails about an order, in the order of its life (decision J1). */
export const OrderMailKindName = {
  Received: 'orderReceived',
  Confirmed: 'orderConfirmed',
  ConfirmationResent: 'confirmationResent',
  Changed: 'orderChanged',
  Reminder: 'orderReminder',
  Cancelled: 'orderCancelled',
  Completed: 'orderCompleted',
  ProblemReported: 'problemReported',
} as const satisfies Record<string, OrderMailKind>

/** The state of a mail; skipped ones are not needed, failed ones are not retried. */
export const MailStatus = { Pending: 'pending', Sent: 'sent', Skipped: 'skipped', Failed: 'failed' } as const

/** The part of a day's capacity that a visit takes. */
export const DayPart = { Morning: 'am', Afternoon: 'pm', WholeDay: 'both' } as const satisfies Record<
  string,
  Half
>

/** Called once before the schema is built. */
export function registerEnums(): void {
  register(ServiceCatalog, 'ServiceCatalog', 'What we do: house cleaning, lawn care or snow removal.')
  register(OrderStatus, 'OrderStatus', 'The status of an order.')
  register(
    PeriodType,
    'PeriodType',
    'Whether a service is booked for a day, a month or a season (September to 30 April).',
  )
  register(Slot, 'Slot', 'Half of a cleaning day; None for services booked by date alone.')
  register(DayPart, 'DayPart', "The part of a day's capacity that a visit takes.")
  register(Province, 'Province', 'Canadian provinces and territories.')
  register(BuildingType, 'BuildingType', 'Kind of building.')
  register(AreaType, 'AreaType', 'Floor area in square feet, by class.')
  register(BathType, 'BathType', 'Number of bathrooms, by class.')
  register(KitchenType, 'KitchenType', 'Number of kitchens, by class.')
  register(DriveWayType, 'DriveWayType', 'Size of the driveway, by class.')
  register(ConditionKind, 'ConditionKind', 'Which fact about a property an additional item looks at.')
  register(CountingMode, 'CountingMode', 'Whether an amount is minutes more, percent, or minutes less.')
  register(AddOnService, 'AddOnService', 'Services beside the ordinary ones of a catalog.')
  register(ActorRole, 'ActorRole', 'Who acted.')
  register(RejectionCode, 'RejectionCode', 'Why the product said no; clients translate by code.')
  register(AreaName, 'Area', 'The three separate sessions: customer, admin, staff.')
  register(
    OfficeRecordName,
    'OfficeRecord',
    'The record: of the catalogue, of staff with groups, closed days and exported lists, or of a customer.',
  )
  register(OfficeSubject, 'OfficeSubject', "The subject of an administrator's change.")
  register(OfficeAction, 'OfficeAction', 'The action of an administrator.')
  register(CommandChannel, 'CommandChannel', 'Through which API something was done.')
  register(DisputeReason, 'DisputeReason', 'The subject of a complaint: the work, or its cost.')
  register(VisitFailedReason, 'VisitFailedReason', 'Why a crew that came could not work.')
  register(
    DisputeOutcome,
    'DisputeOutcome',
    'The order remains completed, or is cancelled with its points returned.',
  )
  register(
    CancellationReason,
    'CancellationReason',
    'By the customer or the office, because its day passed without a crew, because a period was stopped, or after a complaint.',
  )
  register(
    OrderListType,
    'OrderListType',
    "The office's tabs: pending, confirmed and in service, and past orders.",
  )
  register(OrderSearchType, 'OrderSearchType', 'What orders are searched by.')
  register(ReportDay, 'ReportDay', 'The day by which a report selects: of the visit, or of the placing.')
  register(OrderGroup, 'OrderGroup', 'Orders under way, or those that are over.')
  register(RankTitle, 'RankTitle', 'The title of a rank, five ranks to each.')
  register(RankGroup, 'RankGroup', 'How the table of ranks is divided for reading.')
  register(PriceLineKind, 'PriceLineKind', 'Where a line of a price comes from.')
  register(
    CustomerFilter,
    'CustomerFilter',
    'Customers who are not active; VIP; with a home that is not confirmed; registered for 60 days and without a completed visit in them.',
  )
  register(
    CustomerSorting,
    'CustomerSorting',
    'By registration, the newest first; by first name; by the latest completed visit, and by all points, most first.',
  )
  register(CustomerTag, 'CustomerTag', "The office's label on a customer; none, or VIP.")
  register(LanguageName, 'Language', 'An interface language.')
  register(ConsentOccasionName, 'ConsentOccasion', 'The form on which a consent was given or withdrawn.')
  register(OrderMailKindName, 'OrderMailKind', 'The kind of a mail about an order.')
  register(
    MailStatus,
    'MailStatus',
    'The state of a mail: skipped ones are not needed, failed ones are not retried.',
  )
  register(OrderChangeAction, 'OrderAction', 'One entry in the story of an order.')
  register(PaymentMethod, 'PaymentMethod', 'How a recharge was paid.')
  register(HistoryCatalog, 'HistoryCatalog', 'The three histories of a customer.')
  register(HistoryFilter, 'HistoryFilter', 'A stretch of a history.')
  register(PointEntryKind, 'PointEntryKind', 'Why points came in or went out.')
  register(PointBucket, 'PointBucket', 'Points that were paid for, or reward points.')
}

/** Tells the schema the name and the meaning of an enumeration. */
export function register(value: object, name: string, description: string): void {
  registerEnumType(value, { name, description })
}
