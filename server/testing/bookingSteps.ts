import { expect } from 'vitest'
import type { Answer, ApiClient } from './apiClient.ts'
import {
  CANCEL_ORDER,
  type Cancelling,
  ORDER,
  PLACE_ORDER,
  type Placing,
  type ShownOrder,
  type ShownPayload,
} from './bookingDocuments.ts'
import { workdays } from './bookings.ts'
import { contractFaults } from './contractReplies.ts'
import type { Newcomer } from './newcomers.ts'

/** A moment as replies tell it: with Alberta's offset. */
export const WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[67]:00$/

/** What specs of a booking do again and again. Nothing here expects success: a refusal is an answer too. */
export interface BookingSteps {
  /** A documented call; its reply must be as documented, whatever it is. */
  call<Body = Record<string, unknown>>(path: string, body: object, token?: string): Promise<Answer<Body>>
  /** A placing over GraphQL. */
  place(input: object, token: string): Promise<ShownPayload>
  /** A cancellation over GraphQL, with a key of its own and no fee seen unless told. */
  cancel(orderNo: string, token: string, told?: { feeSeen?: number; key?: string }): Promise<ShownPayload>
  order(orderNo: string, token: string): Promise<ShownOrder | null>
  /** Paid and reward points together. */
  balance(customer: Newcomer): Promise<number>
}

export function stepsThrough(client: ApiClient): BookingSteps {
  const call: BookingSteps['call'] = async <Body>(path: string, body: object, token?: string) => {
    const reply = await client.rest<Body>(path, body, { token })
    expect(contractFaults(path, reply)).toEqual([])
    return reply
  }
  const ask = async <Data>(query: string, variables: Record<string, unknown>, token: string) => {
    const reply = await client.graphql<Data>(query, variables, { token })
    expect(reply.body.errors).toBeUndefined()
    return reply.body.data
  }
  return {
    call,
    place: async (input, token) => (await ask<Placing>(PLACE_ORDER, { input }, token)).placeOrder,
    async cancel(orderNo, token, { feeSeen = 0, key = crypto.randomUUID() } = {}) {
      const input = { orderNo, feeSeen, key }
      return (await ask<Cancelling>(CANCEL_ORDER, { input }, token)).cancelOrder
    },
    order: async (orderNo, token) =>
      (await ask<{ order: ShownOrder | null }>(ORDER, { orderNo }, token)).order,
    async balance({ token }) {
      const path = '/Account/getAccountDetail'
      const { body } = await call<{ points: number; rewardPoints: number }>(path, {}, token)
      return body.points + body.rewardPoints
    },
  }
}

/** Days of the calendar from the first on, each given once, so that no spec of a file takes another's places. */
export function distinctDays(first: string): () => string {
  const days = workdays(Temporal.PlainDate.from(first), 90).values()
  return () => {
    const { value } = days.next()
    if (value === undefined) throw new Error('all days are given')
    return value
  }
}
