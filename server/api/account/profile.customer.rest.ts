import { z } from 'zod'
import { UNSET_BIRTH_DATE } from '../../../schema/rules/accountFields.ts'
import { saveProfile } from '../../identity/profile.handlers.ts'
import { rankTitleLabel } from '../../kernel/lookups.ts'
import { findProfile } from '../../people/profiles.store.ts'
import { experienceOf } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import { customerIdOf } from '../context/requestContext.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { ownUserId } from '../rest/fields.ts'
import { customerCall, messageReply, type RestCall } from '../rest/restCall.ts'
import { standingOf } from './accountOverview.ts'

/** A customer's own details and rank: customer document section 7. */
export const profileCustomerCalls: readonly RestCall[] = [
  customerCall('/Account/getAccountRankInfo', z.object(ownUserId), async (_body, context) => {
    const standing = standingOf(await experienceOf(context.application.db, customerIdOf(context)))
    return {
      discount: standing.discountTenths,
      title: rankTitleLabel(standing.title, context.language),
      titleIcon: standing.title,
      rank: standing.rank,
      exp: standing.experience,
    }
  }),
  customerCall('/Account/getAccountEditInfo', z.object(ownUserId), async (_body, context) => {
    const userId = customerIdOf(context)
    const profile = getOrThrow(await findProfile(context.application.db, userId), userId)
    return {
      firstName: profile.firstName,
      lastName: profile.lastName,
      dob: profile.dob ?? UNSET_BIRTH_DATE,
      phoneNumber: profile.phoneNumber ?? null,
      emailNotifications: profile.emailNotifications,
      marketingConsent: profile.marketingConsent,
    }
  }),
  customerCall(
    '/Account/saveAccountEditInfo',
    z.object({
      ...ownUserId,
      firstName: z.string(),
      lastName: z.string().nullish(),
      dob: z.string().nullish(),
      phoneNumber: z.string().nullish(),
      emailNotifications: z.boolean().optional(),
      marketingConsent: z.boolean().optional(),
    }),
    async ({ userId: _own, ...fields }, context) => {
      const { application, now, language } = context
      const target = { userId: customerIdOf(context), now, language }
      const outcome = await saveProfile(application.accounts, target, fields)
      return messageReply(outcome, 'PROFILE_SAVED', context)
    },
  ),
]
