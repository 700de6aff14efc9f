/**
 * The tables with data about customers: those that a privacy access request exports (decisions A18, A20), and why the others are left out.
 * A spec fails for a table in neither list.
 */

/** How the rows of one person are found in a table. */
interface PersonalTable {
  /** Its name in the file. */
  readonly section: string
  /** The column that names the customer, or the orders, addresses or invoices that are theirs, or the commands with which an order was cancelled or complained about. */
  readonly column: string
  readonly of: 'customer' | 'orders' | 'noted' | 'addresses' | 'invoices'
  /** What that column holds: events and read models have ids as text. */
  readonly type: 'uuid' | 'text'
  /** What its rows are sorted by. */
  readonly order: string
  /** Columns that are not about the person: hashes of secrets, people of the office or crews, and search keys. */
  readonly without?: readonly string[]
  /** Columns of JSON whose values name crews and their members by internal ids (decision M7). */
  readonly withoutCrewsIn?: readonly string[]
}

const ofCustomer = { column: 'customer_id', of: 'customer', type: 'uuid' } as const
const ofUser = { column: 'user_id', of: 'customer', type: 'text' } as const
const noted = { type: 'uuid', order: 'written_at' } as const

export const personalTables = {
  customer: {
    ...ofCustomer,
    section: 'profile',
    column: 'id',
    order: 'id',
    without: ['password_hash', 'search_first_last', 'search_last_first'],
  },
  marketing_consent_change: { ...ofCustomer, section: 'marketingConsents', order: 'id' },
  erasure_request: { ...ofCustomer, section: 'erasureRequests', order: 'id', without: ['done_by'] },
  address: { ...ofCustomer, section: 'addresses', order: 'created_at' },
  address_version: {
    section: 'addressVersions',
    column: 'address_id',
    of: 'addresses',
    type: 'uuid',
    order: 'created_at',
    without: ['search_street'],
  },
  session: {
    ...ofCustomer,
    section: 'sessions',
    column: 'person_id',
    order: 'created_at',
    without: ['token_hash'],
  },
  activation_link: {
    ...ofCustomer,
    section: 'activationLinks',
    order: 'expires_at',
    without: ['token_hash'],
  },
  password_reset: {
    ...ofCustomer,
    section: 'passwordResets',
    order: 'created_at',
    without: ['handle_hash', 'code_hash', 'account_key'],
  },
  office_change: {
    section: 'changesByTheOffice',
    column: 'subject_id',
    of: 'customer',
    type: 'text',
    order: 'id',
    without: ['admin_id'],
  },
  order_history: {
    ...ofUser,
    section: 'orders',
    order: 'placed_at',
    without: ['group_id', 'staff_ids', 'placed_by_admin_id'],
  },
  order_change: {
    section: 'orderChanges',
    column: 'order_id',
    of: 'orders',
    type: 'text',
    order: 'at',
    without: ['actor_id'],
    withoutCrewsIn: ['old_value', 'new_value'],
  },
  order_instruction: { ...noted, section: 'orderInstructions', column: 'order_id', of: 'orders' },
  // why a fee was waived is kept there too, and stays in the office (decision P141)
  order_office_note: { ...noted, section: 'cancellationNotes', column: 'command_id', of: 'noted' },
  series: { ...ofUser, section: 'recurringVisits', order: 'begun_at', without: ['crew_id', 'begun_by'] },
  wallet_balance: { ...ofUser, section: 'pointBalance', order: 'user_id' },
  point_entry: { ...ofUser, section: 'pointEntries', order: 'revision' },
  experience_balance: { ...ofUser, section: 'experienceBalance', order: 'user_id' },
  experience_entry: { ...ofUser, section: 'experienceEntries', order: 'revision' },
  payment: { ...ofUser, section: 'payments', order: 'payment_id' },
  credit_note: {
    section: 'creditNotes',
    column: 'invoice_no',
    of: 'invoices',
    type: 'text',
    order: 'credit_note_no',
  },
  invoice_party: { ...ofCustomer, section: 'invoiceAddresses', order: 'created_at' },
  // facts hold the secret of a mail that is on its way
  outbox: {
    ...ofCustomer,
    section: 'mails',
    order: 'created_at',
    without: ['facts', 'dedupe_key', 'due_at'],
  },
} as const satisfies Record<string, PersonalTable>

export type PersonalTableName = keyof typeof personalTables

/** Tables that hold nothing about customers, repeat exported data, or are internal to the office. */
export const otherTables: Readonly<Record<string, string>> = {
  payment_note: 'what the office notes on payments and why it took one back, for itself (decisions G10, M7)',
  admin: 'people of the office',
  staff: 'people of the crews',
  staff_group: 'crews',
  staff_group_member: 'crews',
  group_day_off: 'crews',
  closed_date: 'the calendar of the business',
  catalog_setting: 'the catalogue',
  service_item: 'the catalogue',
  check_point_item: 'the catalogue',
  additional_item: 'the catalogue',
  former_words: 'the catalogue',
  reference_data_version: 'the version of the reference data',
  order_listing: 'orders once more, for the lists of the office',
  series_missed_visit: 'recurring visits that did not take place once more, for the dashboard',
  series_wait: 'what recurring visits wait for, found anew every hour',
  day_load: 'places on a day',
  crew_listing: 'orders once more, by who does the work',
  order_sum: 'sums by day over all customers',
  order_total: 'sums over all customers',
  order_change_sum: 'sums by day over all customers',
  payment_sum: 'sums by day over all customers',
  point_sum: 'sums by day over all customers',
  point_total: 'sums over all customers',
  tax_entry: 'taxes of payments, for the tax report; every payment tells its own',
  used_key: 'keys of commands and digests of what was asked, which lead back to nobody',
  shown_fee: 'a fee that was shown, for ten minutes',
  attempt: 'counts of attempts under keyed hashes that lead back to nobody',
  captcha: 'pictures that were shown to a browser',
  spent_proof: 'challenges that were solved by a browser',
  demo_seed: 'the demo data',
  scheduled_run: 'what the product did by itself',
  projection: 'the builds of read models',
  dead_letter: 'events that could not be read, which hold ids alone',
  kysely_migration: 'the shape of the database',
  kysely_migration_lock: 'the shape of the database',
}
