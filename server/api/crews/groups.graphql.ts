import { Field, Float, ID, InputType, ObjectType } from 'type-graphql'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'

@ObjectType({ description: 'A member or possible member of a group.' })
export class GroupMember {
  @Field(() => ID, { name: 'id', description: 'Opaque id of the staff member.' })
  staffId!: string

  @Field(() => String, { description: 'Number people know them by.' })
  staffNo!: string

  @Field(() => String, { description: 'Address of the photo, or of a drawing of the initial.' })
  photo!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name; may be empty.' })
  lastName!: string

  @Field(() => Float, { description: 'Rating from 0 to 5.' })
  rate!: number

  @Field(() => Boolean, { description: 'Cannot sign in and does not count for the group.' })
  disabled!: boolean
}

@ObjectType({ description: 'People who work together.' })
export class StaffGroup {
  @Field(() => ID, { name: 'id', description: 'Opaque id.' })
  groupId!: string

  @Field(() => String, { description: 'Its unique number.' })
  groupNo!: string

  @Field(() => [GroupMember], { description: 'Its current members, in the order they joined.' })
  members!: readonly GroupMember[]

  @Field(() => Boolean, { description: 'It has an enabled member, so it counts for the calendar.' })
  isActive!: boolean
}

@InputType({ description: 'A group with another number.' })
export class SaveStaffGroupInput {
  @Field(() => ID, { description: 'Which group.' })
  groupId!: string

  @Field(() => String, { description: 'Up to 20 characters; unique.' })
  groupNo!: string
}

@InputType({ description: 'Who joins which group.' })
export class AddStaffToGroupInput {
  @Field(() => ID, { description: 'Which group.' })
  groupId!: string

  @Field(() => [ID], { description: 'At least one; enabled people who are in no group. All join or none.' })
  staffIds!: string[]
}

@ObjectType({ description: 'A group after a change.' })
export class StaffGroupPayload extends CommandPayload {
  @Field(() => StaffGroup, { nullable: true, description: 'Its state now; null when refused or removed.' })
  group?: StaffGroup | undefined
}

@ObjectType({ description: 'A group after a change of its days off.' })
export class DayOffPayload extends StaffGroupPayload {
  @Field(() => [String], { description: "Numbers of the group's orders still booked for that day." })
  openOrders!: readonly string[]
}
