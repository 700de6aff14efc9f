/**
 * The numbers and words that both documents fix in their sections 3: one source for forms, APIs and rules. Ids go over the wire unchanged.
 */

export const ServiceCatalog = { HouseCleaning: 1, LawnCare: 2, SnowRemoval: 3 } as const
export type ServiceCatalog = (typeof ServiceCatalog)[keyof typeof ServiceCatalog]

/** The position in the list is the number on the wire; 6 and above are shown as 0. */
export const OrderStatus = {
  Pending: 0,
  Confirmed: 1,
  InService: 2,
  Completed: 3,
  Cancelled: 4,
  Disputed: 5,
} as const
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus]

/** The office's tabs: 0; 1 and 2; 3 to 5 (back-office document, section 9; decision E13). */
export const OrderListType = { Pending: 1, Confirmed: 2, History: 3 } as const
export type OrderListType = (typeof OrderListType)[keyof typeof OrderListType]

/** What the office searches orders by (back-office document, section 2 "Order Search"; 6 is decision P246). */
export const OrderSearchType = {
  OrderNo: 1,
  UserFirstName: 2,
  UserPhone: 3,
  StaffNo: 4,
  StaffFirstName: 5,
  Address: 6,
} as const
export type OrderSearchType = (typeof OrderSearchType)[keyof typeof OrderSearchType]

/** 0 = a specific day, 1 = a month, 2 = a season (September of the given year to 30 April of the next). */
export const PeriodType = { Day: 0, Month: 1, Season: 2 } as const
export type PeriodType = (typeof PeriodType)[keyof typeof PeriodType]

/** 0 = no slot (date only), 1 = morning, 2 = afternoon. */
export const Slot = { None: 0, Morning: 1, Afternoon: 2 } as const
export type Slot = (typeof Slot)[keyof typeof Slot]

export const Province = {
  AB: 1,
  BC: 2,
  MB: 3,
  NB: 4,
  NL: 5,
  NS: 6,
  ON: 7,
  PE: 8,
  QC: 9,
  SK: 10,
  NT: 11,
  YT: 12,
  NU: 13,
} as const
export type ProvinceCode = keyof typeof Province
export type Province = (typeof Province)[ProvinceCode]

/** The name of a number in its enumeration, also of one that is written as text; undefined for an unknown one. */
export function nameOf<Name extends string>(
  ids: Readonly<Record<Name, number>>,
  id: number | string | null | undefined,
): Name | undefined {
  return (Object.keys(ids) as Name[]).find((name) => String(ids[name]) === String(id))
}

/** A province's two letters, such as AB for 1; empty for an unknown number. */
export function provinceCodeOf(province: number): string {
  return nameOf(Province, province) ?? ''
}

/** The property fact of an additional item; 3 and 6 are reserved (decision B5). */
export const ConditionKind = { BuildingType: 1, Area: 2, Kitchen: 4, Bathroom: 5, Driveway: 7 } as const
export type ConditionKind = (typeof ConditionKind)[keyof typeof ConditionKind]

export const CountingMode = { ByMinute: 1, ByPercent: 2, ByReduction: 3 } as const
export type CountingMode = (typeof CountingMode)[keyof typeof CountingMode]

/** The kind of an add-on service; its second digit names its catalog (decision C7). */
export const AddOnService = {
  None: 0,
  CarpetCleaning: 111,
  SeasonalCleanup: 121,
  WeedControl: 122,
  PestControl: 123,
  Fertilization: 124,
} as const
export type AddOnService = (typeof AddOnService)[keyof typeof AddOnService]

export const BuildingType = { House: 1, Condo: 2, Commercial: 3 } as const
export const AreaType = { Under1000: 2, From1000To2300: 1, From2300To4000: 3, Over4000: 4 } as const
export const BathType = { UpToFour: 1, FiveToSix: 2, OverSix: 3 } as const
export const KitchenType = { None: 2, One: 1, Two: 3, OverTwo: 4 } as const
export const DriveWayType = { NoGarage: 2, Standard: 1, LargerThanStandard: 3, LargerThanFour: 4 } as const

export const PaymentMethod = { Cash: 1, ETransfer: 2, Cheque: 3, DebitCard: 4, CreditCard: 5 } as const
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod]

/** The office's label on a customer, without effect on prices (decision A18). */
export const CustomerTag = { None: 0, Vip: 1 } as const
export type CustomerTag = (typeof CustomerTag)[keyof typeof CustomerTag]

/** The three histories of a customer. */
export const HistoryCatalog = { Payments: 1, Points: 2, Experience: 3 } as const
export type HistoryCatalog = (typeof HistoryCatalog)[keyof typeof HistoryCatalog]

/** Periods of a history's filter; `Year` goes with a designated year (decision F7). */
export const HistoryFilter = {
  Last30Days: 1,
  Last90Days: 2,
  Last6Months: 3,
  Last12Months: 4,
  Year: 5,
} as const
export type HistoryFilter = (typeof HistoryFilter)[keyof typeof HistoryFilter]

/** The entries of an order's change list (customer document, section 3; 12, 13, 20 and 21 by decision E9). */
export const OrderAction = {
  Rescheduled: 1,
  InstructionsAdded: 2,
  Cancelled: 3,
  Completed: 4,
  Confirmed: 10,
  InService: 11,
  Reassigned: 12,
  ConfirmationResent: 13,
  FeeWaived: 14,
  VisitFailed: 15,
  DisputeOpened: 20,
  DisputeResolved: 21,
} as const
export type OrderAction = (typeof OrderAction)[keyof typeof OrderAction]

/** Interface languages by their stored value; `ind` is Hindi (decision A13). */
export const languages = ['en', 'fr', 'zh', 'ind'] as const
export type Language = (typeof languages)[number]

/** The language tag of each interface language for browsers and Intl. */
export const languageTags: Record<Language, string> = {
  en: 'en-CA',
  fr: 'fr-CA',
  zh: 'zh-Hans',
  ind: 'hi-IN',
}
