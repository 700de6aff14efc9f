import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { Field, Float, ID, InputType, nullable, ObjectType } from '../graphql/decorators.ts'

@ObjectType({ description: 'A crew member as the office sees one on an order.' })
export class OfficeOrderStaff {
  @Field(() => ID, 'Opaque id.', { name: 'id' })
  staffId!: string

  @Field(() => String, 'Number people know them by; generated, and never reused.')
  staffNo!: string

  @Field(() => String, 'Address of the photo, or of a drawing of the initial.')
  photo!: string

  @Field(() => String, 'First name.')
  firstName!: string

  @Field(() => String, 'Last name; may be empty.')
  lastName!: string

  @Field(() => Float, 'Rating from 0 to 5: the self-assessment until customers rate.')
  rate!: number
}

@ObjectType({ description: 'A crew, by the number people know it by.' })
export class OrderGroupRef {
  @Field(() => ID, 'Opaque id.', { name: 'id' })
  groupId!: string

  @Field(() => String, 'Its unique number.')
  groupNo!: string
}

@ObjectType({ description: 'A member or possible member of a group.' })
export class GroupMember extends OfficeOrderStaff {
  @Field(() => Boolean, 'Cannot sign in and does not count for the group.')
  disabled!: boolean
}

@ObjectType({ description: 'People who work together.' })
export class StaffGroup extends OrderGroupRef {
  @Field(() => [GroupMember], 'Its current members, in the order they joined.')
  members!: readonly GroupMember[]

  @Field(() => Boolean, 'It has an enabled member, so it counts for the calendar.')
  isActive!: boolean
}

@InputType({ description: 'A group with another number.' })
export class SaveStaffGroupInput {
  @Field(() => ID, 'Which group.')
  groupId!: string

  @Field(() => String, 'Up to 20 characters; unique.')
  groupNo!: string
}

@InputType({ description: 'Who joins which group.' })
export class AddStaffToGroupInput {
  @Field(() => ID, 'Which group.')
  groupId!: string

  @Field(() => [ID], 'At least one; enabled people who are in no group. All join or none.')
  staffIds!: string[]
}

@ObjectType({ description: 'A group after a change.' })
export class StaffGroupPayload extends CommandPayload {
  @Field(() => StaffGroup, 'Its state now; null when refused or removed.', nullable)
  group?: StaffGroup | undefined
}

@ObjectType({ description: 'A group after a change of its days off.' })
export class DayOffPayload extends StaffGroupPayload {
  @Field(() => [String], "Numbers of the group's orders still booked for that day.")
  openOrders!: readonly string[]
}
