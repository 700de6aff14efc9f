import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Language } from '../../../schema/rules/enumerations.ts'
import { rememberLanguage } from '../../identity/accounts.store.ts'
import { saveProfile } from '../../identity/profile.handlers.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { findProfile } from '../../people/profiles.store.ts'
import { getOrThrow } from '../details/tableLoaders.ts'
import { LanguageName } from '../graphql/enums.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import {
  Profile,
  profileNode,
  SaveLanguagePayload,
  SaveProfileInput,
  SaveProfilePayload,
} from './profile.graphql.ts'

/** A customer's own details. */
@Resolver()
export class ProfileResolver {
  @Query(() => Profile, { description: 'What the signed-in customer may edit of the account.' })
  async profile(@Ctx() context: GraphqlContext): Promise<Profile> {
    const { id } = viewerOf(context, 'customer')
    return profileNode(getOrThrow(await findProfile(context.application.db, id), id))
  }

  @Mutation(() => SaveProfilePayload, { description: 'Saves what the signed-in customer edited.' })
  async saveProfile(
    @Arg('input', () => SaveProfileInput, { description: 'The form, filled in.' }) input: SaveProfileInput,
    @Ctx() context: GraphqlContext,
  ): Promise<SaveProfilePayload> {
    const { id: userId } = viewerOf(context, 'customer')
    const { application, now, language } = context
    const { emailNotifications, marketingConsent, ...texts } = input
    const boxes = {
      emailNotifications: emailNotifications ?? undefined,
      marketingConsent: marketingConsent ?? undefined,
    }
    const outcome = await saveProfile(application.accounts, { userId, now, language }, { ...texts, ...boxes })
    if (isRejection(outcome)) return { profile: null, ...refusal(outcome, language) }
    return { profile: profileNode(outcome), message: messageOf('PROFILE_SAVED', language), userErrors: [] }
  }

  @Mutation(() => SaveLanguagePayload, {
    description:
      'Chooses the language of mails and messages. A request that asks for another one changes it again.',
  })
  async saveLanguage(
    @Arg('language', () => LanguageName, { description: 'The language to choose.' }) language: Language,
    @Ctx() context: GraphqlContext,
  ): Promise<SaveLanguagePayload> {
    await rememberLanguage(context.application.db, viewerOf(context, 'customer'), language)
    return { language, userErrors: [] }
  }
}
