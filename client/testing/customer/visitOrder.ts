import type { UserEvent } from '@testing-library/user-event'
import { confirmedOrder } from '../bookingExamples.ts'
import { chooseFrom } from '../menuKeys.ts'

/* What specs of an order's page do again and again. */

/** The page of one order. */
export const at = '/userOrderDetail/K7M4-2QXP'
/** The answer to that page: a confirmed order, with changes. */
export const detail = (change: object = {}) => ({
  OrderDetail: () => ({ data: { order: { ...confirmedOrder, ...change } } }),
})

/** Chooses an action of the order. */
export const choose = (user: UserEvent, name: string) => chooseFrom(user, 'Actions', name)
