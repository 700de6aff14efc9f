import { z } from 'zod'
import { openActivation } from '../../identity/activation.handlers.ts'
import { captchaCookie, showCaptcha } from '../../identity/humanProof.handlers.ts'
import { newChallenge } from '../../identity/proofOfWork.store.ts'
import { register } from '../../identity/registration.handlers.ts'
import { humanFields } from '../rest/fields.ts'
import { OtherAnswer } from '../rest/otherAnswer.ts'
import { messageReply, publicCall, type RestCall, restCall } from '../rest/restCall.ts'
import { proofOf } from './humanProof.graphql.ts'

/** How visitors become customers: customer document section 7, and the routes that decisions A7 and A8 add. */
export const registrationCustomerCalls: readonly RestCall[] = [
  publicCall(
    '/Account/createAccount',
    z.object({
      firstName: z.string(),
      lastName: z.string().nullish(),
      dob: z.string().nullish(),
      email: z.string(),
      phoneNumber: z.string().nullish(),
      password: z.string(),
      emailNotifications: z.boolean().optional(),
      marketingConsent: z.boolean().optional(),
      ...humanFields,
    }),
    async ({ validationCode, proofOfWork, ...fields }, context) => {
      const { application, wantedLanguage: language } = context
      const proof = proofOf({ validationCode, proofOfWork }, context)
      const outcome = await register(application.accounts, { fields, language, ...proof })
      return messageReply(outcome, 'REGISTERED', context)
    },
  ),
  restCall({
    path: '/Account/generateValidation',
    method: 'GET',
    audience: 'public',
    limit: 'pictures',
    body: z.object({}),
    answer: async (_query, { application, now }) => {
      const { captchaId, image, seconds } = await showCaptcha(application.accounts, now)
      const cookie = { ...captchaCookie(application.accounts), value: captchaId, seconds }
      return new OtherAnswer({ image, mediaType: 'image/png', cookie })
    },
  }),
  restCall({
    path: '/Account/generateProofOfWork',
    method: 'GET',
    audience: 'public',
    limit: 'challenges',
    body: z.object({}),
    answer: async (_query, { application, now }) => newChallenge(application.accounts, now),
  }),
  restCall({
    path: '/Account/activateAccount',
    method: 'GET',
    audience: 'public',
    limit: 'activations',
    // whoever follows a link in a mail is shown a page, even if half of the link is missing
    body: z.object({ token: z.string().catch('').default('') }),
    answer: async ({ token }, { application, now }) => {
      const isOpen = await openActivation(application.accounts, { token, now })
      const { publicUrl } = application.accounts
      return new OtherAnswer({ redirectTo: `${publicUrl}/login?activation=${isOpen ? 'done' : 'invalid'}` })
    },
  }),
]
