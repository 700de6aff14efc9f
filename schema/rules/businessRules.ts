/**
 * Constants of the business that client and server share (section 9 of both specifications, DECISIONS.md). Ranks are in `ranks.ts`; what
 * only the server needs, such as taxes and limits, is beside the code that uses it.
 */
export const businessRules = {
  pointsPerDollar: 100,
  company: {
    name: 'Aspenrow',
    legalName: 'Aspenrow Home Services Ltd.',
    /** In local notation; links add the country code. */
    phone: '(403) 555-0110',
    /** For all mail to the company, and for e-Transfers. */
    email: 'hello@aspenrow.example',
    address: { street: '210 8 Avenue SW', city: 'Calgary', province: 'AB', postal: 'T2P 1B5' },
    /** Registration numbers as invoices print them (decisions A19, G5, G7); HST is collected under the GST number. */
    taxNumbers: { GST: '70000 1234 RT0001', QST: '1200001234 TQ0001' },
    social: 'https://www.instagram.com/aspenrow.example',
    copyrightYear: 2025,
  },
  /** Arrival hours, both ends inclusive: 9:00-11:30 and 12:00-14:30 (decision D6). */
  slots: { amStartHour: 9, amEndHour: 11, pmStartHour: 12, pmEndHour: 14, stepMinutes: 30 },
  /** First hour of a day at which date-only services can no longer be booked for the same day (1§9). */
  dayLatestBookHour: 14,
  booking: {
    /** The calendar reaches to the end of the fifth month ahead (decision D8). */
    monthsAhead: 5,
    /** Monthly services can be booked from this month to twelve months ahead (decision D9). */
    periodMonthsAhead: 12,
    /** The same booking within this time is a retry of the first (decision D13). */
    retryMinutes: 10,
  },
  /** Lists of addresses are sent whole, and no honest customer has more. */
  addressesPerCustomer: 100,
  /**
   * Recurring visits: how many days ahead they are placed, how many days ahead one that lacks points is mailed about once more and one that
   * waits is missed, and how far ahead pauses may be planned.
   */
  series: { aheadDays: 14, reminderDays: 4, lastDays: 2, pauseMonths: 12 },
  /** How long after its booked hour a visit that has not begun is late (decision W4). */
  lateStartMinutes: 20,
  /** A customer's own moves of an order (decision E10). */
  reschedule: { noticeHours: 24, movesPerOrder: 3 },
  /** Notes to the crew that an order can hold, by all authors together (decision M10). */
  notesPerOrder: 10,
  /** After how many days without a completed visit a list of the office shows a customer (decision W8). */
  quietCustomerDays: 60,
  /** How long invoices and the ledger are kept after an account is erased (decision A20). */
  taxRecords: { years: 6 },
  /** How long after its completion an order can be disputed, and by when the office answers (decisions E8, X1). */
  dispute: { days: 7, answerBusinessDays: 2 },
  /** A confirmation can be resent at most once in this time (decision I8). */
  confirmationResendMinutes: 1,
  /** The office's calendar: how far back it is readable, how far ahead it plans, and the visits that a board shows (decision W3). */
  officeCalendar: { monthsBack: 13, monthsAhead: 24, visitsOfDay: 400 },
  /** Limits of the recharge and reward forms (back-office document, section 9) and the window for an equal recharge (decision F10). */
  recharge: { largestCents: 9_999_900, repeatMinutes: 1 },
  largestGrant: 9_999_999,
  /** Points that one customer can hold: ten million dollars (decision P51). */
  largestBalance: 1_000_000_000,
  capacity: {
    /** Assumed while no crew exists, so that a fresh install takes bookings (decision D3). */
    defaultCrews: 3,
    /** Longer work takes both halves of a cleaning day (decision D2). */
    halfDayMinutes: 180,
    dayJobsPerCrew: 4,
  },
  cancellation: {
    freeHoursAhead: 24,
    lateHoursAhead: 2,
    feePercentInsideDay: 20,
    feeMaxPointsInsideDay: 2500,
    feePercentLate: 50,
    graceMinutesAfterPlacing: 5,
    /** How long a fee of 0 shown while the order was pending holds after its confirmation (decision M12). */
    shownFeeMinutesAfterConfirming: 5,
  },
  /** Default points per minute of work by catalog (decision C1); the catalog's own setting wins. */
  pointsPerMinute: { 1: 75, 2: 90, 3: 90 },
  /** What administrators may enter in the catalogue (back-office document, section 9; decision I13). */
  catalogue: {
    /** Minutes of a check point, of an extra and of an additional item. */
    minutes: { least: 1, most: 500 },
    /** The same in percent. */
    percent: { least: 1, most: 100 },
    /** The range of points per minute (decision C1). */
    pointsPerMinute: { least: 1, most: 1000 },
  },
  experiencePointsPer: 100,
  password: { minLength: 6, maxLength: 200 },
  lengths: { name: 50, streetName: 100, unit: 20, email: 254, text: 500, memo: 1000, visitFailed: 200 },
  /** A remembered session is extended by `rememberedDays` at each use, but never beyond `rememberedMaxDays` (decision A4). */
  session: { rememberedDays: 30, rememberedMaxDays: 365, hours: 12 },
  /** How long the link in an activation mail is valid (decision A8). */
  activation: { days: 7 },
  /** The earliest and the latest time to carry out an erasure request (decision A20). */
  erasure: { waitHours: 24, withinDays: 30 },
  /** The picture that people can read and simple programs cannot (decision A7). */
  captcha: { characters: 5, minutes: 5 },
  /** The proof of work: between the fewest and the most rounds, each of `cost` passes. */
  proofOfWork: { minutes: 5, cost: 5000, fewest: 300, most: 900 },
  /**
   * A code for a new password (decisions A7, A9). More requests for one account get the same answer and no mail. `answerMs` is the least
   * time of the answer, so that it does not reveal whether a mail went out.
   */
  passwordReset: { digits: 6, minutes: 15, tries: 5, answerMs: 300 },
  /** How many password tries may queue: for one account from one address, and in all. */
  signInLock: { underOneKey: 30, inAll: 1000 },
  lists: {
    first: 5,
    more: 3,
    delayMs: 300,
    historyCap: 1000,
    crewHistoryCap: 100,
    pageMost: 100,
    pageSizes: [10, 20, 50],
  },
  ui: {
    toastMs: 3000,
    redirectMs: 2000,
    officeRedirectMs: 500,
    bookingDelayMs: 200,
    backDelayMs: 1000,
    requestTimeoutMs: 10_000,
    /** For exports of a whole list, which are streamed. */
    exportTimeoutMs: 600_000,
    chunkTimeoutMs: 120_000,
  },
} as const
