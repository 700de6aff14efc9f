import { openSession, revokeSession } from '../identity/sessions.store.ts'
import type { Area } from '../kernel/viewer.ts'
import type { Colleague } from './colleagues.ts'
import type { Newcomer } from './newcomers.ts'
import type { TestApp } from './testApp.ts'

/** The kinds of callers: visitors, people of an area, and people with an ended session. */
export const callers = ['none', 'garbage', 'customer', 'admin', 'staff', 'revoked', 'expired'] as const
export type Caller = (typeof callers)[number]

/** One person of each area, with a token for every way of asking. */
export interface People {
  readonly customer: Newcomer
  readonly admin: Colleague
  readonly staff: Colleague
  /** The token a caller sends with a call of the area; a revoked and an expired one are of that area. */
  tokenOf(caller: Caller, area: Area): string | undefined
}

/** @param customer the customer with data */
export async function settlePeople(product: TestApp, customer: Newcomer): Promise<People> {
  const [admin, staff] = [await product.admin(), await product.staff()]
  const ids = { customer: customer.userId, admin: admin.id, staff: staff.id }
  const over = {
    customer: await uselessTokens(product, 'customer', ids.customer),
    admin: await uselessTokens(product, 'admin', ids.admin),
    staff: await uselessTokens(product, 'staff', ids.staff),
  }
  const valid = { customer: customer.token, admin: admin.token, staff: staff.token }
  return {
    customer,
    admin,
    staff,
    tokenOf: (caller, area) =>
      ({ none: undefined, garbage: 'A'.repeat(43), ...valid, ...over[area] })[caller],
  }
}

/** Tokens of sessions that are over. */
async function uselessTokens(product: TestApp, area: Area, personId: string) {
  const { accounts } = product.application
  const now = product.now()
  const open = (at: Temporal.Instant) =>
    openSession(accounts, { area, personId, isRemembered: false, now: at })
  const revoked = await open(now)
  await revokeSession(accounts.db, revoked.viewer.sessionId, now)
  return { revoked: revoked.token, expired: (await open(now.subtract({ hours: 13 }))).token }
}
