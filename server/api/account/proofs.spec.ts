import 'reflect-metadata'
import { expect, it } from 'vitest'
import { captchaCookie } from '../../identity/humanProof.handlers.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { proofOf } from './proofs.graphql.ts'

/** Which picture a browser was shown is what the cookie says under the name that it is sent by. */

const cookies = { '__Host-captcha': 'over-https', captcha: 'from-another-host' }

it.each([
  ['https://book.example.com', { name: '__Host-captcha', isSecure: true }, 'over-https'],
  ['http://127.0.0.1:4000', { name: 'captcha', isSecure: false }, 'from-another-host'],
])('at %s it is kept and read as %j', (publicUrl, cookie, captchaId) => {
  expect(captchaCookie({ publicUrl })).toEqual(cookie)
  const context = {
    application: { identity: { captchaCookie: () => captchaCookie({ publicUrl }) } },
    cookies,
  } as unknown as RequestContext
  expect(proofOf({}, context).captchaId).toBe(captchaId)
})
