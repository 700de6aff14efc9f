import { expect } from 'vitest'
import type { Answer } from './apiClient.ts'
import { lookAtCaptcha, SHOWN_CHARACTERS } from './captcha.ts'
import { contractFaults } from './contractReplies.ts'
import type { Newcomer } from './newcomers.ts'
import type { StartedProduct } from './startProduct.ts'

const FORGOTTEN = '/Account/forgottenAccountPassword'
const RESET = '/Account/resetAccountPassword'

/** How a wrong code is answered. */
export const WRONG_CODE = { status: 400, body: { tag: 'validationCode', msg: 'That code isn’t right.' } }
/** How a code is answered that is used up, too old or of nobody. */
export const CODE_OVER = {
  status: 400,
  body: { tag: 'validationCode', msg: 'This code has expired. Request a new one.' },
}

/** What the calls of passwords answer, as far as specs look at it. */
export interface PasswordReply {
  readonly userId: string
  readonly msg: string
  readonly tag: string
  readonly token: string
}

interface MailedCode {
  readonly customer: Newcomer
  readonly userId: string
  readonly validationCode: string
}

/** Forgotten passwords, as a browser goes; every reply is held against the contract. */
export interface PasswordSteps {
  forget(emailOrPhone: unknown, change?: object, language?: string): Promise<Answer<PasswordReply>>
  reset(fields: {
    userId: string
    validationCode: string
    newPassword?: string
  }): Promise<Answer<PasswordReply>>
  /** Somebody who asked for a code and has it. */
  mailed(): Promise<MailedCode>
  codesOf(customerId: string): Promise<readonly string[]>
  kindsFor(customerId: string): Promise<readonly string[]>
  signIn(userName: string, password: string): Promise<Answer>
  isOpen(token: string): Promise<boolean>
}

export function passwordSteps(product: StartedProduct): PasswordSteps {
  const checked = async (path: string, body: object, headers = {}) => {
    const reply = await product.rest<PasswordReply>(path, body, { headers })
    expect(contractFaults(path, reply)).toEqual([])
    return reply
  }
  const forget: PasswordSteps['forget'] = async (emailOrPhone, change = {}, language = 'en') => {
    const headers = { ...(await lookAtCaptcha(product)), 'accept-language': language }
    return checked(FORGOTTEN, { emailOrPhone, validationCode: SHOWN_CHARACTERS, ...change }, headers)
  }
  const codesOf: PasswordSteps['codesOf'] = async (customerId) => {
    const mails = await product.posted(customerId)
    return mails.flatMap(({ kind, facts }) => (kind === 'resetCode' ? [facts.code ?? ''] : []))
  }
  return {
    forget,
    codesOf,
    reset: (fields) => checked(RESET, { newPassword: 'another-1', ...fields }),
    async mailed() {
      const customer = await product.customer()
      const { body } = await forget(customer.email)
      return { customer, userId: body.userId, validationCode: (await codesOf(customer.userId))[0] ?? '' }
    },
    kindsFor: async (customerId) => (await product.posted(customerId)).map(({ kind }) => kind),
    signIn: (userName, password) =>
      product.rest('/Account/loginAccount', { userName, password, isRemember: false }),
    isOpen: async (token) =>
      (await product.rest('/Account/getAccountEditInfo', {}, { token })).status === 200,
  }
}

/** Another code than this. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}
