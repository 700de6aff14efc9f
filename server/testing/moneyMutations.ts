import { expect } from 'vitest'
import { CONFIRM_RECHARGE, REVERSE_RECHARGE } from './moneyDocuments.ts'
import type { Newcomer } from './newcomers.ts'
import type { StartedProduct } from './startProduct.ts'

type Fields = Record<string, unknown>

/** Points and payments at `/graphql`. Nothing here expects success: a refusal is an answer too. */
export interface MoneyMutations {
  /** The root field of an answer without errors. */
  ask<Data = Fields>(query: string, variables: object, token: string): Promise<Data>
  /** The same of the office. */
  office<Data = Fields>(query: string, variables: object): Promise<Data>
  /** By e-transfer and without reward points, under a key of its own, unless told. */
  recharge(customer: Newcomer, input: object): Promise<Fields>
  /** Of the first payment, under a key of its own, unless told. */
  reverse(customer: Newcomer, input: object): Promise<Fields>
}

/** @param adminToken of the administrator who makes the office's operations */
export function moneyMutations(product: StartedProduct, adminToken: string): MoneyMutations {
  const ask: MoneyMutations['ask'] = async <Data>(query: string, variables: object, token: string) => {
    const { body } = await product.graphql(query, variables as Fields, { token })
    expect(body.errors).toBeUndefined()
    return Object.values(body.data)[0] as Data
  }
  const office: MoneyMutations['office'] = (query, variables) => ask(query, variables, adminToken)
  return {
    ask,
    office,
    recharge({ userId: customerId }, input) {
      const usual = { key: crypto.randomUUID(), method: 'ETransfer', rewardPercent: 0 }
      return office(CONFIRM_RECHARGE, { input: { ...usual, customerId, ...input } })
    },
    reverse({ userId: customerId }, input) {
      const usual = { key: crypto.randomUUID(), paymentId: 1, reason: 'typed wrongly' }
      return office(REVERSE_RECHARGE, { input: { ...usual, customerId, ...input } })
    },
  }
}
