import type { Language } from '../../../schema/rules/enumerations.ts'
import { rememberLanguage } from '../../identity/accounts.store.ts'
import { findProfile } from '../../people/profiles.store.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { CommandPayload, Form, payloadOf } from '../graphql/commandPayload.graphql.ts'
import {
  Arg,
  Ctx,
  Field,
  ID,
  InputType,
  Mutation,
  nullable,
  ObjectType,
  Query,
  Resolver,
} from '../graphql/decorators.ts'
import { LanguageName } from '../graphql/enums.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { UserError } from '../graphql/userError.graphql.ts'

@ObjectType({ description: 'What customers may see and mostly edit of their own account.' })
class Profile {
  @Field(() => ID, 'Opaque id of the customer.', { name: 'id' })
  userId!: string

  @Field(() => String, 'First name.')
  firstName!: string

  @Field(() => String, 'Last name; may be empty.')
  lastName!: string

  @Field(() => String, 'E-mail address; it changes only through support.')
  email!: string

  @Field(() => String, 'Phone in international form.', nullable)
  phoneNumber!: string | undefined

  @Field(() => String, 'Date of birth as YYYY-MM-DD.', nullable)
  dob!: string | undefined

  @Field(() => Boolean, 'Mails about orders.')
  emailNotifications!: boolean

  @Field(() => Boolean, 'Consent to advertising by mail.')
  marketingConsent!: boolean

  @Field(() => LanguageName, 'The language of mails and messages.')
  language!: Language
}

@InputType({ description: 'A profile form. An omitted field is kept; null or an empty text clears it.' })
export class SaveProfileInput {
  @Field(() => String, 'First name.')
  firstName!: string

  @Field(() => String, 'Last name.', nullable)
  lastName?: string | null

  @Field(() => String, 'Date of birth as YYYY-MM-DD, not in the future.', nullable)
  dob?: string | null

  @Field(() => String, 'Phone in any spelling; also a user name.', nullable)
  phoneNumber?: string | null

  @Field(() => Boolean, 'Mails about orders; null changes nothing.', nullable)
  emailNotifications?: boolean | null

  @Field(() => Boolean, 'Consent to advertising by mail; null changes nothing.', nullable)
  marketingConsent?: boolean | null
}

@ObjectType({ description: 'Outcome of saving the profile.' })
class SaveProfilePayload extends CommandPayload {
  @Field(() => Profile, 'Its state now; null when refused.', nullable)
  profile?: Profile | undefined
}

@ObjectType({ description: 'Outcome of choosing a language.' })
class SaveLanguagePayload {
  @Field(() => LanguageName, 'The language of mails and messages from now on.')
  language!: Language

  @Field(() => [UserError], 'Always empty: every language there is can be chosen.')
  userErrors!: UserError[]
}

/** A customer's own details. */
@Resolver()
export class ProfileResolver {
  @Query(() => Profile, 'The fields of the account that the signed-in customer may edit.')
  async profile(@Ctx() context: GraphqlContext) {
    const { id } = viewerOf(context, 'customer')
    return getOrThrow(await findProfile(context.application.db, id), id)
  }

  @Mutation(() => SaveProfilePayload, "Saves the signed-in customer's profile.")
  async saveProfile(@Form(SaveProfileInput) input: SaveProfileInput, @Ctx() context: GraphqlContext) {
    const { id: userId } = viewerOf(context, 'customer')
    const { application, now, language } = context
    const { emailNotifications, marketingConsent, ...texts } = input
    const boxes = {
      emailNotifications: emailNotifications ?? undefined,
      marketingConsent: marketingConsent ?? undefined,
    }
    const target = { userId, now, language }
    const outcome = await application.identity.saveProfile(target, { ...texts, ...boxes })
    return payloadOf(context, outcome, 'PROFILE_SAVED', (profile) => ({ profile }))
  }

  @Mutation(() => SaveLanguagePayload, 'Chooses the language of mails and messages.')
  async saveLanguage(
    @Arg('language', () => LanguageName, 'The language to choose.') language: Language,
    @Ctx() context: GraphqlContext,
  ) {
    await rememberLanguage(context.application.db, viewerOf(context, 'customer'), language)
    return { language, userErrors: [] }
  }
}
