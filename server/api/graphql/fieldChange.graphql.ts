import { Field, ObjectType } from 'type-graphql'
import type { OfficeChange, RecordedFields } from '../../kernel/officeChange.ts'

@ObjectType({
  description: 'One field that an administrator changed. Values are as texts; null where there was none.',
})
export class FieldChange {
  @Field(() => String, {
    description: 'In the spelling of the documented forms, such as memo or areaType.',
  })
  field!: string

  @Field(() => String, { nullable: true, description: 'As it was.' })
  before!: string | null

  @Field(() => String, { nullable: true, description: 'As it is since.' })
  after!: string | null
}

/** The fields that an entry of the office's record is about, each on both sides. */
export function fieldChangesOf({ before, after }: Pick<OfficeChange, 'before' | 'after'>): FieldChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].map((field) => ({ field, before: textOf(before, field), after: textOf(after, field) }))
}

function textOf(fields: RecordedFields | null, field: string): string | null {
  const value = fields?.[field]
  if (value === undefined || value === null) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
