/** Who acted. */
export type ActorRole =
  | 'Admin'
  | 'Customer'
  | 'Staff'
  | 'System';

/** A new additional item. */
export type AddAdditionalItemInput = {
  /** For which services: None, or an add-on of the same catalog. */
  addOn: AddOnService;
  /** Minutes from 1 to 500, or percent from 1 to 100. */
  amount: number;
  /** Which value of it. */
  attribute: number;
  /** The catalog it is added to, at the end. */
  catalog: ServiceCatalog;
  /** Which fact about a property. */
  conditionKind: ConditionKind;
  /** One per intent; a retry with the same key adds nothing more. */
  key: string;
  /** How it counts. */
  mode: CountingMode;
};

/** A new address. */
export type AddAddressInput = {
  /** How to get in, up to 500 characters. Left out: as it was. */
  accessNotes?: string | null | undefined;
  /** City or town, up to 50 characters. */
  city: string;
  /** First name of the contact person, up to 50 characters. */
  firstName: string;
  /** Make it the default; false changes nothing. */
  isDefault?: boolean;
  /** One per intent; a retry with the same key adds nothing more. */
  key: string;
  /** Last name of the contact person, up to 50 characters. */
  lastName: string;
  /** Postal code in any spelling. */
  postal: string;
  /** Facts that a price may depend on. */
  property?: PropertyFactsInput | null | undefined;
  /** Province or territory; null is refused. */
  province?: Province | null | undefined;
  /** Name of the street, up to 100 characters. */
  streetName: string;
  /** Number in the street, up to 20 characters. */
  streetNo?: string | null | undefined;
  /** Apartment or unit, up to 20 characters. */
  unit?: string | null | undefined;
};

/** A new check point. */
export type AddCheckPointInput = {
  /** Up to 500 minutes, or 100 percent; only with a mode. */
  extraAmount?: number | null | undefined;
  /** How its extra counts; null for no extra. */
  extraMode?: CountingMode | null | undefined;
  /** One per intent; a retry with the same key adds nothing more. */
  key: string;
  /** Whole minutes, 1 to 500. */
  minutes: number;
  /** Up to 50 characters. */
  name: string;
  /** The service that it is added to, at the end; not a disabled one. */
  serviceId: string | number;
  /** Translated names; if omitted, unchanged names keep theirs. */
  translations?: Array<CheckPointTranslationInput> | null | undefined;
};

/** A new address of a customer. */
export type AddCustomerAddressInput = {
  /** How to get in, up to 500 characters. Left out: as it was. */
  accessNotes?: string | null | undefined;
  /** City or town, up to 50 characters. */
  city: string;
  /** The customer of the new address. */
  customerId: string | number;
  /** First name of the contact person, up to 50 characters. */
  firstName: string;
  /** Make it the default; false changes nothing. */
  isDefault?: boolean;
  /** One per intent; a retry with the same key adds nothing more. */
  key: string;
  /** Last name of the contact person, up to 50 characters. */
  lastName: string;
  /** Postal code in any spelling. */
  postal: string;
  /** Facts that a price may depend on. */
  property?: PropertyFactsInput | null | undefined;
  /** Province or territory; null is refused. */
  province?: Province | null | undefined;
  /** Name of the street, up to 100 characters. */
  streetName: string;
  /** Number in the street, up to 20 characters. */
  streetNo?: string | null | undefined;
  /** Apartment or unit, up to 20 characters. */
  unit?: string | null | undefined;
};

/** A note to the crew. */
export type AddInstructionsInput = {
  /** One per intent; a retry with the same key is the same note. */
  key: string;
  /** Which order. */
  orderNo: string;
  /** Up to 500 characters, in lines. */
  text: string;
};

/** Services beside the ordinary ones of a catalog. */
export type AddOnService =
  | 'CarpetCleaning'
  | 'Fertilization'
  | 'None'
  | 'PestControl'
  | 'SeasonalCleanup'
  | 'WeedControl';

/** A new service. */
export type AddServiceInput = {
  /** None, or an add-on of the same catalog (decision C7). */
  addOn: AddOnService;
  /** The catalog it is added to, at the end. */
  catalog: ServiceCatalog;
  /** A description of the work, up to 500 characters. */
  description?: string | null | undefined;
  /** Do not offer it. */
  isDisabled: boolean;
  /** A flat price (decision C6). */
  isFlat: boolean;
  /** One per intent; a retry with the same key adds nothing more. */
  key: string;
  /** Up to 50 characters. */
  name: string;
  /** Months in which it is offered, 1 to 12; none for the whole year. Left out: as they were. */
  offeredMonths?: Array<number> | null | undefined;
  /** Month and Season need a flat price. */
  periodType: PeriodType;
  /** Something to know before booking, up to 500 characters; may be empty. Left out: as it was. */
  specialNotice?: string | null | undefined;
};

/** Who joins which group. */
export type AddStaffToGroupInput = {
  /** Which group. */
  groupId: string | number;
  /** At least one; enabled people who are in no group. All join or none. */
  staffIds: Array<string | number>;
};

/** A whole address form. */
export type AddressInput = {
  /** How to get in, up to 500 characters. Left out: as it was. */
  accessNotes?: string | null | undefined;
  /** City or town, up to 50 characters. */
  city: string;
  /** First name of the contact person, up to 50 characters. */
  firstName: string;
  /** Make it the default; false changes nothing. */
  isDefault?: boolean;
  /** Last name of the contact person, up to 50 characters. */
  lastName: string;
  /** Postal code in any spelling. */
  postal: string;
  /** Facts that a price may depend on. */
  property?: PropertyFactsInput | null | undefined;
  /** Province or territory; null is refused. */
  province?: Province | null | undefined;
  /** Name of the street, up to 100 characters. */
  streetName: string;
  /** Number in the street, up to 20 characters. */
  streetNo?: string | null | undefined;
  /** Apartment or unit, up to 20 characters. */
  unit?: string | null | undefined;
};

/** Consent to a higher price of this and later visits. */
export type AgreeSeriesPriceInput = {
  /** Made once per intent; a retry with the same key is the same command. */
  key: string;
  /** The price that was on screen; a higher one is refused with PRICE_CHANGED. */
  pointsSeen: number;
  /** Which series. */
  seriesId: string | number;
};

/** The three separate sessions: customer, admin, staff. */
export type Area =
  | 'Admin'
  | 'Customer'
  | 'Staff';

/** Floor area in square feet, by class. */
export type AreaType =
  | 'From1000To2300'
  | 'From2300To4000'
  | 'Over4000'
  | 'Under1000';

/** A crew for an order. */
export type AssignGroupInput = {
  /** Accept a crew that has work of another catalog then; otherwise refused with CREW_BUSY_ELSEWHERE (M9). */
  evenIfBusy?: boolean;
  /** Which crew. */
  groupId: string | number;
  /** One per intent; a retry with the same key is the same command. */
  key: string;
  /** Which order. */
  orderNo: string;
  /** The revision on screen; ORDER_CHANGED refuses an older one. */
  revisionSeen?: number | null | undefined;
};

/** Number of bathrooms, by class. */
export type BathType =
  | 'FiveToSix'
  | 'OverSix'
  | 'UpToFour';

/** Kind of building. */
export type BuildingType =
  | 'Commercial'
  | 'Condo'
  | 'House';

/** A cancellation by the office, free of charge (decision E4). */
export type CancelCustomerOrderInput = {
  /** One per intent; a retry with the same key is the same command. */
  key: string;
  /** Which order. */
  orderNo: string;
  /** Message to the customer, up to 500 characters in lines. */
  reason?: string | null | undefined;
  /** The revision on screen; ORDER_CHANGED refuses an older one. */
  revisionSeen?: number | null | undefined;
};

/** Consent to cancel one order. */
export type CancelOrderInput = {
  /** The fee on screen; a higher one is refused with FEE_CHANGED (decision E3). */
  feeSeen: number;
  /** One per intent; a retry with the same key is the same cancellation. */
  key: string;
  /** Which order. */
  orderNo: string;
};

/** By the customer or the office, because its day passed without a crew, because a period was stopped, or after a complaint. */
export type CancellationReason =
  | 'Customer'
  | 'Dispute'
  | 'Expired'
  | 'Office'
  | 'Stopped';

/** A new password with the one it replaces. */
export type ChangePasswordInput = {
  /** The password until now. */
  currentPassword: string;
  /** The new password, six characters or more, taken as typed. */
  newPassword: string;
};

/** The filter of a report; omitted or empty fields do not narrow it. */
export type ChangeReportFilterInput = {
  /** Only these actions, without placings. */
  actions?: Array<OrderAction>;
  /** Only by this person. */
  actorId?: string | number | null | undefined;
  /** First local day as yyyy-mm-dd. */
  from?: string | null | undefined;
  /** Only on the order of this number. */
  orderNo?: string | null | undefined;
  /** Only by people in these roles. */
  roles?: Array<ActorRole>;
  /** Last local day as yyyy-mm-dd, included. */
  to?: string | null | undefined;
};

/** Another rhythm from its first day on; placed visits stay. */
export type ChangeSeriesInput = {
  /** Every so many weeks: 1, 2 or 4. */
  everyWeeks: number;
  /** Day of the first visit as yyyy-mm-dd; the others have its weekday. */
  first: string;
  /** Local hour; 0 without a time. */
  hour: number;
  /** Made once per intent; a retry with the same key is the same command. */
  key: string;
  /** Local minute; 0 without a time. */
  minute: number;
  /** Which series. */
  seriesId: string | number;
  /** Half day; None for services booked by date alone. */
  slot: Slot;
  /** What happens where the day of a visit has no room. */
  whenFull?: WhenFull;
};

/** The name of a check point in one language. */
export type CheckPointTranslationInput = {
  /** Which language; each once. */
  language: Language;
  /** Up to 50 characters; empty for no translation. */
  name: string;
};

/** A day that takes no bookings. */
export type ClosedDateInput = {
  /** For this catalog alone; left out for all. */
  catalog?: ServiceCatalog | null | undefined;
  /** Local day as yyyy-mm-dd. */
  date: string;
};

/** Which fact about a property an additional item looks at. */
export type ConditionKind =
  | 'Area'
  | 'Bathroom'
  | 'BuildingType'
  | 'Driveway'
  | 'Kitchen';

/** The facts that the office confirms. */
export type ConfirmCustomerAddressInput = {
  /** Which address. */
  addressId: string | number;
  /** Facts to replace; omitted or null ones stay (B7). */
  property?: PropertyFactsInput | null | undefined;
};

/** A payment that was received. */
export type ConfirmRechargeInput = {
  /** Before tax, in cents: 1 to 9,999,900. */
  amountCents: number;
  /** For the office only; up to 1,000 characters. */
  comment?: string | null | undefined;
  /** An equal payment within a minute is intended. */
  confirmRepeat?: boolean;
  /** Who paid. */
  customerId: string | number;
  /** One per intent; a retry with the same key is the same payment. */
  key: string;
  /** How it was paid. */
  method: PaymentMethod;
  /** Reward points, in whole percent of the points: 0 to 100. */
  rewardPercent?: number;
  /** The total with tax on screen, in cents; another one is refused with TOTAL_CHANGED (decision P255). */
  totalSeenCents?: number | null | undefined;
};

/** The form on which a consent was given or withdrawn. */
export type ConsentOccasion =
  | 'Profile'
  | 'Registration';

/** Whether an amount is minutes more, percent, or minutes less. */
export type CountingMode =
  | 'ByMinute'
  | 'ByPercent'
  | 'ByReduction';

/** One of a customer's addresses. */
export type CustomerAddressInput = {
  /** Which address. */
  addressId: string | number;
  /** The customer of the address. */
  customerId: string | number;
};

/** The e-mail address of a customer without one. */
export type CustomerEmailInput = {
  /** Whose. */
  customerId: string | number;
  /** E-mail address; an inactive account gets the activation mail. */
  email: string;
};

/** Customers who are not active; VIP; with a home that is not confirmed; registered for 60 days and without a completed visit in them. */
export type CustomerFilter =
  | 'Inactive'
  | 'NoRecentVisit'
  | 'UnconfirmedHome'
  | 'Vip';

/** The office's note on a customer. */
export type CustomerMemoInput = {
  /** On whom. */
  customerId: string | number;
  /** Up to 1,000 characters, line breaks included; empty takes it away. */
  memo: string;
};

/** By registration, the newest first; by first name; by the latest completed visit, and by all points, most first. */
export type CustomerSorting =
  | 'Balance'
  | 'LastVisit'
  | 'Name'
  | 'Newest';

/** The office's label on a customer; none, or VIP. */
export type CustomerTag =
  | 'None'
  | 'Vip';

/** The office's label of a customer. */
export type CustomerTagInput = {
  /** Of whom. */
  customerId: string | number;
  /** The label. */
  tag: CustomerTag;
};

/** The part of a day's capacity that a visit takes. */
export type DayPart =
  | 'Afternoon'
  | 'Morning'
  | 'WholeDay';

/** The order remains completed, or is cancelled with its points returned. */
export type DisputeOutcome =
  | 'Completed'
  | 'Refunded';

/** The subject of a complaint: the work, or its cost. */
export type DisputeReason =
  | 'Charge'
  | 'Quality';

/** An additional item that is not saved. */
export type DraftAdditionalItemInput = {
  /** For which services: None, or an add-on of the same catalog. */
  addOn: AddOnService;
  /** Minutes from 1 to 500, or percent from 1 to 100. */
  amount: number;
  /** Which value of it. */
  attribute: number;
  /** Which fact about a property. */
  conditionKind: ConditionKind;
  /** The one that it replaces; null for a new one. */
  id?: string | number | null | undefined;
  /** How it counts. */
  mode: CountingMode;
};

/** A check point that is not saved. */
export type DraftCheckPointInput = {
  /** Up to 500 minutes, or 100 percent; only with a mode. */
  extraAmount?: number | null | undefined;
  /** How its extra counts; null for no extra. */
  extraMode?: CountingMode | null | undefined;
  /** The one that it replaces; null for a new one. */
  id?: string | number | null | undefined;
  /** Whole minutes, 1 to 500. */
  minutes: number;
  /** Up to 50 characters. */
  name: string;
  /** Translated names; if omitted, unchanged names keep theirs. */
  translations?: Array<CheckPointTranslationInput> | null | undefined;
};

/** Size of the driveway, by class. */
export type DriveWayType =
  | 'LargerThanFour'
  | 'LargerThanStandard'
  | 'NoGarage'
  | 'Standard';

/** A series to end for good; placed visits stay. */
export type EndSeriesInput = {
  /** Made once per intent; a retry with the same key is the same command. */
  key: string;
  /** Which series. */
  seriesId: string | number;
};

/** Reward points, free of charge. */
export type GrantRewardPointsInput = {
  /** How many: 1 to 9,999,999. */
  amount: number;
  /** Who gets them. */
  customerId: string | number;
  /** One per intent; a retry with the same key is the same grant. */
  key: string;
};

/** The three histories of a customer. */
export type HistoryCatalog =
  | 'Experience'
  | 'Payments'
  | 'Points';

/** A stretch of a history. */
export type HistoryFilter =
  | 'Last6Months'
  | 'Last12Months'
  | 'Last30Days'
  | 'Last90Days'
  | 'Year';

/** Number of kitchens, by class. */
export type KitchenType =
  | 'None'
  | 'One'
  | 'OverTwo'
  | 'Two';

/** An interface language. */
export type Language =
  | 'Chinese'
  | 'English'
  | 'French'
  | 'Hindi';

/** The state of a mail: skipped ones are not needed, failed ones are not retried. */
export type MailStatus =
  | 'Failed'
  | 'Pending'
  | 'Sent'
  | 'Skipped';

/** Another time for an order, by the office. */
export type MoveOrderInput = {
  /** Local day of the month; 1 for months and seasons. */
  day: number;
  /** Local hour; 0 without a time. */
  hour: number;
  /** One per intent; a retry with the same key is the same command. */
  key: string;
  /** Local minute; 0 without a time. */
  minute: number;
  /** Local month, 1 to 12; 9 for a season. */
  month: number;
  /** Which order. */
  orderNo: string;
  /** The revision on screen; ORDER_CHANGED refuses an older one. */
  revisionSeen?: number | null | undefined;
  /** Half day; None for services booked by date alone. */
  slot: Slot;
  /** Local year. */
  year: number;
};

/** The action of an administrator. */
export type OfficeAction =
  | 'ActivationMailed'
  | 'AdditionalItemAdded'
  | 'AdditionalItemRemoved'
  | 'AdditionalItemSaved'
  | 'AddressAdded'
  | 'AddressConfirmed'
  | 'AddressDefaultSet'
  | 'AddressRemoved'
  | 'AddressSaved'
  | 'CheckPointAdded'
  | 'CheckPointRemoved'
  | 'CheckPointSaved'
  | 'ClosedDateAdded'
  | 'ClosedDateRemoved'
  | 'CustomerActivated'
  | 'CustomerErased'
  | 'CustomerRegistered'
  | 'DataHandedOut'
  | 'DayOffRemoved'
  | 'DayOffSet'
  | 'EmailEntered'
  | 'GroupAdded'
  | 'GroupRemoved'
  | 'GroupSaved'
  | 'ListHandedOut'
  | 'MemoSaved'
  | 'PasswordSet'
  | 'ServiceAdded'
  | 'ServiceRemoved'
  | 'ServiceSaved'
  | 'SettingSaved'
  | 'StaffAdded'
  | 'StaffJoined'
  | 'StaffLeft'
  | 'StaffRemoved'
  | 'StaffSaved'
  | 'TagSet';

/** The subject of an administrator's change. */
export type OfficeSubject =
  | 'AdditionalItem'
  | 'ClosedDate'
  | 'Customer'
  | 'Group'
  | 'List'
  | 'Service'
  | 'Setting'
  | 'StaffMember';

/** A complaint of a customer (decision E8). */
export type OpenDisputeInput = {
  /** One per intent; a retry with the same key is the same command. */
  key: string;
  /** Which order. */
  orderNo: string;
  /** Its subject. */
  reason: DisputeReason;
  /** The revision on screen; ORDER_CHANGED refuses an older one. */
  revisionSeen?: number | null | undefined;
  /** What the customer said, up to 500 characters; for the office only (W6). */
  words: string;
};

/** One entry in the story of an order. */
export type OrderAction =
  | 'Cancelled'
  | 'Completed'
  | 'ConfirmationResent'
  | 'Confirmed'
  | 'DisputeOpened'
  | 'DisputeResolved'
  | 'FeeWaived'
  | 'InService'
  | 'InstructionsAdded'
  | 'Placed'
  | 'Reassigned'
  | 'Rescheduled'
  | 'VisitFailed';

/** A command on one order. */
export type OrderCommandInput = {
  /** One per intent; a retry with the same key is the same command. */
  key: string;
  /** Which order. */
  orderNo: string;
};

/** Orders under way, or those that are over. */
export type OrderGroup =
  | 'History'
  | 'Ongoing';

/** The office's tabs: pending, confirmed and in service, and past orders. */
export type OrderListType =
  | 'Confirmed'
  | 'History'
  | 'Pending';

/** The kind of a mail about an order. */
export type OrderMailKind =
  | 'Cancelled'
  | 'Changed'
  | 'Completed'
  | 'ConfirmationResent'
  | 'Confirmed'
  | 'ProblemReported'
  | 'Received'
  | 'Reminder';

/** The filter of a report; omitted or empty fields do not narrow it. */
export type OrderReportFilterInput = {
  /** By which day it goes and is sorted. */
  by: ReportDay;
  /** Only these catalogs. */
  catalogs?: Array<ServiceCatalog>;
  /** First local day as yyyy-mm-dd. */
  from?: string | null | undefined;
  /** Only this crew's. */
  groupId?: string | number | null | undefined;
  /** True for visits of series alone, false for all other orders. */
  recurring?: boolean | null | undefined;
  /** Only these statuses. */
  statuses?: Array<OrderStatus>;
  /** An order's number, the beginning of a name, or at least the last 3 digits of a phone number. */
  text?: string | null | undefined;
  /** Last local day as yyyy-mm-dd, included. */
  to?: string | null | undefined;
  /** Only this customer's. */
  userId?: string | number | null | undefined;
};

/** What orders are searched by. */
export type OrderSearchType =
  | 'Address'
  | 'OrderNo'
  | 'StaffFirstName'
  | 'StaffNo'
  | 'UserFirstName'
  | 'UserPhone';

/** The status of an order. */
export type OrderStatus =
  | 'Cancelled'
  | 'Completed'
  | 'Confirmed'
  | 'Disputed'
  | 'InService'
  | 'Pending';

/** No visits for a while. */
export type PauseSeriesInput = {
  /** First day without visits as yyyy-mm-dd. */
  from: string;
  /** Made once per intent; a retry with the same key is the same command. */
  key: string;
  /** Which series. */
  seriesId: string | number;
  /** Last day without visits as yyyy-mm-dd; null until the series is resumed. */
  to?: string | null | undefined;
};

/** How a recharge was paid. */
export type PaymentMethod =
  | 'Cash'
  | 'Cheque'
  | 'CreditCard'
  | 'DebitCard'
  | 'ETransfer';

/** Whether a service is booked for a day, a month or a season (September to 30 April). */
export type PeriodType =
  | 'Day'
  | 'Month'
  | 'Season';

/** A booking for a customer who phones. */
export type PlaceCustomerOrderInput = {
  /** Where. */
  addressId: string | number;
  /** Catalog of the service. */
  catalog: ServiceCatalog;
  /** For whom; they pay. */
  customerId: string | number;
  /** Local day of the month; 1 for months and seasons. */
  day: number;
  /** Local hour; 0 without a time. */
  hour: number;
  /** One per intent; a retry with the same key returns the same order. */
  key: string;
  /** Local minute; 0 without a time. */
  minute: number;
  /** Local month, 1 to 12; 9 for a season. */
  month: number;
  /** For the crew: up to 500 characters, in lines. */
  note?: string;
  /** Period type of the service. */
  periodType: PeriodType;
  /** Another price today is refused with PRICE_CHANGED (decision C9). */
  priceSeen: PriceSeenInput;
  /** What. */
  serviceId: string | number;
  /** Half day; None for services booked by date alone. */
  slot: Slot;
  /** Local year. */
  year: number;
};

/** A booking to be placed. */
export type PlaceOrderInput = {
  /** Where. */
  addressId: string | number;
  /** Catalog of the service. */
  catalog: ServiceCatalog;
  /** Local day of the month; 1 for months and seasons. */
  day: number;
  /** Local hour; 0 without a time. */
  hour: number;
  /** One per intent; a retry with the same key returns the same order. */
  key: string;
  /** Local minute; 0 without a time. */
  minute: number;
  /** Local month, 1 to 12; 9 for a season. */
  month: number;
  /** Period type of the service. */
  periodType: PeriodType;
  /** Another price today is refused with PRICE_CHANGED (decision C9). */
  priceSeen: PriceSeenInput;
  /** What. */
  serviceId: string | number;
  /** Half day; None for services booked by date alone. */
  slot: Slot;
  /** Local year. */
  year: number;
};

/** Points that were paid for, or reward points. */
export type PointBucket =
  | 'Paid'
  | 'Reward';

/** Why points came in or went out. */
export type PointEntryKind =
  | 'Fee'
  | 'Recharged'
  | 'Recovered'
  | 'Refunded'
  | 'Reversed'
  | 'Rewarded'
  | 'Spent';

/** An unsaved change of the catalogue; omitted parts stay unchanged. */
export type PriceDraftInput = {
  /** A new or edited additional item. */
  additionalItem?: DraftAdditionalItemInput | null | undefined;
  /** A check point, new or edited. */
  checkPoint?: DraftCheckPointInput | null | undefined;
  /** A flat price. */
  isFlat?: boolean | null | undefined;
  /** Points for one minute of work. */
  pointsPerMinute?: number | null | undefined;
  /** The check point or additional item to be removed. */
  removedId?: string | number | null | undefined;
};

/** Where a line of a price comes from. */
export type PriceLineKind =
  | 'CheckPoint'
  | 'CheckPointExtra'
  | 'Discount'
  | 'Property';

/** The price that was on screen. */
export type PriceSeenInput = {
  /** Additional points for the home. */
  additionalPoints: number;
  /** Points for the ordinary work. */
  basePoints: number;
  /** Rank discount in tenths of a percent. */
  rankDiscountTenths: number;
};

/** The facts of a property. Null means unknown. */
export type PropertyFactsInput = {
  /** Floor area class. */
  areaType?: AreaType | null | undefined;
  /** Bathrooms class. */
  bathType?: BathType | null | undefined;
  /** House, condo or commercial. */
  buildingType?: BuildingType | null | undefined;
  /** Driveway class. */
  driveWayType?: DriveWayType | null | undefined;
  /** There is a half-bath; true by default. */
  hasHalfBath?: boolean | null | undefined;
  /** There is no walkway to clear; false by default. */
  hasNoWalkway?: boolean | null | undefined;
  /** A corner lot; false by default. */
  isCornerLot?: boolean | null | undefined;
  /** Kitchens class. */
  kitchenType?: KitchenType | null | undefined;
};

/** Canadian provinces and territories. */
export type Province =
  | 'AB'
  | 'BC'
  | 'MB'
  | 'NB'
  | 'NL'
  | 'NS'
  | 'NT'
  | 'NU'
  | 'ON'
  | 'PE'
  | 'QC'
  | 'SK'
  | 'YT';

/** How the table of ranks is divided for reading. */
export type RankGroup =
  | 'BasicMetals'
  | 'Gems'
  | 'Legendary'
  | 'PreciousMetals'
  | 'RareMinerals';

/** The title of a rank, five ranks to each. */
export type RankTitle =
  | 'Amethyst'
  | 'Bronze'
  | 'Crystal'
  | 'Diamond'
  | 'Emerald'
  | 'Gold'
  | 'Platinum'
  | 'Ruby'
  | 'Sapphire'
  | 'Silver';

/** A customer who phones; the name is also the contact of their first address. */
export type RegisterCustomerInput = {
  /** How to get in, up to 500 characters. Left out: as it was. */
  accessNotes?: string | null | undefined;
  /** City or town, up to 50 characters. */
  city: string;
  /** E-mail address; none if null or empty. */
  email?: string | null | undefined;
  /** First name of the contact person, up to 50 characters. */
  firstName: string;
  /** Make it the default; false changes nothing. */
  isDefault?: boolean;
  /** One per intent; a retry with the same key adds nothing more. */
  key: string;
  /** Last name of the contact person, up to 50 characters. */
  lastName: string;
  /** Phone in any spelling; also a user name. */
  phoneNumber: string;
  /** Postal code in any spelling. */
  postal: string;
  /** Facts that a price may depend on. */
  property?: PropertyFactsInput | null | undefined;
  /** Province or territory; null is refused. */
  province?: Province | null | undefined;
  /** Name of the street, up to 100 characters. */
  streetName: string;
  /** Number in the street, up to 20 characters. */
  streetNo?: string | null | undefined;
  /** Apartment or unit, up to 20 characters. */
  unit?: string | null | undefined;
};

/** A registration form, with the captcha's characters or a solved challenge. */
export type RegisterInput = {
  /** Date of birth as YYYY-MM-DD, not in the future. */
  dob?: string | null | undefined;
  /** E-mail address; also the user name. */
  email: string;
  /** Mails about orders. */
  emailNotifications?: boolean;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Consent to advertising by mail; logged. */
  marketingConsent?: boolean;
  /** The password, six characters or more, taken as typed. */
  password: string;
  /** Phone in any spelling; also a user name. */
  phoneNumber?: string | null | undefined;
  /** Solved challenge in base64, instead of the text. */
  proofOfWork?: string | null | undefined;
  /** Characters of the captcha picture. */
  validationCode?: string | null | undefined;
};

/** Why the product said no; clients translate by code. */
export type RejectionCode =
  | 'ACCOUNT_ALREADY_ACTIVE'
  | 'ACCOUNT_INACTIVE'
  | 'ADDRESS_HAS_SERIES'
  | 'ADDRESS_IS_CONFIRMED'
  | 'ADDRESS_IS_DEFAULT'
  | 'ADDRESS_LIMIT_REACHED'
  | 'ADDRESS_REQUIRED'
  | 'ADDRESS_TAKEN'
  | 'ADD_ON_OF_OTHER_CATALOG'
  | 'AMOUNT_INVALID'
  | 'BASE_MINUTES_INVALID'
  | 'BUSY'
  | 'CAPTCHA_WRONG'
  | 'CHECK_POINT_SERVICE_INVALID'
  | 'CITY_REQUIRED'
  | 'CONDITION_REQUIRED'
  | 'CONFIRMATION_JUST_SENT'
  | 'COUNTING_AMOUNT_INVALID'
  | 'COUNTING_TYPE_REQUIRED'
  | 'CREW_BUSY'
  | 'CREW_BUSY_ELSEWHERE'
  | 'CREW_UNAVAILABLE'
  | 'CURRENT_PASSWORD_WRONG'
  | 'DATE_INVALID'
  | 'DATE_PAST'
  | 'DATE_TOO_FAR'
  | 'DAY_CLOSED'
  | 'DISPUTE_TOO_LATE'
  | 'DUPLICATE_BOOKING'
  | 'EMAIL_REQUIRED'
  | 'EMAIL_TAKEN'
  | 'ERASURE_ASKED'
  | 'ERASURE_NOT_ASKED'
  | 'ERASURE_ORDERS_OPEN'
  | 'ERASURE_POINTS_LEFT'
  | 'ERASURE_TOO_EARLY'
  | 'EXTRA_AMOUNT_REQUIRED'
  | 'EXTRA_TYPE_REQUIRED'
  | 'FEE_CHANGED'
  | 'FEE_NOT_DUE'
  | 'FIELD_INVALID'
  | 'FIELD_REQUIRED'
  | 'FIELD_TOO_LONG'
  | 'FIRST_NAME_REQUIRED'
  | 'GROUP_HAS_OPEN_ORDERS'
  | 'GROUP_HAS_STAFF'
  | 'GROUP_NUMBER_REQUIRED'
  | 'GROUP_NUMBER_TAKEN'
  | 'GROUP_REQUIRED'
  | 'ITEM_NAME_REQUIRED'
  | 'KEY_REUSED'
  | 'MONTH_INVALID'
  | 'NOTES_USED'
  | 'NOTICE_TOO_SHORT'
  | 'NOT_ENOUGH_POINTS'
  | 'NOT_FOUND'
  | 'NOT_YOUR_ORDER'
  | 'ORDER_CHANGED'
  | 'ORDER_MOVES_USED'
  | 'ORDER_NOT_CANCELLABLE'
  | 'ORDER_TRANSITION_REFUSED'
  | 'OUT_OF_SEASON'
  | 'PASSWORD_REQUIRED'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_UNCHANGED'
  | 'PERIOD_NEEDS_FLAT_SERVICE'
  | 'PERIOD_NOT_MOVABLE'
  | 'PERIOD_OVER'
  | 'PHONE_TAKEN'
  | 'POINTS_PER_MINUTE_INVALID'
  | 'PRICE_CHANGED'
  | 'PROOF_OF_WORK_WRONG'
  | 'PROVINCE_ID_REQUIRED'
  | 'PROVINCE_REQUIRED'
  | 'RECHARGE_REPEATED'
  | 'RECHARGE_SPENT'
  | 'RESET_CODES_PAUSED'
  | 'RESET_CODE_OVER'
  | 'RESET_CODE_WRONG'
  | 'SEARCH_TEXT_REQUIRED'
  | 'SEARCH_TYPE_REQUIRED'
  | 'SERIES_BEFORE_BOOKED'
  | 'SERIES_DAY_ONLY'
  | 'SERIES_ENDED'
  | 'SERIES_NOT_PAUSED'
  | 'SERIES_NO_VISIT'
  | 'SERIES_TOO_LATE'
  | 'SERIES_VISIT_PLACED'
  | 'SERVICE_DISABLED'
  | 'SERVICE_HAS_CHECK_POINTS'
  | 'SERVICE_REQUIRED'
  | 'SERVICE_UNAVAILABLE'
  | 'SIGN_IN_PAUSED'
  | 'SLOT_FULL'
  | 'SLOT_REQUIRED'
  | 'STAFF_IN_GROUP'
  | 'STAFF_NOT_AVAILABLE'
  | 'STAFF_ON_OPEN_ORDERS'
  | 'STAFF_REQUIRED'
  | 'STREET_NAME_REQUIRED'
  | 'TIME_OUTSIDE_SLOT'
  | 'TIME_REQUIRED'
  | 'TOO_EARLY_TO_REPORT'
  | 'TOO_EARLY_TO_START'
  | 'TOO_LATE_TODAY'
  | 'TOO_MANY_ATTEMPTS'
  | 'TOO_MANY_REQUESTS'
  | 'TOTAL_CHANGED'
  | 'USER_NAME_TAKEN'
  | 'WALLET_FULL'
  | 'WRONG_CREDENTIALS'
  | 'YEAR_INVALID';

/** An additional item to be removed. */
export type RemoveAdditionalItemInput = {
  /** Which one. */
  itemId: string | number;
  /** The version that was on screen; an older one is refused with BUSY (decision E14). */
  version: number;
};

/** A check point to be removed. */
export type RemoveCheckPointInput = {
  /** Which check point. */
  checkPointId: string | number;
  /** Its service. */
  serviceId: string | number;
  /** The version that was on screen; an older one is refused with BUSY (decision E14). */
  version: number;
};

/** A service to be removed. Orders keep showing it. */
export type RemoveServiceInput = {
  /** Which one; it must have no check points. */
  serviceId: string | number;
  /** The version that was on screen; an older one is refused with BUSY (decision E14). */
  version: number;
};

/** The day by which a report selects: of the visit, or of the placing. */
export type ReportDay =
  | 'Booked'
  | 'Placed';

/** A visit that the crew could not do (decision X11). */
export type ReportFailedVisitInput = {
  /** One per click; a retry with the same key is the same command. */
  key: string;
  /** Which order. */
  orderNo: string;
  /** When the button was pressed, ISO 8601 with offset, for a click that waited for a signal. Counts when it lies between the start of service (for a start: the booked day) and now; otherwise it is now. */
  pressedAt?: string | null | undefined;
  /** Why. */
  reason: VisitFailedReason;
  /** The crew's own words for the office, up to 200 characters; required for `Other`. */
  words?: string | null | undefined;
};

/** A customer's report of a problem with a completed order (decision X1). */
export type ReportProblemInput = {
  /** One per intent; a retry with the same key is the same report. */
  key: string;
  /** Which order. */
  orderNo: string;
  /** Its subject. */
  reason: DisputeReason;
  /** What is wrong, up to 500 characters in lines; only the office reads it. */
  words: string;
};

/** A request for erasure. */
export type RequestErasureInput = {
  /** The password, as proof of the account's owner. */
  password: string;
};

/** A request for a new password, with a proof of being a person. */
export type RequestPasswordResetInput = {
  /** E-mail address or phone of the account. */
  emailOrPhone: string;
  /** Solved challenge in base64, instead of the text. */
  proofOfWork?: string | null | undefined;
  /** Characters of the captcha picture. */
  validationCode?: string | null | undefined;
};

/** Another time for an order; as a placement names one. */
export type RescheduleOrderInput = {
  /** Local day of the month; 1 for months and seasons. */
  day: number;
  /** Local hour; 0 without a time. */
  hour: number;
  /** One per intent; a retry with the same key is the same command. */
  key: string;
  /** Local minute; 0 without a time. */
  minute: number;
  /** Local month, 1 to 12; 9 for a season. */
  month: number;
  /** Which order. */
  orderNo: string;
  /** Half day; None for services booked by date alone. */
  slot: Slot;
  /** Local year. */
  year: number;
};

/** A new password with the mailed code. */
export type ResetPasswordInput = {
  /** The new password, six characters or more, taken as typed. */
  newPassword: string;
  /** What requestPasswordReset gave. */
  userId: string;
  /** The six digits of the mail. */
  validationCode: string;
};

/** How a complaint ends (decision E8). */
export type ResolveDisputeInput = {
  /** One per intent; a retry with the same key is the same command. */
  key: string;
  /** Why, up to 500 characters in lines; for the office only (decision W6). */
  note: string;
  /** Which order. */
  orderNo: string;
  /** The order remains completed, or is cancelled with all its points returned. */
  outcome: DisputeOutcome;
  /** The revision on screen; ORDER_CHANGED refuses an older one. */
  revisionSeen?: number | null | undefined;
  /** Reward points as an apology with Completed; 0 for none. */
  rewardPoints?: number;
};

/** Visits again after a pause. */
export type ResumeSeriesInput = {
  /** First day on which visits are planned again, as yyyy-mm-dd. */
  from: string;
  /** Made once per intent; a retry with the same key is the same command. */
  key: string;
  /** Which series. */
  seriesId: string | number;
};

/** A recharge that was wrong. */
export type ReverseRechargeInput = {
  /** Paid points to take back; all unspent ones if absent. */
  amount?: number | null | undefined;
  /** The customer. */
  customerId: string | number;
  /** One per intent; a retry with the same key is the same reversal. */
  key: string;
  /** Which payment. */
  paymentId: number;
  /** Why; for the office only, up to 1,000 characters. */
  reason: string;
};

/** The new state of an additional item. */
export type SaveAdditionalItemInput = {
  /** For which services: None, or an add-on of the same catalog. */
  addOn: AddOnService;
  /** Minutes from 1 to 500, or percent from 1 to 100. */
  amount: number;
  /** Which value of it. */
  attribute: number;
  /** Which fact about a property. */
  conditionKind: ConditionKind;
  /** Which one. */
  itemId: string | number;
  /** How it counts. */
  mode: CountingMode;
  /** The version that was on screen; an older one is refused with BUSY (decision E14). */
  version: number;
};

/** The new setting of a catalog. */
export type SaveCatalogSettingsInput = {
  /** Which catalog. */
  catalog: ServiceCatalog;
  /** Points for one minute of work, 1 to 1,000 (decision C1). */
  pointsPerMinute: number;
  /** The version that was on screen; an older one is refused with BUSY (decision E14). */
  version: number;
};

/** The new state of a check point. */
export type SaveCheckPointInput = {
  /** Which check point. */
  checkPointId: string | number;
  /** Up to 500 minutes, or 100 percent; only with a mode. */
  extraAmount?: number | null | undefined;
  /** How its extra counts; null for no extra. */
  extraMode?: CountingMode | null | undefined;
  /** Whole minutes, 1 to 500. */
  minutes: number;
  /** Up to 50 characters. */
  name: string;
  /** Its service; not a disabled one. */
  serviceId: string | number;
  /** Translated names; if omitted, unchanged names keep theirs. */
  translations?: Array<CheckPointTranslationInput> | null | undefined;
  /** The version that was on screen; an older one is refused with BUSY (decision E14). */
  version: number;
};

/** A customer's address with its new state. */
export type SaveCustomerAddressInput = {
  /** How to get in, up to 500 characters. Left out: as it was. */
  accessNotes?: string | null | undefined;
  /** Which address. */
  addressId: string | number;
  /** City or town, up to 50 characters. */
  city: string;
  /** The customer of the address. */
  customerId: string | number;
  /** First name of the contact person, up to 50 characters. */
  firstName: string;
  /** Make it the default; false changes nothing. */
  isDefault?: boolean;
  /** Last name of the contact person, up to 50 characters. */
  lastName: string;
  /** Postal code in any spelling. */
  postal: string;
  /** Facts that a price may depend on. */
  property?: PropertyFactsInput | null | undefined;
  /** Province or territory; null is refused. */
  province?: Province | null | undefined;
  /** Name of the street, up to 100 characters. */
  streetName: string;
  /** Number in the street, up to 20 characters. */
  streetNo?: string | null | undefined;
  /** Apartment or unit, up to 20 characters. */
  unit?: string | null | undefined;
};

/** A profile form. An omitted field is kept; null or an empty text clears it. */
export type SaveProfileInput = {
  /** Date of birth as YYYY-MM-DD, not in the future. */
  dob?: string | null | undefined;
  /** Mails about orders; null changes nothing. */
  emailNotifications?: boolean | null | undefined;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Consent to advertising by mail; null changes nothing. */
  marketingConsent?: boolean | null | undefined;
  /** Phone in any spelling; also a user name. */
  phoneNumber?: string | null | undefined;
};

/** The new state of a service. A text that changes loses its translations. */
export type SaveServiceInput = {
  /** None, or an add-on of the same catalog (decision C7). */
  addOn: AddOnService;
  /** A description of the work, up to 500 characters. */
  description?: string | null | undefined;
  /** Do not offer it. */
  isDisabled: boolean;
  /** A flat price (decision C6). */
  isFlat: boolean;
  /** Up to 50 characters. */
  name: string;
  /** Months in which it is offered, 1 to 12; none for the whole year. Left out: as they were. */
  offeredMonths?: Array<number> | null | undefined;
  /** Month and Season need a flat price. */
  periodType: PeriodType;
  /** Which one. */
  serviceId: string | number;
  /** Something to know before booking, up to 500 characters; may be empty. Left out: as it was. */
  specialNotice?: string | null | undefined;
  /** The version that was on screen; an older one is refused with BUSY (decision E14). */
  version: number;
};

/** All texts of a service; an omitted language has no translation (decision C11). */
export type SaveServiceTextsInput = {
  /** The same for the description; up to 500 characters. */
  description?: string | null | undefined;
  /** Shown where a language has no name; up to 50 characters. */
  name: string;
  /** Which service. */
  serviceId: string | number;
  /** The same for the notice; none here means none at all. */
  specialNotice?: string | null | undefined;
  /** Language by language. */
  translations: Array<ServiceTranslationInput>;
  /** The version that was on screen; an older one is refused with BUSY (decision E14). */
  version: number;
};

/** A group with another number. */
export type SaveStaffGroupInput = {
  /** Which group. */
  groupId: string | number;
  /** Up to 20 characters; unique. */
  groupNo: string;
};

/** What signing in was refused with, because the account is not active yet. */
export type SendActivationInput = {
  /** The password, taken as typed. */
  password: string;
  /** E-mail or phone. */
  userName: string;
};

/** What was done about a series of recurring visits. */
export type SeriesAction =
  | 'Changed'
  | 'CrewSet'
  | 'Ended'
  | 'Paused'
  | 'PriceAgreed'
  | 'Resumed'
  | 'Started'
  | 'VisitMissed'
  | 'VisitPlaced'
  | 'VisitSkipped'
  | 'VisitUnskipped';

/** Why a recurring visit does not take place. */
export type SeriesMissedReason =
  | 'Closed'
  | 'Full'
  | 'Late'
  | 'Points'
  | 'Price'
  | 'Season'
  | 'Stopped';

/** Whether recurring visits are planned, paused today, or over. */
export type SeriesState =
  | 'Ended'
  | 'Paused'
  | 'Running';

/** Where a recurring visit stands. A due visit that could not become an order waits for points, for a price to agree to, or for what stopped it. */
export type SeriesVisitState =
  | 'Missed'
  | 'Paused'
  | 'Placed'
  | 'Planned'
  | 'PriceToAgree'
  | 'Skipped'
  | 'Stopped'
  | 'WaitingForPoints';

/** A click on the start or the end button. */
export type ServeOrderInput = {
  /** One per click; a retry with the same key is the same command. */
  key: string;
  /** Which order. */
  orderNo: string;
  /** When the button was pressed, ISO 8601 with offset, for a click that waited for a signal. Counts when it lies between the start of service (for a start: the booked day) and now; otherwise it is now. */
  pressedAt?: string | null | undefined;
};

/** What we do: house cleaning, lawn care or snow removal. */
export type ServiceCatalog =
  | 'HouseCleaning'
  | 'LawnCare'
  | 'SnowRemoval';

/** The words of a service in one language; a part left out has no translation. */
export type ServiceTranslationInput = {
  /** Up to 500 characters. */
  description?: string | null | undefined;
  /** Which language; each once. */
  language: Language;
  /** Up to 50 characters. */
  name?: string | null | undefined;
  /** Up to 500 characters. */
  specialNotice?: string | null | undefined;
};

/** The crew that usually comes. */
export type SetSeriesCrewInput = {
  /** Which crew; null for none. */
  groupId?: string | number | null | undefined;
  /** Made once per intent; a retry with the same key is the same command. */
  key: string;
  /** Which series. */
  seriesId: string | number;
};

/** A sign-in form. */
export type SignInInput = {
  /** Which session to open. */
  area: Area;
  /** Keep a customer's session for 30 days, not 12 hours. Crew members are always kept, administrators never. */
  isRemember: boolean;
  /** The password, taken as typed. */
  password: string;
  /** E-mail or phone; for administrators their name. */
  userName: string;
};

/** One planned visit to leave out. */
export type SkipSeriesVisitInput = {
  /** Its planned day as yyyy-mm-dd. */
  date: string;
  /** Made once per intent; a retry with the same key is the same command. */
  key: string;
  /** Which series. */
  seriesId: string | number;
};

/** Half of a cleaning day; None for services booked by date alone. */
export type Slot =
  | 'Afternoon'
  | 'Morning'
  | 'None';

/** The form of a staff member. */
export type StaffMemberInput = {
  /** City or town; required. */
  city: string;
  /** Signs them out at once and keeps them out. */
  disabled?: boolean | null | undefined;
  /** E-mail address, also the user name; unique. */
  email: string;
  /** First name; required. */
  firstName: string;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Phone in any spelling. */
  phone?: string | null | undefined;
  /** Postal code. */
  postal?: string | null | undefined;
  /** Province or territory; required. */
  province?: Province | null | undefined;
  /** 0 to 5; 0 when left out. */
  selfAssessment?: number | null | undefined;
  /** Name of the street; required. */
  streetName: string;
  /** Number in the street. */
  streetNo?: string | null | undefined;
  /** Apartment or unit. */
  unit?: string | null | undefined;
};

/** Recurring visits to begin for a customer. */
export type StartCustomerSeriesInput = {
  /** Where. */
  addressId: string | number;
  /** For whom. */
  customerId: string | number;
  /** Every so many weeks: 1, 2 or 4. */
  everyWeeks: number;
  /** Day of the first visit as yyyy-mm-dd; the others have its weekday. */
  first: string;
  /** Local hour; 0 without a time. */
  hour: number;
  /** Made once per intent; a retry with the same key is the same command. */
  key: string;
  /** Local minute; 0 without a time. */
  minute: number;
  /** The total of a visit that was on screen; a higher one is refused with PRICE_CHANGED. */
  pointsSeen: number;
  /** What: a service that is booked for a day. */
  serviceId: string | number;
  /** Half day; None for services booked by date alone. */
  slot: Slot;
  /** What happens where the day of a visit has no room. */
  whenFull?: WhenFull;
};

/** Recurring visits to begin. */
export type StartSeriesInput = {
  /** Where. */
  addressId: string | number;
  /** Every so many weeks: 1, 2 or 4. */
  everyWeeks: number;
  /** Day of the first visit as yyyy-mm-dd; the others have its weekday. */
  first: string;
  /** Local hour; 0 without a time. */
  hour: number;
  /** Made once per intent; a retry with the same key is the same command. */
  key: string;
  /** Local minute; 0 without a time. */
  minute: number;
  /** The total of a visit that was on screen; a higher one is refused with PRICE_CHANGED. */
  pointsSeen: number;
  /** What: a service that is booked for a day. */
  serviceId: string | number;
  /** Half day; None for services booked by date alone. */
  slot: Slot;
  /** What happens where the day of a visit has no room. */
  whenFull?: WhenFull;
};

/** One visit that was left out and takes place after all. */
export type UnskipSeriesVisitInput = {
  /** Its planned day as yyyy-mm-dd. */
  date: string;
  /** Made once per intent; a retry with the same key is the same command. */
  key: string;
  /** Which series. */
  seriesId: string | number;
};

/** Why a crew that came could not work. */
export type VisitFailedReason =
  | 'NoAccess'
  | 'NobodyHome'
  | 'Other'
  | 'Weather';

/** A cancellation fee that the office waives (decision M5). */
export type WaiveFeeInput = {
  /** One per intent; a retry with the same key is the same command. */
  key: string;
  /** Which order. */
  orderNo: string;
  /** Why, up to 500 characters in lines; stays on the record. */
  reason: string;
  /** The revision on screen; ORDER_CHANGED refuses an older one. */
  revisionSeen?: number | null | undefined;
};

/** Where the day of a visit has no room: another day of its week, or no visit. */
export type WhenFull =
  | 'Move'
  | 'Skip';
