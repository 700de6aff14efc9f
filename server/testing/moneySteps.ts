import type { Newcomer, NewcomerWishes } from './newcomers.ts'
import type { TestApp } from './testApp.ts'

/** A recharge as the office's form sends it: dollars before tax. */
interface PaymentForm {
  readonly userId: string
  readonly paidAmount: number
  readonly paymentMethod?: number
  readonly rewardPercent?: number
  readonly comment?: string
  readonly confirmRepeat?: boolean
  readonly totalSeen?: number
}

export type MoneySteps = ReturnType<typeof moneySteps>

/** The documented calls of money, as their screens make them. @param adminToken of the administrator who makes the office's calls */
export function moneySteps(product: TestApp, adminToken: string) {
  const { call: office } = product.as(adminToken)
  return {
    office,
    pay: (form: PaymentForm) =>
      office<{ msg: string; newUser: Record<string, unknown> }>('/Staff/confrmUserPayment', {
        ...{ paymentMethod: 2, rewardPercent: 0, comment: '' },
        ...form,
      }),
    as: <Body = Record<string, unknown>>(
      { token }: Newcomer,
      path: string,
      body: object = {},
      language = 'en',
    ) => product.as(token).call<Body>(path, body, { 'accept-language': language }),
    /** A customer whose default address lies there. */
    customerIn: (province: NonNullable<NewcomerWishes['province']>) => product.customer({ province }),
  }
}
