/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who acted. */
export type ActorRole =
  | 'Admin'
  | 'Customer'
  | 'Staff'
  | 'System';

/** A note to the crew. */
export type AddInstructionsInput = {
  /** Made once per intent; a retry with the same key is the same note. */
  key: string;
  /** Which order. */
  orderNo: string;
  /** Up to 500 characters, in lines. */
  text: string;
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

/** Consent to cancel one order. */
export type CancelOrderInput = {
  /** The fee that was on screen; a higher one is refused with FEE_CHANGED (decision E3). */
  feeSeen: number;
  /** Made once per intent; a retry with the same key is the same cancellation. */
  key: string;
  /** Which order. */
  orderNo: string;
};

/** A new password with the one it replaces. */
export type ChangePasswordInput = {
  /** The password until now. */
  currentPassword: string;
  /** The new password, six characters or more, taken as typed. */
  newPassword: string;
};

/** Size of the driveway, by class. */
export type DriveWayType =
  | 'LargerThanFour'
  | 'LargerThanStandard'
  | 'NoGarage'
  | 'Standard';

/** Number of kitchens, by class. */
export type KitchenType =
  | 'None'
  | 'One'
  | 'OverTwo'
  | 'Two';

/** One entry in the story of an order. */
export type OrderAction =
  | 'Cancelled'
  | 'Completed'
  | 'ConfirmationResent'
  | 'Confirmed'
  | 'DisputeOpened'
  | 'DisputeResolved'
  | 'InService'
  | 'InstructionsAdded'
  | 'Placed'
  | 'Reassigned'
  | 'Rescheduled';

/** Orders under way, or those that are over. */
export type OrderGroup =
  | 'History'
  | 'Ongoing';

/** Where an order stands in its life. */
export type OrderStatus =
  | 'Cancelled'
  | 'Completed'
  | 'Confirmed'
  | 'Disputed'
  | 'InService'
  | 'Pending';

/** Whether a service is booked for a day, a month or a season (September to 30 April). */
export type PeriodType =
  | 'Day'
  | 'Month'
  | 'Season';

/** A booking to be placed. */
export type PlaceOrderInput = {
  /** Where. */
  addressId: string | number;
  /** Catalog of the service. */
  catalog: ServiceCatalog;
  /** Local day of the month; 1 for months and seasons. */
  day: number;
  /** Local hour; 0 where there is no time. */
  hour: number;
  /** Made once per intent; a retry with the same key returns the same order. */
  key: string;
  /** Local minute; 0 where there is no time. */
  minute: number;
  /** Local month, 1 to 12; 9 for a season. */
  month: number;
  /** Period type of the service. */
  periodType: PeriodType;
  /** A different price today is refused with PRICE_CHANGED (decision C9). */
  priceSeen: PriceSeenInput;
  /** What. */
  serviceId: string | number;
  /** Half day; None for services booked by date alone. */
  slot: Slot;
  /** Local year. */
  year: number;
};

/** Where a line of a price comes from. */
export type PriceLineKind =
  | 'CheckPoint'
  | 'CheckPointExtra'
  | 'Discount'
  | 'Property';

/** The price that was on screen. */
export type PriceSeenInput = {
  /** Points for what the home adds. */
  additionalPoints: number;
  /** Points for the ordinary work. */
  basePoints: number;
  /** Rank discount in tenths of a percent. */
  rankDiscountTenths: number;
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

/** Why the product said no; clients translate by code. */
export type RejectionCode =
  | 'ACCOUNT_ALREADY_ACTIVE'
  | 'ACCOUNT_INACTIVE'
  | 'ADDRESS_IS_CONFIRMED'
  | 'ADDRESS_IS_DEFAULT'
  | 'ADDRESS_LIMIT_REACHED'
  | 'ADDRESS_REQUIRED'
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
  | 'NOTICE_TOO_SHORT'
  | 'NOT_ENOUGH_POINTS'
  | 'NOT_FOUND'
  | 'NOT_YOUR_ORDER'
  | 'ORDER_CHANGED'
  | 'ORDER_MOVES_USED'
  | 'ORDER_NOT_CANCELLABLE'
  | 'ORDER_TRANSITION_REFUSED'
  | 'PASSWORD_REQUIRED'
  | 'PASSWORD_TOO_SHORT'
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
  | 'RESET_CODE_OVER'
  | 'RESET_CODE_WRONG'
  | 'SEARCH_TEXT_REQUIRED'
  | 'SEARCH_TYPE_REQUIRED'
  | 'SERVICE_DISABLED'
  | 'SERVICE_HAS_CHECK_POINTS'
  | 'SERVICE_REQUIRED'
  | 'SERVICE_UNAVAILABLE'
  | 'SLOT_FULL'
  | 'SLOT_REQUIRED'
  | 'STAFF_IN_GROUP'
  | 'STAFF_NOT_AVAILABLE'
  | 'STAFF_ON_OPEN_ORDERS'
  | 'STAFF_REQUIRED'
  | 'STREET_NAME_REQUIRED'
  | 'TIME_OUTSIDE_SLOT'
  | 'TIME_REQUIRED'
  | 'TOO_EARLY_TO_START'
  | 'TOO_LATE_TODAY'
  | 'TOO_MANY_ATTEMPTS'
  | 'TOO_MANY_REQUESTS'
  | 'USER_NAME_TAKEN'
  | 'WALLET_FULL'
  | 'WRONG_CREDENTIALS'
  | 'YEAR_INVALID';

/** Another time for an order; as a placement names one. */
export type RescheduleOrderInput = {
  /** Local day of the month. */
  day: number;
  /** Local hour; 0 where there is no time. */
  hour: number;
  /** Made once per intent; a retry with the same key is the same command. */
  key: string;
  /** Local minute; 0 where there is no time. */
  minute: number;
  /** Local month, 1 to 12. */
  month: number;
  /** Which order. */
  orderNo: string;
  /** Half day; None for services booked by date alone. */
  slot: Slot;
  /** Local year. */
  year: number;
};

/** What a profile form holds. A field that is left out stays as it was; null or an empty text takes it away. */
export type SaveProfileInput = {
  /** Date of birth as YYYY-MM-DD, not in the future. */
  dob?: string | null | undefined;
  /** Mails about orders; null leaves it as it was. */
  emailNotifications?: boolean | null | undefined;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Consent to advertising by mail; every change is logged. Null leaves it as it was. */
  marketingConsent?: boolean | null | undefined;
  /** Phone in any spelling; also a user name. */
  phoneNumber?: string | null | undefined;
};

/** What we do: house cleaning, lawn care or snow removal. */
export type ServiceCatalog =
  | 'HouseCleaning'
  | 'LawnCare'
  | 'SnowRemoval';

/** What a sign-in form holds. */
export type SignInInput = {
  /** Which session to open. */
  area: Area;
  /** Keep the session for 30 days instead of 12 hours. */
  isRemember: boolean;
  /** The password, taken as typed. */
  password: string;
  /** E-mail or phone; for administrators their name. */
  userName: string;
};

/** Half of a cleaning day; None for services booked by date alone. */
export type Slot =
  | 'Afternoon'
  | 'Morning'
  | 'None';

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { me: { id: string, userNo: string, firstName: string, lastName: string, email: string, phoneNo: string | null, points: number, rewardPoints: number, ongoingOrderCount: number, historyOrderCount: number, rank: { rank: number, title: RankTitle, discountTenths: number, experience: number, nextExperience: number }, defaultAddress: { id: string, unit: string | null, streetNo: string | null, streetName: string, city: string, province: Province, postal: string } | null } | null, orders: { edges: Array<{ node: { id: string, orderNo: string, status: OrderStatus, catalog: ServiceCatalog, periodType: PeriodType, serviceName: string, bookedDate: string } }> } };

export type BookingAddressFragment = { id: string, firstName: string, lastName: string, unit: string | null, streetNo: string | null, streetName: string, city: string, province: Province, postal: string, isDefault: boolean, isConfirmed: boolean, property: { buildingType: BuildingType | null, areaType: AreaType | null, bathType: BathType | null, kitchenType: KitchenType | null, driveWayType: DriveWayType | null, hasHalfBath: boolean, isCornerLot: boolean, hasNoWalkway: boolean } };

export type BookingOfferFragment = { id: string, catalog: ServiceCatalog, name: string, description: string, periodType: PeriodType, specialNotice: string | null, checkPoints: Array<{ id: string, name: string, minutes: number }>, price: { basePoints: number, additionalPoints: number, rankDiscountTenths: number, discountPoints: number, totalPoints: number, estimatedDollars: string, minutes: number, lines: Array<{ kind: PriceLineKind, label: string, minutes: number, points: number }> } };

export type BookingAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingAddressesQuery = { addresses: Array<{ id: string, firstName: string, lastName: string, unit: string | null, streetNo: string | null, streetName: string, city: string, province: Province, postal: string, isDefault: boolean, isConfirmed: boolean, property: { buildingType: BuildingType | null, areaType: AreaType | null, bathType: BathType | null, kitchenType: KitchenType | null, driveWayType: DriveWayType | null, hasHalfBath: boolean, isCornerLot: boolean, hasNoWalkway: boolean } }> };

export type ServiceOffersQueryVariables = Exact<{
  addressId: string | number;
  catalog: ServiceCatalog;
}>;


export type ServiceOffersQuery = { me: { id: string, rank: { title: RankTitle } } | null, serviceOffers: { points: number, rewardPoints: number, address: { id: string, firstName: string, lastName: string, unit: string | null, streetNo: string | null, streetName: string, city: string, province: Province, postal: string, isDefault: boolean, isConfirmed: boolean, property: { buildingType: BuildingType | null, areaType: AreaType | null, bathType: BathType | null, kitchenType: KitchenType | null, driveWayType: DriveWayType | null, hasHalfBath: boolean, isCornerLot: boolean, hasNoWalkway: boolean } }, offers: Array<{ id: string, catalog: ServiceCatalog, name: string, description: string, periodType: PeriodType, specialNotice: string | null, checkPoints: Array<{ id: string, name: string, minutes: number }>, price: { basePoints: number, additionalPoints: number, rankDiscountTenths: number, discountPoints: number, totalPoints: number, estimatedDollars: string, minutes: number, lines: Array<{ kind: PriceLineKind, label: string, minutes: number, points: number }> } }> } | null };

export type AvailabilityQueryVariables = Exact<{
  addressId: string | number;
  serviceId: string | number;
}>;


export type AvailabilityQuery = { me: { id: string, email: string, rank: { title: RankTitle } } | null, availability: { points: number, rewardPoints: number, stepMinutes: number, dayLatestBookHour: number, timeZone: string, zoneLabel: string, now: string, lastDate: string, closedDates: Array<string>, fullDays: Array<string>, earliestMonth: string, latestMonth: string, seasons: Array<number>, address: { id: string, firstName: string, lastName: string, unit: string | null, streetNo: string | null, streetName: string, city: string, province: Province, postal: string, isDefault: boolean, isConfirmed: boolean, property: { buildingType: BuildingType | null, areaType: AreaType | null, bathType: BathType | null, kitchenType: KitchenType | null, driveWayType: DriveWayType | null, hasHalfBath: boolean, isCornerLot: boolean, hasNoWalkway: boolean } }, service: { id: string, catalog: ServiceCatalog, name: string, description: string, periodType: PeriodType, specialNotice: string | null, checkPoints: Array<{ id: string, name: string, minutes: number }>, price: { basePoints: number, additionalPoints: number, rankDiscountTenths: number, discountPoints: number, totalPoints: number, estimatedDollars: string, minutes: number, lines: Array<{ kind: PriceLineKind, label: string, minutes: number, points: number }> } }, slotHours: { amStartHour: number, amEndHour: number, pmStartHour: number, pmEndHour: number }, fullSlots: Array<{ date: string, slot: Slot }> } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { message: string | null, stale: boolean, order: { id: string, orderNo: string, bookedDate: string, bookedTime: string | null, serviceName: string } | null, userErrors: Array<{ code: RejectionCode, field: string | null, message: string }> } };

export type PlacedOrderQueryVariables = Exact<{
  orderNo: string;
}>;


export type PlacedOrderQuery = { me: { id: string, email: string } | null, order: { id: string, orderNo: string, status: OrderStatus, catalog: ServiceCatalog, periodType: PeriodType, serviceName: string, bookedDate: string, bookedTime: string | null, totalPoints: number, booked: { at: string, zoneLabel: string }, address: { id: string, unit: string | null, streetNo: string | null, streetName: string, city: string, province: Province, postal: string } } | null };

export type CatalogTeasersQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogTeasersQuery = { catalogTeasers: Array<{ catalog: ServiceCatalog, fromPoints: number | null }> };

export type OrderListQueryVariables = Exact<{
  group: OrderGroup;
  first: number;
  after?: string | null | undefined;
}>;


export type OrderListQuery = { orders: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, orderNo: string, status: OrderStatus, catalog: ServiceCatalog, periodType: PeriodType, serviceName: string, bookedDate: string, bookedTime: string | null, totalPoints: number, booked: { at: string, zoneLabel: string }, address: { id: string, unit: string | null, streetNo: string | null, streetName: string, city: string } } }> } };

export type OrderCardFragment = { id: string, orderNo: string, status: OrderStatus, catalog: ServiceCatalog, periodType: PeriodType, serviceName: string, bookedDate: string, bookedTime: string | null, totalPoints: number, booked: { at: string, zoneLabel: string }, address: { id: string, unit: string | null, streetNo: string | null, streetName: string, city: string } };

export type OrderDetailQueryVariables = Exact<{
  orderNo: string;
}>;


export type OrderDetailQuery = { order: { id: string, orderNo: string, status: OrderStatus, catalog: ServiceCatalog, periodType: PeriodType, serviceName: string, bookedDate: string, bookedTime: string | null, slot: Slot, basePoints: number, additionalPoints: number, rankDiscountTenths: number, discountPoints: number, totalPoints: number, contactPhone: string | null, placed: { at: string, zoneLabel: string }, booked: { at: string, zoneLabel: string }, started: { at: string, zoneLabel: string } | null, ended: { at: string, zoneLabel: string } | null, priceLines: Array<{ kind: PriceLineKind, label: string, minutes: number, points: number }>, address: { id: string, firstName: string, lastName: string, unit: string | null, streetNo: string | null, streetName: string, city: string, province: Province, postal: string }, staff: Array<{ staffNo: string, firstName: string, rate: number | null }>, changes: Array<{ action: OrderAction, at: string, zoneLabel: string, role: ActorRole, byViewer: boolean }>, cancellation: { feePoints: number, refundPoints: number, freeUntil: { at: string, zoneLabel: string } | null } | null, instructions: Array<{ text: string, role: ActorRole, at: string, zoneLabel: string }>, viewerMay: { cancel: boolean, reschedule: boolean, movesLeft: number, addInstructions: boolean } } | null };

export type OrderDetailFragment = { id: string, orderNo: string, status: OrderStatus, catalog: ServiceCatalog, periodType: PeriodType, serviceName: string, bookedDate: string, bookedTime: string | null, slot: Slot, basePoints: number, additionalPoints: number, rankDiscountTenths: number, discountPoints: number, totalPoints: number, contactPhone: string | null, placed: { at: string, zoneLabel: string }, booked: { at: string, zoneLabel: string }, started: { at: string, zoneLabel: string } | null, ended: { at: string, zoneLabel: string } | null, priceLines: Array<{ kind: PriceLineKind, label: string, minutes: number, points: number }>, address: { id: string, firstName: string, lastName: string, unit: string | null, streetNo: string | null, streetName: string, city: string, province: Province, postal: string }, staff: Array<{ staffNo: string, firstName: string, rate: number | null }>, changes: Array<{ action: OrderAction, at: string, zoneLabel: string, role: ActorRole, byViewer: boolean }>, cancellation: { feePoints: number, refundPoints: number, freeUntil: { at: string, zoneLabel: string } | null } | null, instructions: Array<{ text: string, role: ActorRole, at: string, zoneLabel: string }>, viewerMay: { cancel: boolean, reschedule: boolean, movesLeft: number, addInstructions: boolean } };

export type RescheduleOptionsQueryVariables = Exact<{
  orderNo: string;
}>;


export type RescheduleOptionsQuery = { order: { id: string, orderNo: string, status: OrderStatus, catalog: ServiceCatalog, periodType: PeriodType, serviceName: string, bookedDate: string, bookedTime: string | null, slot: Slot, basePoints: number, additionalPoints: number, rankDiscountTenths: number, discountPoints: number, totalPoints: number, contactPhone: string | null, placed: { at: string, zoneLabel: string }, booked: { at: string, zoneLabel: string }, started: { at: string, zoneLabel: string } | null, ended: { at: string, zoneLabel: string } | null, priceLines: Array<{ kind: PriceLineKind, label: string, minutes: number, points: number }>, address: { id: string, firstName: string, lastName: string, unit: string | null, streetNo: string | null, streetName: string, city: string, province: Province, postal: string }, staff: Array<{ staffNo: string, firstName: string, rate: number | null }>, changes: Array<{ action: OrderAction, at: string, zoneLabel: string, role: ActorRole, byViewer: boolean }>, cancellation: { feePoints: number, refundPoints: number, freeUntil: { at: string, zoneLabel: string } | null } | null, instructions: Array<{ text: string, role: ActorRole, at: string, zoneLabel: string }>, viewerMay: { cancel: boolean, reschedule: boolean, movesLeft: number, addInstructions: boolean } } | null, rescheduleOptions: { stepMinutes: number, dayLatestBookHour: number, noticeHours: number, timeZone: string, zoneLabel: string, now: string, lastDate: string, closedDates: Array<string>, fullDays: Array<string>, slotHours: { amStartHour: number, amEndHour: number, pmStartHour: number, pmEndHour: number }, fullSlots: Array<{ date: string, slot: Slot }> } | null };

export type RescheduleOrderMutationVariables = Exact<{
  input: RescheduleOrderInput;
}>;


export type RescheduleOrderMutation = { rescheduleOrder: { message: string | null, stale: boolean, order: { id: string, orderNo: string, status: OrderStatus, catalog: ServiceCatalog, periodType: PeriodType, serviceName: string, bookedDate: string, bookedTime: string | null, slot: Slot, basePoints: number, additionalPoints: number, rankDiscountTenths: number, discountPoints: number, totalPoints: number, contactPhone: string | null, placed: { at: string, zoneLabel: string }, booked: { at: string, zoneLabel: string }, started: { at: string, zoneLabel: string } | null, ended: { at: string, zoneLabel: string } | null, priceLines: Array<{ kind: PriceLineKind, label: string, minutes: number, points: number }>, address: { id: string, firstName: string, lastName: string, unit: string | null, streetNo: string | null, streetName: string, city: string, province: Province, postal: string }, staff: Array<{ staffNo: string, firstName: string, rate: number | null }>, changes: Array<{ action: OrderAction, at: string, zoneLabel: string, role: ActorRole, byViewer: boolean }>, cancellation: { feePoints: number, refundPoints: number, freeUntil: { at: string, zoneLabel: string } | null } | null, instructions: Array<{ text: string, role: ActorRole, at: string, zoneLabel: string }>, viewerMay: { cancel: boolean, reschedule: boolean, movesLeft: number, addInstructions: boolean } } | null, userErrors: Array<{ code: RejectionCode, field: string | null, message: string }> } };

export type AddInstructionsMutationVariables = Exact<{
  input: AddInstructionsInput;
}>;


export type AddInstructionsMutation = { addInstructions: { message: string | null, stale: boolean, order: { id: string, orderNo: string, status: OrderStatus, catalog: ServiceCatalog, periodType: PeriodType, serviceName: string, bookedDate: string, bookedTime: string | null, slot: Slot, basePoints: number, additionalPoints: number, rankDiscountTenths: number, discountPoints: number, totalPoints: number, contactPhone: string | null, placed: { at: string, zoneLabel: string }, booked: { at: string, zoneLabel: string }, started: { at: string, zoneLabel: string } | null, ended: { at: string, zoneLabel: string } | null, priceLines: Array<{ kind: PriceLineKind, label: string, minutes: number, points: number }>, address: { id: string, firstName: string, lastName: string, unit: string | null, streetNo: string | null, streetName: string, city: string, province: Province, postal: string }, staff: Array<{ staffNo: string, firstName: string, rate: number | null }>, changes: Array<{ action: OrderAction, at: string, zoneLabel: string, role: ActorRole, byViewer: boolean }>, cancellation: { feePoints: number, refundPoints: number, freeUntil: { at: string, zoneLabel: string } | null } | null, instructions: Array<{ text: string, role: ActorRole, at: string, zoneLabel: string }>, viewerMay: { cancel: boolean, reschedule: boolean, movesLeft: number, addInstructions: boolean } } | null, userErrors: Array<{ code: RejectionCode, field: string | null, message: string }> } };

export type CancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type CancelOrderMutation = { cancelOrder: { message: string | null, stale: boolean, order: { id: string, orderNo: string, status: OrderStatus, catalog: ServiceCatalog, periodType: PeriodType, serviceName: string, bookedDate: string, bookedTime: string | null, slot: Slot, basePoints: number, additionalPoints: number, rankDiscountTenths: number, discountPoints: number, totalPoints: number, contactPhone: string | null, placed: { at: string, zoneLabel: string }, booked: { at: string, zoneLabel: string }, started: { at: string, zoneLabel: string } | null, ended: { at: string, zoneLabel: string } | null, priceLines: Array<{ kind: PriceLineKind, label: string, minutes: number, points: number }>, address: { id: string, firstName: string, lastName: string, unit: string | null, streetNo: string | null, streetName: string, city: string, province: Province, postal: string }, staff: Array<{ staffNo: string, firstName: string, rate: number | null }>, changes: Array<{ action: OrderAction, at: string, zoneLabel: string, role: ActorRole, byViewer: boolean }>, cancellation: { feePoints: number, refundPoints: number, freeUntil: { at: string, zoneLabel: string } | null } | null, instructions: Array<{ text: string, role: ActorRole, at: string, zoneLabel: string }>, viewerMay: { cancel: boolean, reschedule: boolean, movesLeft: number, addInstructions: boolean } } | null, userErrors: Array<{ code: RejectionCode, field: string | null, message: string }> } };

export type UnfinishedOrdersQueryVariables = Exact<{
  catalog: ServiceCatalog;
}>;


export type UnfinishedOrdersQuery = { unfinishedOrders: Array<{ id: string }> };

export type CalendarFileQueryVariables = Exact<{
  orderNo: string;
}>;


export type CalendarFileQuery = { order: { id: string, calendarFile: { fileName: string, content: string } | null } | null };

export type ProfileFormFragment = { id: string, firstName: string, lastName: string, email: string, phoneNumber: string | null, dob: string | null, emailNotifications: boolean, marketingConsent: boolean };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { profile: { id: string, firstName: string, lastName: string, email: string, phoneNumber: string | null, dob: string | null, emailNotifications: boolean, marketingConsent: boolean } };

export type SaveProfileMutationVariables = Exact<{
  input: SaveProfileInput;
}>;


export type SaveProfileMutation = { saveProfile: { message: string | null, profile: { id: string, firstName: string, lastName: string, email: string, phoneNumber: string | null, dob: string | null, emailNotifications: boolean, marketingConsent: boolean } | null, userErrors: Array<{ code: RejectionCode, field: string | null, message: string }> } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { token: string | null, message: string | null, userErrors: Array<{ code: RejectionCode, field: string | null, message: string }> } };

export type RankLadderQueryVariables = Exact<{ [key: string]: never; }>;


export type RankLadderQuery = { rankLadder: { groups: Array<{ group: RankGroup, titles: Array<{ title: RankTitle, ranks: Array<{ rank: number, discountTenths: number, threshold: number }> }> }>, own: { rank: number, title: RankTitle, discountTenths: number, experience: number, nextExperience: number } | null } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { token: string | null, message: string | null, customer: { id: string, userNo: string, firstName: string } | null, userErrors: Array<{ code: RejectionCode, field: string | null, message: string }> } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { userErrors: Array<{ code: RejectionCode }> } };

export const BookingAddressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"streetNo"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postal"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buildingType"}},{"kind":"Field","name":{"kind":"Name","value":"areaType"}},{"kind":"Field","name":{"kind":"Name","value":"bathType"}},{"kind":"Field","name":{"kind":"Name","value":"kitchenType"}},{"kind":"Field","name":{"kind":"Name","value":"driveWayType"}},{"kind":"Field","name":{"kind":"Name","value":"hasHalfBath"}},{"kind":"Field","name":{"kind":"Name","value":"isCornerLot"}},{"kind":"Field","name":{"kind":"Name","value":"hasNoWalkway"}}]}}]}}]} as unknown as DocumentNode<BookingAddressFragment, unknown>;
export const BookingOfferFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"catalog"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"periodType"}},{"kind":"Field","name":{"kind":"Name","value":"specialNotice"}},{"kind":"Field","name":{"kind":"Name","value":"checkPoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basePoints"}},{"kind":"Field","name":{"kind":"Name","value":"additionalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"rankDiscountTenths"}},{"kind":"Field","name":{"kind":"Name","value":"discountPoints"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedDollars"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}}]} as unknown as DocumentNode<BookingOfferFragment, unknown>;
export const OrderCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"catalog"}},{"kind":"Field","name":{"kind":"Name","value":"periodType"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"bookedDate"}},{"kind":"Field","name":{"kind":"Name","value":"bookedTime"}},{"kind":"Field","name":{"kind":"Name","value":"booked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"streetNo"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]}}]} as unknown as DocumentNode<OrderCardFragment, unknown>;
export const OrderDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"catalog"}},{"kind":"Field","name":{"kind":"Name","value":"periodType"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"placed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"booked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookedDate"}},{"kind":"Field","name":{"kind":"Name","value":"bookedTime"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"started"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ended"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"basePoints"}},{"kind":"Field","name":{"kind":"Name","value":"additionalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"rankDiscountTenths"}},{"kind":"Field","name":{"kind":"Name","value":"discountPoints"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"priceLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"streetNo"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffNo"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"byViewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feePoints"}},{"kind":"Field","name":{"kind":"Name","value":"refundPoints"}},{"kind":"Field","name":{"kind":"Name","value":"freeUntil"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"reschedule"}},{"kind":"Field","name":{"kind":"Name","value":"movesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"addInstructions"}}]}}]}}]} as unknown as DocumentNode<OrderDetailFragment, unknown>;
export const ProfileFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}}]}}]} as unknown as DocumentNode<ProfileFormFragment, unknown>;
export const AccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userNo"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNo"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"rewardPoints"}},{"kind":"Field","name":{"kind":"Name","value":"ongoingOrderCount"}},{"kind":"Field","name":{"kind":"Name","value":"historyOrderCount"}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"discountTenths"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"nextExperience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"streetNo"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postal"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"EnumValue","value":"Ongoing"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"catalog"}},{"kind":"Field","name":{"kind":"Name","value":"periodType"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"bookedDate"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AccountQuery, AccountQueryVariables>;
export const BookingAddressesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingAddress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"streetNo"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postal"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buildingType"}},{"kind":"Field","name":{"kind":"Name","value":"areaType"}},{"kind":"Field","name":{"kind":"Name","value":"bathType"}},{"kind":"Field","name":{"kind":"Name","value":"kitchenType"}},{"kind":"Field","name":{"kind":"Name","value":"driveWayType"}},{"kind":"Field","name":{"kind":"Name","value":"hasHalfBath"}},{"kind":"Field","name":{"kind":"Name","value":"isCornerLot"}},{"kind":"Field","name":{"kind":"Name","value":"hasNoWalkway"}}]}}]}}]} as unknown as DocumentNode<BookingAddressesQuery, BookingAddressesQueryVariables>;
export const ServiceOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceOffers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"catalog"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceCatalog"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceOffers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"addressId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}}},{"kind":"Argument","name":{"kind":"Name","value":"catalog"},"value":{"kind":"Variable","name":{"kind":"Name","value":"catalog"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"rewardPoints"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingOffer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"streetNo"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postal"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buildingType"}},{"kind":"Field","name":{"kind":"Name","value":"areaType"}},{"kind":"Field","name":{"kind":"Name","value":"bathType"}},{"kind":"Field","name":{"kind":"Name","value":"kitchenType"}},{"kind":"Field","name":{"kind":"Name","value":"driveWayType"}},{"kind":"Field","name":{"kind":"Name","value":"hasHalfBath"}},{"kind":"Field","name":{"kind":"Name","value":"isCornerLot"}},{"kind":"Field","name":{"kind":"Name","value":"hasNoWalkway"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"catalog"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"periodType"}},{"kind":"Field","name":{"kind":"Name","value":"specialNotice"}},{"kind":"Field","name":{"kind":"Name","value":"checkPoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basePoints"}},{"kind":"Field","name":{"kind":"Name","value":"additionalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"rankDiscountTenths"}},{"kind":"Field","name":{"kind":"Name","value":"discountPoints"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedDollars"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}}]} as unknown as DocumentNode<ServiceOffersQuery, ServiceOffersQueryVariables>;
export const AvailabilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Availability"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"serviceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"addressId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}}},{"kind":"Argument","name":{"kind":"Name","value":"serviceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"serviceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"rewardPoints"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingOffer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slotHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amStartHour"}},{"kind":"Field","name":{"kind":"Name","value":"amEndHour"}},{"kind":"Field","name":{"kind":"Name","value":"pmStartHour"}},{"kind":"Field","name":{"kind":"Name","value":"pmEndHour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stepMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"dayLatestBookHour"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}},{"kind":"Field","name":{"kind":"Name","value":"closedDates"}},{"kind":"Field","name":{"kind":"Name","value":"fullDays"}},{"kind":"Field","name":{"kind":"Name","value":"fullSlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earliestMonth"}},{"kind":"Field","name":{"kind":"Name","value":"latestMonth"}},{"kind":"Field","name":{"kind":"Name","value":"seasons"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"streetNo"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postal"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buildingType"}},{"kind":"Field","name":{"kind":"Name","value":"areaType"}},{"kind":"Field","name":{"kind":"Name","value":"bathType"}},{"kind":"Field","name":{"kind":"Name","value":"kitchenType"}},{"kind":"Field","name":{"kind":"Name","value":"driveWayType"}},{"kind":"Field","name":{"kind":"Name","value":"hasHalfBath"}},{"kind":"Field","name":{"kind":"Name","value":"isCornerLot"}},{"kind":"Field","name":{"kind":"Name","value":"hasNoWalkway"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"catalog"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"periodType"}},{"kind":"Field","name":{"kind":"Name","value":"specialNotice"}},{"kind":"Field","name":{"kind":"Name","value":"checkPoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basePoints"}},{"kind":"Field","name":{"kind":"Name","value":"additionalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"rankDiscountTenths"}},{"kind":"Field","name":{"kind":"Name","value":"discountPoints"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedDollars"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}}]} as unknown as DocumentNode<AvailabilityQuery, AvailabilityQueryVariables>;
export const PlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"stale"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"bookedDate"}},{"kind":"Field","name":{"kind":"Name","value":"bookedTime"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const PlacedOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlacedOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"catalog"}},{"kind":"Field","name":{"kind":"Name","value":"periodType"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"bookedDate"}},{"kind":"Field","name":{"kind":"Name","value":"bookedTime"}},{"kind":"Field","name":{"kind":"Name","value":"booked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"streetNo"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postal"}}]}}]}}]}}]} as unknown as DocumentNode<PlacedOrderQuery, PlacedOrderQueryVariables>;
export const CatalogTeasersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogTeasers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogTeasers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalog"}},{"kind":"Field","name":{"kind":"Name","value":"fromPoints"}}]}}]}}]} as unknown as DocumentNode<CatalogTeasersQuery, CatalogTeasersQueryVariables>;
export const OrderListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderGroup"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderCard"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"catalog"}},{"kind":"Field","name":{"kind":"Name","value":"periodType"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"bookedDate"}},{"kind":"Field","name":{"kind":"Name","value":"bookedTime"}},{"kind":"Field","name":{"kind":"Name","value":"booked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"streetNo"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]}}]} as unknown as DocumentNode<OrderListQuery, OrderListQueryVariables>;
export const OrderDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"catalog"}},{"kind":"Field","name":{"kind":"Name","value":"periodType"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"placed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"booked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookedDate"}},{"kind":"Field","name":{"kind":"Name","value":"bookedTime"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"started"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ended"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"basePoints"}},{"kind":"Field","name":{"kind":"Name","value":"additionalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"rankDiscountTenths"}},{"kind":"Field","name":{"kind":"Name","value":"discountPoints"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"priceLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"streetNo"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffNo"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"byViewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feePoints"}},{"kind":"Field","name":{"kind":"Name","value":"refundPoints"}},{"kind":"Field","name":{"kind":"Name","value":"freeUntil"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"reschedule"}},{"kind":"Field","name":{"kind":"Name","value":"movesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"addInstructions"}}]}}]}}]} as unknown as DocumentNode<OrderDetailQuery, OrderDetailQueryVariables>;
export const RescheduleOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RescheduleOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rescheduleOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amStartHour"}},{"kind":"Field","name":{"kind":"Name","value":"amEndHour"}},{"kind":"Field","name":{"kind":"Name","value":"pmStartHour"}},{"kind":"Field","name":{"kind":"Name","value":"pmEndHour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stepMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"dayLatestBookHour"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}},{"kind":"Field","name":{"kind":"Name","value":"closedDates"}},{"kind":"Field","name":{"kind":"Name","value":"fullDays"}},{"kind":"Field","name":{"kind":"Name","value":"fullSlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"catalog"}},{"kind":"Field","name":{"kind":"Name","value":"periodType"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"placed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"booked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookedDate"}},{"kind":"Field","name":{"kind":"Name","value":"bookedTime"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"started"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ended"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"basePoints"}},{"kind":"Field","name":{"kind":"Name","value":"additionalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"rankDiscountTenths"}},{"kind":"Field","name":{"kind":"Name","value":"discountPoints"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"priceLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"streetNo"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffNo"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"byViewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feePoints"}},{"kind":"Field","name":{"kind":"Name","value":"refundPoints"}},{"kind":"Field","name":{"kind":"Name","value":"freeUntil"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"reschedule"}},{"kind":"Field","name":{"kind":"Name","value":"movesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"addInstructions"}}]}}]}}]} as unknown as DocumentNode<RescheduleOptionsQuery, RescheduleOptionsQueryVariables>;
export const RescheduleOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RescheduleOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RescheduleOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rescheduleOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"stale"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"catalog"}},{"kind":"Field","name":{"kind":"Name","value":"periodType"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"placed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"booked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookedDate"}},{"kind":"Field","name":{"kind":"Name","value":"bookedTime"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"started"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ended"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"basePoints"}},{"kind":"Field","name":{"kind":"Name","value":"additionalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"rankDiscountTenths"}},{"kind":"Field","name":{"kind":"Name","value":"discountPoints"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"priceLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"streetNo"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffNo"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"byViewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feePoints"}},{"kind":"Field","name":{"kind":"Name","value":"refundPoints"}},{"kind":"Field","name":{"kind":"Name","value":"freeUntil"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"reschedule"}},{"kind":"Field","name":{"kind":"Name","value":"movesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"addInstructions"}}]}}]}}]} as unknown as DocumentNode<RescheduleOrderMutation, RescheduleOrderMutationVariables>;
export const AddInstructionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddInstructions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddInstructionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addInstructions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"stale"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"catalog"}},{"kind":"Field","name":{"kind":"Name","value":"periodType"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"placed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"booked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookedDate"}},{"kind":"Field","name":{"kind":"Name","value":"bookedTime"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"started"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ended"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"basePoints"}},{"kind":"Field","name":{"kind":"Name","value":"additionalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"rankDiscountTenths"}},{"kind":"Field","name":{"kind":"Name","value":"discountPoints"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"priceLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"streetNo"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffNo"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"byViewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feePoints"}},{"kind":"Field","name":{"kind":"Name","value":"refundPoints"}},{"kind":"Field","name":{"kind":"Name","value":"freeUntil"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"reschedule"}},{"kind":"Field","name":{"kind":"Name","value":"movesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"addInstructions"}}]}}]}}]} as unknown as DocumentNode<AddInstructionsMutation, AddInstructionsMutationVariables>;
export const CancelOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"stale"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"catalog"}},{"kind":"Field","name":{"kind":"Name","value":"periodType"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"placed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"booked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookedDate"}},{"kind":"Field","name":{"kind":"Name","value":"bookedTime"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"started"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ended"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"basePoints"}},{"kind":"Field","name":{"kind":"Name","value":"additionalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"rankDiscountTenths"}},{"kind":"Field","name":{"kind":"Name","value":"discountPoints"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"priceLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"streetNo"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffNo"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"byViewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feePoints"}},{"kind":"Field","name":{"kind":"Name","value":"refundPoints"}},{"kind":"Field","name":{"kind":"Name","value":"freeUntil"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zoneLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"reschedule"}},{"kind":"Field","name":{"kind":"Name","value":"movesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"addInstructions"}}]}}]}}]} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const UnfinishedOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnfinishedOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"catalog"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceCatalog"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unfinishedOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"catalog"},"value":{"kind":"Variable","name":{"kind":"Name","value":"catalog"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UnfinishedOrdersQuery, UnfinishedOrdersQueryVariables>;
export const CalendarFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calendarFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]} as unknown as DocumentNode<CalendarFileQuery, CalendarFileQueryVariables>;
export const ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const SaveProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}}]}}]} as unknown as DocumentNode<SaveProfileMutation, SaveProfileMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const RankLadderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RankLadder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rankLadder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"titles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ranks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"discountTenths"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"own"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"discountTenths"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"nextExperience"}}]}}]}}]}}]} as unknown as DocumentNode<RankLadderQuery, RankLadderQueryVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userNo"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;