import type { ApiClient } from './apiClient.ts'
import { apiUser } from './apiUser.ts'
import { CANCEL_ORDER, ORDER, PLACE_ORDER, type ShownOrder, type ShownPayload } from './bookingDocuments.ts'
import { cleaning, inputOf, workdays } from './bookings.ts'
import type { Newcomer } from './newcomers.ts'

/** A moment in replies, with Alberta's offset. */
export const WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[67]:00$/

export type BookingSteps = ReturnType<typeof bookingSteps>

/** Booking and what follows, by anybody. A refusal is an answer too. */
export function bookingSteps(client: ApiClient) {
  const as = (token?: string) => apiUser(client, token)
  const place = (input: object, token: string) => as(token).root<ShownPayload>(PLACE_ORDER, { input })
  return {
    /** A documented call; its reply must be as documented. */
    call: <Body = Record<string, unknown>>(path: string, body: object, token?: string) =>
      as(token).call<Body>(path, body),
    /** A placing over GraphQL. */
    place,
    /** A standard clean at nine, or at noon, at one of the customer's addresses. */
    clean(
      { addressIds, token }: Newcomer,
      date: string,
      { half, address = 0 }: { half?: 'morning' | 'afternoon'; address?: number } = {},
    ) {
      return place(inputOf(cleaning(addressIds[address] ?? '', date, half), crypto.randomUUID()), token)
    },
    /** A cancellation over GraphQL, by default with a new key and no fee seen. */
    cancel: (
      orderNo: string,
      token: string,
      { feeSeen = 0, key = crypto.randomUUID() }: { feeSeen?: number; key?: string } = {},
    ) => as(token).root<ShownPayload>(CANCEL_ORDER, { input: { orderNo, feeSeen, key } }),
    order: (orderNo: string, token: string) => as(token).root<ShownOrder | null>(ORDER, { orderNo }),
    /** Paid and reward points together. */
    async balance({ token }: Newcomer) {
      const path = '/Account/getAccountDetail'
      const { body } = await as(token).call<{ points: number; rewardPoints: number }>(path)
      return body.points + body.rewardPoints
    },
  }
}

/** Working days from the first on, each returned once, so that the specs of a file do not compete for places. */
export function distinctDays(first: string): () => string {
  const days = workdays(Temporal.PlainDate.from(first), 90).values()
  return () => {
    const { value } = days.next()
    if (value === undefined) throw new Error('all days are given')
    return value
  }
}
