/** The subject of a record: a card of the back office, with its parts. A new kind is one line here. */
export type OfficeSubjectKind =
  | 'customer'
  | 'service'
  | 'additional-item'
  | 'catalog-setting'
  | 'crew'
  | 'crew-member'
  /** A day without any visit; its id is the day, yyyy-mm-dd. */
  | 'closed-date'
  /** A list that left as a file; its id is the file's name, such as `users`. */
  | 'list'

/** The records that the office reads across subjects: the catalogue's, the one of crews, days without work and lists, and a customer's. */
export const officeRecords = {
  catalogue: ['service', 'additional-item', 'catalog-setting'],
  staff: ['crew', 'crew-member', 'closed-date', 'list'],
  customer: ['customer'],
} as const satisfies Record<string, readonly OfficeSubjectKind[]>

/** The recorded actions of administrators, as subject and past tense. Only these can be recorded, so every reader has a label for each. */
export const OfficeAction = {
  AddressAdded: 'address.added',
  AddressSaved: 'address.saved',
  AddressDefaultSet: 'address.default-set',
  AddressRemoved: 'address.removed',
  AddressConfirmed: 'address.confirmed',
  ActivationMailed: 'activation.mailed',
  CustomerRegistered: 'customer.registered',
  EmailEntered: 'email.entered',
  CustomerActivated: 'customer.activated',
  MemoSaved: 'memo.saved',
  TagSet: 'tag.set',
  CustomerErased: 'customer.erased',
  DataHandedOut: 'personal-data.handed-out',
  ServiceAdded: 'service.added',
  ServiceSaved: 'service.saved',
  ServiceRemoved: 'service.removed',
  CheckPointAdded: 'check-point.added',
  CheckPointSaved: 'check-point.saved',
  CheckPointRemoved: 'check-point.removed',
  AdditionalItemAdded: 'additional-item.added',
  AdditionalItemSaved: 'additional-item.saved',
  AdditionalItemRemoved: 'additional-item.removed',
  SettingSaved: 'catalog-setting.saved',
  StaffAdded: 'staff.added',
  StaffSaved: 'staff.saved',
  StaffRemoved: 'staff.removed',
  StaffJoined: 'staff.joined',
  StaffLeft: 'staff.left',
  PasswordSet: 'password.set',
  GroupAdded: 'group.added',
  GroupSaved: 'group.saved',
  GroupRemoved: 'group.removed',
  DayOffSet: 'day-off.set',
  DayOffRemoved: 'day-off.removed',
  ClosedDateAdded: 'closed-date.added',
  ClosedDateRemoved: 'closed-date.removed',
  ListHandedOut: 'list.handed-out',
} as const

type OfficeActionName = (typeof OfficeAction)[keyof typeof OfficeAction]

/** The administrator who acts, and when. */
export type OfficeActor = Pick<OfficeChange, 'adminId' | 'at'>

/** Values by field, in the spelling of the forms: texts, numbers, flags and lists of them. Never a password or a token. */
export type RecordedFields = Readonly<Record<string, unknown>>

/** An administrator's change of a subject at a moment. */
export interface OfficeChange {
  readonly adminId: string
  readonly at: Temporal.Instant
  /** `id` as its table has it. */
  readonly subject: { readonly kind: OfficeSubjectKind; readonly id: string }
  /** The part of the subject, if any: a customer's address, a service's check point. */
  readonly part?: string | undefined
  readonly action: OfficeActionName
  /** The old state; null if there was none, or if the action has none (a mail sent again). */
  readonly before: RecordedFields | null
  /** The new state; null if it was removed, or if the action has none. */
  readonly after: RecordedFields | null
}

/** Both sides of a change, reduced to the fields that differ; undefined if none differ. */
export function changedFields({
  before,
  after,
}: Pick<OfficeChange, 'before' | 'after'>): Pick<OfficeChange, 'before' | 'after'> | undefined {
  if (before === null || after === null) return { before, after }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return names.length === 0 ? undefined : { before: only(before, names), after: only(after, names) }
}

function only(fields: RecordedFields, names: readonly string[]): RecordedFields {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
}
