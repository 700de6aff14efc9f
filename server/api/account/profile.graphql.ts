import { Field, ID, InputType, ObjectType } from 'type-graphql'
import type { Language } from '../../../schema/rules/enumerations.ts'
import type { Profile as ProfileView } from '../../people/profiles.store.ts'
import { LanguageName } from '../graphql/enums.ts'
import { CommandPayload, UserError } from '../graphql/userError.graphql.ts'

@ObjectType({ description: 'What customers may see and mostly edit of their own account.' })
export class Profile {
  @Field(() => ID, { description: 'Opaque id of the customer.' })
  id!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name; may be empty.' })
  lastName!: string

  @Field(() => String, { description: 'E-mail address; it changes only through support.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'Phone in international form.' })
  phoneNumber!: string | null

  @Field(() => String, { nullable: true, description: 'Date of birth as YYYY-MM-DD.' })
  dob!: string | null

  @Field(() => Boolean, { description: 'Mails about orders.' })
  emailNotifications!: boolean

  @Field(() => Boolean, { description: 'Consent to advertising by mail.' })
  marketingConsent!: boolean

  @Field(() => LanguageName, { description: 'The language of mails and messages.' })
  language!: Language
}

@InputType({
  description:
    'What a profile form holds. A field that is left out stays as it was; null or an empty text takes it away.',
})
export class SaveProfileInput {
  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName?: string | null

  @Field(() => String, { nullable: true, description: 'Date of birth as YYYY-MM-DD, not in the future.' })
  dob?: string | null

  @Field(() => String, { nullable: true, description: 'Phone in any spelling; also a user name.' })
  phoneNumber?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Mails about orders; null leaves it as it was.' })
  emailNotifications?: boolean | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Consent to advertising by mail; every change is logged. Null leaves it as it was.',
  })
  marketingConsent?: boolean | null
}

@ObjectType({ description: 'Outcome of saving the profile.' })
export class SaveProfilePayload extends CommandPayload {
  @Field(() => Profile, { nullable: true, description: 'As it is now; null when refused.' })
  profile!: Profile | null
}

@ObjectType({ description: 'Outcome of choosing a language.' })
export class SaveLanguagePayload {
  @Field(() => LanguageName, { description: 'The language of mails and messages from now on.' })
  language!: Language

  @Field(() => [UserError], { description: 'Always empty: every language there is can be chosen.' })
  userErrors!: UserError[]
}

/** A customer's own details as GraphQL shows them. */
export function profileNode(profile: ProfileView): Profile {
  const { userId: id, firstName, lastName, email, emailNotifications, marketingConsent, language } = profile
  const { phoneNumber = null, dob = null } = profile
  return { id, firstName, lastName, email, phoneNumber, dob, emailNotifications, marketingConsent, language }
}
