import { demoStaff } from '../demo/demoAccounts.ts'
import { createAdmin, createStaff } from '../identity/accounts.handlers.ts'
import type { AccountsBase } from '../identity/accounts.store.ts'
import { openSession } from '../identity/sessions.store.ts'
import { isRejection } from '../kernel/rejection.ts'

/** A signed-in administrator or crew member. */
export interface Colleague {
  /** adminId or staffId. */
  readonly id: string
  readonly token: string
}

/** An administrator of a name of their own, signed in. */
export async function settleAdmin(home: AccountsBase, now: Temporal.Instant): Promise<Colleague> {
  const fields = { userName: `office-${crypto.randomUUID().slice(0, 8)}`, password: 'office-1' }
  const admin = await createAdmin(home.db, fields, { now, language: 'en' })
  if (isRejection(admin)) throw new Error(`no administrator: ${JSON.stringify(admin)}`)
  return signedIn(home, 'admin', { id: admin.adminId, now })
}

/** A crew member of an e-mail address of their own, signed in, in no crew yet. */
export async function settleStaff(home: AccountsBase, now: Temporal.Instant): Promise<Colleague> {
  const fields = { ...demoStaff.sam, email: `${crypto.randomUUID()}@example.com` }
  const staff = await createStaff(home.db, fields, { now, language: 'en' })
  if (isRejection(staff)) throw new Error(`no crew member: ${JSON.stringify(staff)}`)
  return signedIn(home, 'staff', { id: staff.staffId, now })
}

/** A new crew of these people. */
export async function settleCrew(
  { db }: AccountsBase,
  { groupNo, members }: { readonly groupNo: string; readonly members: readonly Colleague[] },
  now: Temporal.Instant,
) {
  const [groupId, at] = [crypto.randomUUID(), now.toString()]
  await db.insertInto('staff_group').values({ id: groupId, group_no: groupNo, created_at: at }).execute()
  const joining = members.map(({ id }) => ({ staff_id: id, group_id: groupId, joined_at: at }))
  await db.insertInto('staff_group_member').values(joining).execute()
  return { groupId, groupNo, members }
}

async function signedIn(
  home: AccountsBase,
  area: 'admin' | 'staff',
  { id, now }: { readonly id: string; readonly now: Temporal.Instant },
): Promise<Colleague> {
  const session = { area, personId: id, isRemembered: area === 'staff', now }
  const { token } = await openSession(home, session)
  return { id, token }
}
