import { lookAtCaptcha, SHOWN_CHARACTERS } from './captcha.ts'
import type { TestApp } from './testApp.ts'

/** How a wrong code is answered. */
export const WRONG_CODE = { status: 400, body: { tag: 'validationCode', msg: 'That code isn’t right.' } }
/** The answer to a used, expired or unknown code. */
export const CODE_OVER = {
  status: 400,
  body: { tag: 'validationCode', msg: 'This code has expired. Request a new one.' },
}

/** The fields of the password calls' answers that specs read. */
export interface PasswordReply {
  readonly userId: string
  readonly msg: string
  readonly tag: string
  readonly token: string
}

export type PasswordSteps = ReturnType<typeof passwordSteps>

/** Forgotten passwords, as a browser goes. */
export function passwordSteps(product: TestApp) {
  const { call } = product.as()
  const forget = async (emailOrPhone: unknown, change = {}, language = 'en') => {
    const headers = { ...(await lookAtCaptcha(product)), 'accept-language': language }
    const body = { emailOrPhone, validationCode: SHOWN_CHARACTERS, ...change }
    return call<PasswordReply>('/Account/forgottenAccountPassword', body, headers)
  }
  const codesOf = async (customerId: string) =>
    (await product.posted(customerId)).flatMap(({ kind, facts }) =>
      kind === 'resetCode' ? [facts.code ?? ''] : [],
    )
  return {
    forget,
    codesOf,
    reset: (fields: { userId: string; validationCode: string; newPassword?: string }) =>
      call<PasswordReply>('/Account/resetAccountPassword', { newPassword: 'another-1', ...fields }),
    /** A customer with a requested code. */
    async mailed() {
      const customer = await product.customer()
      const { body } = await forget(customer.email)
      return { customer, userId: body.userId, validationCode: (await codesOf(customer.userId))[0] ?? '' }
    },
    kindsFor: async (customerId: string) => (await product.posted(customerId)).map(({ kind }) => kind),
    signIn: (userName: string, password: string) =>
      call('/Account/loginAccount', { userName, password, isRemember: false }),
    isOpen: async (token: string) =>
      (await product.as(token).call('/Account/getAccountEditInfo')).status === 200,
  }
}

/** Another code than this. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}
