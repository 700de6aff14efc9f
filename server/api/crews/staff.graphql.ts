import { Field, Float, ID, InputType, ObjectType } from 'type-graphql'
import { Province } from '../../../schema/rules/enumerations.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { StatedField } from '../graphql/statedField.ts'

@ObjectType({ description: "A crew member's group." })
export class StaffGroupName {
  @Field(() => ID, { name: 'id', description: 'Opaque id.' })
  groupId!: string

  @Field(() => String, { description: 'Its number.' })
  groupNo!: string
}

@ObjectType({ description: 'A staff member as the office sees one.' })
export class StaffMember {
  @Field(() => ID, { name: 'id', description: 'Opaque id.' })
  staffId!: string

  @Field(() => String, { description: 'Generated, and never reused.' })
  staffNo!: string

  @Field(() => String, { description: 'Address of the photo, or of a drawing of the initial.' })
  photo!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name; may be empty.' })
  lastName!: string

  @Field(() => String, { description: 'E-mail address, also the user name.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'Phone in international form.' })
  phone!: string | undefined

  @StatedField(() => String, 'Apartment or unit.')
  unit!: string

  @StatedField(() => String, 'Number in the street.')
  streetNo!: string

  @Field(() => String, { description: 'Name of the street.' })
  streetName!: string

  @Field(() => String, { description: 'City or town.' })
  city!: string

  @Field(() => Province, { name: 'province', description: 'Province or territory.' })
  provinceId!: number

  @StatedField(() => String, 'Postal code as A1A 1A1.')
  postal!: string

  @Field(() => Boolean, { description: 'Cannot sign in and does not count for their group.' })
  disabled!: boolean

  @Field(() => Boolean, { description: 'The office has set a password, which signing in needs.' })
  hasPassword!: boolean

  @Field(() => Float, { description: "The office's rating of the work, 0 to 5." })
  selfAssessment!: number

  @Field(() => Float, { description: 'Rating from 0 to 5: the self-assessment until customers rate.' })
  rate!: number

  @Field(() => StaffGroupName, { nullable: true, description: 'The group they are in; null when in none.' })
  group!: StaffGroupName | undefined
}

@InputType({ description: 'The form of a staff member.' })
export class StaffMemberInput {
  @Field(() => String, { description: 'First name; required.' })
  firstName!: string

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName?: string | null

  @Field(() => String, { description: 'E-mail address, also the user name; unique.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'Phone in any spelling.' })
  phone?: string | null

  @Field(() => String, { nullable: true, description: 'Apartment or unit.' })
  unit?: string | null

  @Field(() => String, { nullable: true, description: 'Number in the street.' })
  streetNo?: string | null

  @Field(() => String, { description: 'Name of the street; required.' })
  streetName!: string

  @Field(() => String, { description: 'City or town; required.' })
  city!: string

  @Field(() => Province, { nullable: true, description: 'Province or territory; required.' })
  province?: number | null

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  postal?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Signs them out at once and keeps them out.' })
  disabled?: boolean | null

  @Field(() => Float, { nullable: true, description: '0 to 5; 0 when left out.' })
  selfAssessment?: number | null
}

@ObjectType({ description: 'A staff member after a change.' })
export class StaffMemberPayload extends CommandPayload {
  @Field(() => StaffMember, { nullable: true, description: 'Their state now; null when refused or removed.' })
  staffMember?: StaffMember | undefined
}
