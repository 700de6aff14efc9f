import { CONFIRM_RECHARGE, REVERSE_RECHARGE } from './moneyDocuments.ts'
import type { Newcomer } from './newcomers.ts'
import type { TestApp } from './testApp.ts'

export type MoneyMutations = ReturnType<typeof moneyMutations>

/** Points and payments at `/graphql`. @param adminToken of the administrator who makes the office's operations */
export function moneyMutations(product: TestApp, adminToken: string) {
  const { root: office } = product.as(adminToken)
  const key = () => crypto.randomUUID()
  return {
    ask: <Data = Record<string, unknown>>(query: string, variables: object, token: string) =>
      product.as(token).root<Data>(query, variables),
    office,
    /** By e-transfer and without reward points, with a new key by default. */
    recharge({ userId: customerId }: Newcomer, input: object) {
      const usual = { key: key(), method: 'ETransfer', rewardPercent: 0 }
      return office(CONFIRM_RECHARGE, { input: { ...usual, customerId, ...input } })
    },
    /** Of the first payment, with a new key by default. */
    reverse({ userId: customerId }: Newcomer, input: object) {
      const usual = { key: key(), paymentId: 1, reason: 'typed wrongly' }
      return office(REVERSE_RECHARGE, { input: { ...usual, customerId, ...input } })
    },
  }
}
