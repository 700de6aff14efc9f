import { createAdmin, createStaff } from '../accounts/accounts.handlers.ts'
import { demoAdmin, demoStaff } from '../accounts/demoAccounts.ts'
import { openSession, revokeSession } from '../accounts/sessions.store.ts'
import { isRejection } from '../kernel/rejection.ts'
import type { Area } from '../kernel/viewer.ts'
import type { Newcomer } from './newcomers.ts'
import type { StartedProduct } from './startProduct.ts'

/** Tokens that open nothing for customers. Absent: a visitor. */
export interface UselessTokens {
  readonly none: undefined
  readonly garbage: string
  readonly admin: string
  readonly staff: string
  readonly revoked: string
  readonly expired: string
}

/** @param owner whose revoked and expired sessions are among them */
export async function uselessTokens(product: StartedProduct, owner: Newcomer): Promise<UselessTokens> {
  const { accounts } = product.application
  const now = product.now()
  const open = async (area: Area, personId: string, at = now) =>
    openSession(accounts, { area, personId, isRemembered: false, now: at })
  const made = { now, language: 'en' } as const
  const [admin, staff] = await Promise.all([
    createAdmin(accounts.db, demoAdmin, made),
    createStaff(accounts.db, demoStaff.sam, made),
  ])
  if (isRejection(admin) || isRejection(staff)) throw new Error('no admin or no staff member')
  const revoked = await open('customer', owner.userId)
  await revokeSession(accounts.db, revoked.viewer.sessionId, now)
  return {
    none: undefined,
    garbage: 'A'.repeat(43),
    admin: (await open('admin', admin.adminId)).token,
    staff: (await open('staff', staff.staffId)).token,
    revoked: revoked.token,
    expired: (await open('customer', owner.userId, now.subtract({ hours: 13 }))).token,
  }
}
