import { z } from 'zod'
import { UNSET_BIRTH_DATE } from '../../../schema/rules/accountFields.ts'
import { findProfile } from '../../people/profiles.store.ts'
import { experienceOf } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import { customerIdOf } from '../context/requestContext.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { rankTitleLabel } from '../lookups/lookups.ts'
import { nameText, ownUser, ownUserId, rankField, tenthsOfPercent } from '../rest/fields.ts'
import { customerCall, type RestCall } from '../rest/restCall.ts'
import { standingOf } from './accountOverview.ts'

/** A customer's own details and rank: customer document section 7. */
export const profileCustomerCalls: readonly RestCall[] = [
  customerCall('/Account/getAccountRankInfo', {
    summary: "The customer's rank",
    body: ownUser,
    returns: 'Rank and discount',
    reply: z.strictObject({
      discount: tenthsOfPercent,
      title: z.string(),
      titleIcon: z.string(),
      rank: rankField,
      exp: z.int(),
    }),
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
  customerCall('/Account/getAccountEditInfo', {
    summary: 'What customers may edit of their account',
    body: ownUser,
    returns: 'The fields',
    reply: z.strictObject({
      firstName: z.string(),
      lastName: z.string(),
      dob: z.iso.date().describe('1900-01-01 when there is none'),
      phoneNumber: z.string().nullable(),
      emailNotifications: z.boolean(),
      marketingConsent: z.boolean(),
    }),
    answer: async (_body, context) => {
      const userId = customerIdOf(context)
      const profile = getOrThrow(await findProfile(context.application.db, userId), userId)
      const { firstName, lastName, emailNotifications, marketingConsent } = profile
      const { dob = UNSET_BIRTH_DATE, phoneNumber = null } = profile
      return { firstName, lastName, dob, phoneNumber, emailNotifications, marketingConsent }
    },
  }),
  customerCall.message('/Account/saveAccountEditInfo', {
    summary: 'Save what customers may edit of their account',
    description: 'An omitted field is kept; an empty last name, phone or date of birth is cleared.',
    countsAttempts: true,
    body: z.object({
      ...ownUserId,
      firstName: nameText,
      lastName: nameText.nullish(),
      dob: z.string().nullish().describe('YYYY-MM-DD; 1900-01-01 means none'),
      phoneNumber: z.string().nullish(),
      emailNotifications: z.boolean().optional(),
      marketingConsent: z.boolean().optional(),
    }),
    returns: 'Done',
    success: 'PROFILE_SAVED',
    run: ({ userId: _own, ...fields }, context) => {
      const { application, now, language } = context
      const target = { userId: customerIdOf(context), now, language }
      return application.identity.saveProfile(target, fields)
    },
  }),
]
