import { z } from 'zod'
import { humanFields, nameText, newPasswordText } from '../rest/fields.ts'
import { OtherAnswer } from '../rest/otherAnswer.ts'
import { publicCall, type RestCall } from '../rest/restCall.ts'
import { proofOf } from './proofs.graphql.ts'

/** How visitors become customers: customer document section 7, and the routes that decisions A7 and A8 add. */
export const registrationCustomerCalls: readonly RestCall[] = [
  publicCall.message('/Account/createAccount', {
    summary: 'Register',
    description:
      'The account opens with the link in the mail that follows. A person shows to be one by the characters of the picture of generateValidation, or by solving the challenge of generateProofOfWork: one of validationCode and proofOfWork is needed.',
    countsAttempts: true,
    body: z.object({
      firstName: nameText,
      lastName: nameText.nullish(),
      dob: z.string().nullish().describe('YYYY-MM-DD, not in the future'),
      email: z.string().meta({ maxLength: 254 }),
      phoneNumber: z.string().nullish(),
      password: newPasswordText,
      emailNotifications: z.boolean().optional().meta({ default: true }),
      marketingConsent: z.boolean().optional().meta({ default: false }),
      ...humanFields,
    }),
    returns: 'Done',
    success: 'REGISTERED',
    run: ({ validationCode, proofOfWork, ...fields }, context) => {
      const { application, wantedLanguage: language } = context
      const proof = proofOf({ validationCode, proofOfWork }, context)
      return application.identity.register({ fields, language, ...proof })
    },
  }),
  publicCall.other('/Account/generateValidation', {
    method: 'GET',
    summary: 'A captcha picture',
    description:
      'Five characters, capital letters or not, good for five minutes and one try, by the browser that keeps the cookie.',
    limit: 'pictures',
    body: z.object({}),
    responds: {
      status: 200,
      response: {
        description: 'The picture',
        headers: {
          'Set-Cookie': {
            schema: { type: 'string' },
            description: 'captcha, httpOnly, SameSite=Lax, Secure on https',
          },
        },
        content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
      },
    },
    answer: async (_query, { application, now }) => {
      const { captchaId, image, seconds } = await application.identity.showCaptcha(now)
      const cookie = { ...application.identity.captchaCookie(), value: captchaId, seconds }
      return new OtherAnswer({ image, mediaType: 'image/png', cookie })
    },
  }),
  publicCall('/Account/generateProofOfWork', {
    method: 'GET',
    summary: 'A challenge for the device, instead of a picture for eyes',
    description:
      'An ALTCHA challenge (version 2, PBKDF2/SHA-256), good for five minutes. The solution is sent once as proofOfWork: base64 of the JSON object { challenge, solution }.',
    limit: 'challenges',
    body: z.object({}),
    returns: 'The challenge',
    reply: z.strictObject({ parameters: z.looseObject({}), signature: z.string() }),
    answer: async (_query, { application, now }) => {
      const { parameters, signature = '' } = await application.identity.newChallenge(now)
      return { parameters: { ...parameters }, signature }
    },
  }),
  publicCall.other('/Account/activateAccount', {
    method: 'GET',
    summary: 'The link in the activation mail',
    description:
      'Opens the account and leads to the sign-in page with the query activation=done, or activation=invalid when the link is over. Following it again within its seven days is the same success.',
    limit: 'activations',
    // a link from a mail leads to a page, even if half of it is missing
    body: z.object({ token: z.string().catch('').default('').meta({ default: undefined }) }),
    responds: {
      status: 302,
      response: {
        description: 'To the sign-in page',
        headers: { Location: { schema: { type: 'string', format: 'uri' } } },
      },
    },
    answer: async ({ token }, { application, now }) => {
      const isOpen = await application.identity.openActivation({ token, now })
      const { publicUrl } = application.accounts
      return new OtherAnswer({ redirectTo: `${publicUrl}/login?activation=${isOpen ? 'done' : 'invalid'}` })
    },
  }),
]
