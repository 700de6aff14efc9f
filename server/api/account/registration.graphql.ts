import { Field, InputType, ObjectType } from 'type-graphql'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { HumanProof } from './humanProof.graphql.ts'

@InputType({
  description:
    'What a registration form holds. A person shows to be one by the characters of the captcha picture or by solving a challenge.',
})
export class RegisterInput extends HumanProof {
  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName?: string | null

  @Field(() => String, { nullable: true, description: 'Date of birth as YYYY-MM-DD, not in the future.' })
  dob?: string | null

  @Field(() => String, { description: 'E-mail address; also the user name.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'Phone in any spelling; also a user name.' })
  phoneNumber?: string | null

  @Field(() => String, { description: 'The password, six characters or more, taken as typed.' })
  password!: string

  @Field(() => Boolean, { defaultValue: true, description: 'Mails about orders.' })
  emailNotifications!: boolean

  @Field(() => Boolean, { defaultValue: false, description: 'Consent to advertising by mail; logged.' })
  marketingConsent!: boolean
}

@ObjectType({ description: 'Outcome of a registration.' })
export class RegisterPayload extends CommandPayload {}
