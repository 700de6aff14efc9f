import { Field, ObjectType } from 'type-graphql'
import { connectionOf } from '../graphql/connection.ts'
import { StaffSubject } from '../graphql/enums.ts'
import { FieldChange } from '../graphql/fieldChange.graphql.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'

@ObjectType({
  description: 'What an administrator changed on staff, groups or days without work, or handed out.',
})
export class StaffChange extends OrderMoment {
  @Field(() => String, { description: 'User name of the administrator.' })
  adminName!: string

  @Field(() => StaffSubject, { description: 'What it is about.' })
  subject!: string

  @Field(() => String, {
    description: 'Id of the staff member or group; the day itself, yyyy-mm-dd; name of the list.',
  })
  subjectId!: string

  @Field(() => String, { description: "The person's name, the group's number, the day or the list's name." })
  subjectName!: string

  @Field(() => String, {
    nullable: true,
    description: 'Name of the staff member who joined or left a group.',
  })
  part!: string | null

  @Field(() => String, {
    description:
      'staff.added, staff.saved, staff.removed, password.set, group.added, group.saved, group.removed, staff.joined, staff.left, day-off.set, day-off.removed, closed-date.added, closed-date.removed or list.handed-out.',
  })
  action!: string

  @Field(() => [FieldChange], { description: 'The fields that differ.' })
  changes!: FieldChange[]
}

export const StaffChangeConnection = connectionOf(StaffChange, {
  name: 'StaffChange',
  edge: 'One entry of the staff record in a list.',
  node: 'The entry.',
  connection: 'A page of the staff record, newest first.',
})
