import { Province } from '../../../schema/rules/enumerations.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { Field, Float, InputType, nullable, ObjectType } from '../graphql/decorators.ts'
import { StatedField } from '../graphql/statedField.ts'
import { OfficeOrderStaff, OrderGroupRef } from './groups.graphql.ts'

@ObjectType({ description: "A crew member's group." })
export class StaffGroupName extends OrderGroupRef {}

@ObjectType({ description: 'A staff member as the office sees one.' })
export class StaffMember extends OfficeOrderStaff {
  @Field(() => String, 'E-mail address, also the user name.')
  email!: string

  @Field(() => String, 'Phone in international form.', nullable)
  phone!: string | undefined

  @StatedField(() => String, 'Apartment or unit.')
  unit!: string

  @StatedField(() => String, 'Number in the street.')
  streetNo!: string

  @Field(() => String, 'Name of the street.')
  streetName!: string

  @Field(() => String, 'City or town.')
  city!: string

  @Field(() => Province, 'Province or territory.', { name: 'province' })
  provinceId!: number

  @StatedField(() => String, 'Postal code as A1A 1A1.')
  postal!: string

  @Field(() => Boolean, 'Cannot sign in and does not count for their group.')
  disabled!: boolean

  @Field(() => Boolean, 'The office has set a password, which signing in needs.')
  hasPassword!: boolean

  @Field(() => Float, "The office's rating of the work, 0 to 5.")
  selfAssessment!: number

  @Field(() => StaffGroupName, 'The group they are in; null when in none.', nullable)
  group!: StaffGroupName | undefined
}

@InputType({ description: 'The form of a staff member.' })
export class StaffMemberInput {
  @Field(() => String, 'First name; required.')
  firstName!: string

  @Field(() => String, 'Last name.', nullable)
  lastName?: string | null

  @Field(() => String, 'E-mail address, also the user name; unique.')
  email!: string

  @Field(() => String, 'Phone in any spelling.', nullable)
  phone?: string | null

  @Field(() => String, 'Apartment or unit.', nullable)
  unit?: string | null

  @Field(() => String, 'Number in the street.', nullable)
  streetNo?: string | null

  @Field(() => String, 'Name of the street; required.')
  streetName!: string

  @Field(() => String, 'City or town; required.')
  city!: string

  @Field(() => Province, 'Province or territory; required.', nullable)
  province?: number | null

  @Field(() => String, 'Postal code.', nullable)
  postal?: string | null

  @Field(() => Boolean, 'Signs them out at once and keeps them out.', nullable)
  disabled?: boolean | null

  @Field(() => Float, '0 to 5; 0 when left out.', nullable)
  selfAssessment?: number | null
}

@ObjectType({ description: 'A staff member after a change.' })
export class StaffMemberPayload extends CommandPayload {
  @Field(() => StaffMember, 'Their state now; null when refused or removed.', nullable)
  staffMember?: StaffMember | undefined
}
