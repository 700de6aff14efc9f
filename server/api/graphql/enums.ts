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

/** An enumeration of the schema, under its name and with its meaning. */
export function named<const Values extends object>(
  name: string,
  description: string,
  values: Values,
): Values {
  registerEnumType(values, { name, description })
  return values
}

named('ServiceCatalog', 'What we do: house cleaning, lawn care or snow removal.', ServiceCatalog)
named('OrderStatus', 'The status of an order.', OrderStatus)
named(
  'PeriodType',
  'Whether a service is booked for a day, a month or a season (September to 30 April).',
  PeriodType,
)
named('Slot', 'Half of a cleaning day; None for services booked by date alone.', Slot)
named('Province', 'Canadian provinces and territories.', Province)
named('BuildingType', 'Kind of building.', BuildingType)
named('AreaType', 'Floor area in square feet, by class.', AreaType)
named('BathType', 'Number of bathrooms, by class.', BathType)
named('KitchenType', 'Number of kitchens, by class.', KitchenType)
named('DriveWayType', 'Size of the driveway, by class.', DriveWayType)
named('ConditionKind', 'Which fact about a property an additional item looks at.', ConditionKind)
named('CountingMode', 'Whether an amount is minutes more, percent, or minutes less.', CountingMode)
named('AddOnService', 'Services beside the ordinary ones of a catalog.', AddOnService)
named('ActorRole', 'Who acted.', ActorRole)
named('RejectionCode', 'Why the product said no; clients translate by code.', RejectionCode)
named('OfficeAction', 'The action of an administrator.', OfficeAction)
named(
  'OrderListType',
  "The office's tabs: pending, confirmed and in service, and past orders.",
  OrderListType,
)
named('OrderSearchType', 'What orders are searched by.', OrderSearchType)
named('RankTitle', 'The title of a rank, five ranks to each.', RankTitle)
named('RankGroup', 'How the table of ranks is divided for reading.', RankGroup)
named('CustomerTag', "The office's label on a customer; none, or VIP.", CustomerTag)
named('PaymentMethod', 'How a recharge was paid.', PaymentMethod)
named('HistoryCatalog', 'The three histories of a customer.', HistoryCatalog)
named('HistoryFilter', 'A stretch of a history.', HistoryFilter)

export const AreaName = named('Area', 'The three separate sessions: customer, admin, staff.', {
  Customer: 'customer',
  Admin: 'admin',
  Staff: 'staff',
})

/** Statuses 0 to 2 are ongoing, the rest is history (customer document, section 4). */
export const OrderGroup = named('OrderGroup', 'Orders under way, or those that are over.', {
  Ongoing: 'ongoing',
  History: 'history',
})

export const OfficeRecordName = named(
  'OfficeRecord',
  'The record: of the catalogue, of staff with groups, closed days and exported lists, or of a customer.',
  { Catalogue: 'catalogue', Staff: 'staff', Customer: 'customer' },
)

export const OfficeSubject = named('OfficeSubject', "The subject of an administrator's change.", {
  Customer: 'customer',
  Service: 'service',
  AdditionalItem: 'additional-item',
  Setting: 'catalog-setting',
  StaffMember: 'crew-member',
  Group: 'crew',
  ClosedDate: 'closed-date',
  List: 'list',
})

export const PriceLineKind = named('PriceLineKind', 'Where a line of a price comes from.', {
  CheckPoint: 'check-point',
  CheckPointExtra: 'check-point-extra',
  Property: 'property',
  Discount: 'discount',
})

/** The placing is 0; the others are the documented and decided change actions. */
export const OrderChangeAction = named('OrderAction', 'One entry in the story of an order.', {
  Placed: 0,
  ...OrderAction,
})

/** By their stored value (decision A13). */
export const LanguageName = named('Language', 'An interface language.', {
  English: 'en',
  French: 'fr',
  Chinese: 'zh',
  Hindi: 'ind',
})

/** Decision A17. */
export const ConsentOccasionName = named(
  'ConsentOccasion',
  'The form on which a consent was given or withdrawn.',
  { Registration: 'registration', Profile: 'profile' },
)

export const PointEntryKind = named('PointEntryKind', 'Why points came in or went out.', {
  Recharged: 'recharged',
  Rewarded: 'rewarded',
  Spent: 'spent',
  Refunded: 'refunded',
  Fee: 'fee',
  Recovered: 'recovered',
  Reversed: 'reversed',
})

export const PointBucket = named('PointBucket', 'Points that were paid for, or reward points.', {
  Paid: 'paid',
  Reward: 'reward',
})

/** `Office` where the office books for a customer. */
export const CommandChannel = named('CommandChannel', 'Through which API something was done.', {
  Graphql: 'graphql',
  Rest: 'rest',
  Office: 'office',
  System: 'system',
  Seed: 'seed',
})

/** Decision E8. */
export const DisputeReason = named('DisputeReason', 'The subject of a complaint: the work, or its cost.', {
  Quality: 'quality',
  Charge: 'charge',
})

/** Decision X11. */
export const VisitFailedReason = named('VisitFailedReason', 'Why a crew that came could not work.', {
  NobodyHome: 'nobodyHome',
  NoAccess: 'noAccess',
  Weather: 'weather',
  Other: 'other',
} satisfies Record<string, FailedReason>)

/** Decision E8. */
export const DisputeOutcome = named(
  'DisputeOutcome',
  'The order remains completed, or is cancelled with its points returned.',
  { Completed: 'completed', Refunded: 'refunded' },
)

/** As the event has it, or after a complaint (decisions E2, E4, E8, E12). */
export const CancellationReason = named(
  'CancellationReason',
  'By the customer or the office, because its day passed without a crew, because a period was stopped, or after a complaint.',
  {
    Customer: 'customer',
    Office: 'admin',
    Expired: 'expired',
    Stopped: 'stopped',
    Dispute: 'dispute',
  },
)

export const ReportDay = named(
  'ReportDay',
  'The day by which a report selects: of the visit, or of the placing.',
  { Booked: 'booked', Placed: 'placed' },
)

/** Decision W8. */
export const CustomerFilter = named(
  'CustomerFilter',
  'Customers who are not active; VIP; with a home that is not confirmed; registered for 60 days and without a completed visit in them.',
  {
    Inactive: 'inactive',
    Vip: 'vip',
    UnconfirmedHome: 'unconfirmedHome',
    NoRecentVisit: 'noRecentVisit',
  },
)

export const CustomerSorting = named(
  'CustomerSorting',
  'By registration, the newest first; by first name; by the latest completed visit, and by all points, most first.',
  {
    Newest: 'newest',
    Name: 'name',
    LastVisit: 'lastVisit',
    Balance: 'balance',
  },
)

/** In the order of an order's life (decision J1). */
export const OrderMailKindName = named('OrderMailKind', 'The kind of a mail about an order.', {
  Received: 'orderReceived',
  Confirmed: 'orderConfirmed',
  ConfirmationResent: 'confirmationResent',
  Changed: 'orderChanged',
  Reminder: 'orderReminder',
  Cancelled: 'orderCancelled',
  Completed: 'orderCompleted',
  ProblemReported: 'problemReported',
} satisfies Record<string, OrderMailKind>)

export const MailStatus = named(
  'MailStatus',
  'The state of a mail: skipped ones are not needed, failed ones are not retried.',
  { Pending: 'pending', Sent: 'sent', Skipped: 'skipped', Failed: 'failed' },
)

export const DayPart = named('DayPart', "The part of a day's capacity that a visit takes.", {
  Morning: 'am',
  Afternoon: 'pm',
  WholeDay: 'both',
} satisfies Record<string, Half>)
