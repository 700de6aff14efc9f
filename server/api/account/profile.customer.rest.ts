import { z } from 'zod'
import { UNSET_BIRTH_DATE } from '../../../schema/rules/accountFields.ts'
import { saveProfile } from '../../identity/profile.handlers.ts'
import { rankTitleLabel } from '../../kernel/lookups.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { findProfile } from '../../people/profiles.store.ts'
import { experienceOf } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import { customerIdOf } from '../context/requestContext.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { ownUserId } from '../rest/fields.ts'
import { type RestCall, restCall } from '../rest/restCall.ts'
import { standingOf } from './accountOverview.ts'

/** A customer's own details and rank: customer document section 7. */
export const profileCustomerCalls: readonly RestCall[] = [
  restCall({
    path: '/Account/getAccountRankInfo',
    method: 'POST',
    audience: 'customer',
    body: z.object(ownUserId),
    answer: async (_body, context) => {
      const standing = standingOf(await experienceOf(context.application.db, customerIdOf(context)))
      return {
        discount: standing.discountTenths,
        title: rankTitleLabel(standing.title, context.language),
        titleIcon: standing.title,
        rank: standing.rank,
        exp: standing.experience,
      }
    },
  }),
  restCall({
    path: '/Account/getAccountEditInfo',
    method: 'POST',
    audience: 'customer',
    body: z.object(ownUserId),
    answer: async (_body, context) => {
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
    },
  }),
  restCall({
    path: '/Account/saveAccountEditInfo',
    method: 'POST',
    audience: 'customer',
    body: z.object({
      ...ownUserId,
      firstName: z.string(),
      lastName: z.string().nullish(),
      dob: z.string().nullish(),
      phoneNumber: z.string().nullish(),
      emailNotifications: z.boolean().optional(),
      marketingConsent: z.boolean().optional(),
    }),
    answer: async ({ userId: _own, ...fields }, context) => {
      const { application, now, language } = context
      const target = { userId: customerIdOf(context), now, language }
      const outcome = await saveProfile(application.db, target, fields)
      return isRejection(outcome) ? outcome : { msg: messageOf('PROFILE_SAVED', language) }
    },
  }),
]
