import { OfficeAction, type OfficeChange, type RecordedFields } from '../../office/officeChange.ts'
import type { OfficeChangeView } from '../../office/officeChanges.store.ts'
import { connectionOf } from '../graphql/connection.ts'
import { Field, ID, nullable, ObjectType } from '../graphql/decorators.ts'
import { OfficeSubject, type ValueOf } from '../graphql/enums.ts'
import { MomentField } from '../graphql/orderMoment.graphql.ts'

@ObjectType({ description: 'One field that an administrator changed, with its values as text, or null.' })
export class FieldChange {
  @Field(() => String, 'As the documented forms spell it, such as memo or areaType.')
  field!: string

  @Field(() => String, 'The old value.', nullable)
  before!: string | null

  @Field(() => String, 'The new value.', nullable)
  after!: string | null
}

/** The names of the administrator, the subject and its part are looked up only where a query asks. */
@ObjectType('OfficeChange', { description: 'One change by an administrator.' })
export class RecordedChange {
  readonly adminId!: string

  @Field(() => ID, 'Opaque id.')
  id!: string

  @MomentField('When.')
  at!: Temporal.Instant

  @Field(() => OfficeAction, 'The action.')
  action!: ValueOf<typeof OfficeAction>

  @Field(() => OfficeSubject, 'Its subject.')
  subject!: ValueOf<typeof OfficeSubject>

  @Field(() => ID, "Its id: a catalog's number, a day as yyyy-mm-dd, or an exported list's name.")
  subjectId!: string

  @Field(() => ID, 'The address, check point or group member, if any.', nullable)
  partId!: string | undefined

  @Field(() => [FieldChange], 'Old and new, for the fields that differ.')
  fields!: FieldChange[]
}

export const OfficeChangeConnection = connectionOf(RecordedChange, {
  name: 'OfficeChange',
  page: 'A page of what administrators changed, newest first.',
  isCounted: false,
})

/** A change as GraphQL shows it: its subject, and each field with both values. */
export function recordedChange({
  subject,
  part,
  before,
  after,
  ...change
}: OfficeChangeView): RecordedChange {
  const fields = fieldChangesOf({ before, after })
  return { ...change, subject: subject.kind, subjectId: subject.id, partId: part, fields }
}

function fieldChangesOf({ before, after }: Pick<OfficeChange, 'before' | 'after'>): FieldChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].map((field) => ({ field, before: textOf(before, field), after: textOf(after, field) }))
}

function textOf(fields: RecordedFields | null, field: string): string | null {
  const value = fields?.[field]
  if (value === undefined || value === null) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
