import type { RejectionCode } from '../../schema/rules/rejections.ts'
import { ActorRole } from '../kernel/command.ts'
import { isRejection } from '../kernel/rejection.ts'
import { officeSteps } from './officeSteps.ts'
import { startTestApp } from './testApp.ts'

/* What specs of crews and the calendar do, in a product of their own with one customer. */

interface GroupData {
  readonly groupData: readonly {
    readonly dbGroup: { readonly id: string; readonly groupNo: string }
    readonly staffs: readonly { readonly staffId: string; readonly disabled: boolean }[]
  }[]
}

export type CrewsWorld = Awaited<ReturnType<typeof openCrewsWorld>>

export async function openCrewsWorld() {
  const product = await startTestApp()
  const admin = await product.admin()
  const office = officeSteps(product, admin.token)
  const customer = await product.customer({ points: 1_000_000, addresses: 4 })
  let people = 0

  async function hire(change?: object): Promise<string> {
    people += 1
    return (await office.hire(`person${people}@example.com`, change)).staffId
  }

  /** A standard clean in the morning of a day, at one of the customer's addresses. @returns its number, or why not */
  async function booked(day: string, address = 0): Promise<string> {
    const { order, userErrors } = await product.clean(customer, day, { address })
    return order?.orderNo ?? String(userErrors[0]?.code)
  }

  async function assign(orderNo: string, groupId: string): Promise<'done' | RejectionCode> {
    const command = product.command(admin.id, ActorRole.Admin)
    const outcome = await product.application.ordering.assignCrew(command, { orderNo, groupId })
    return isRejection(outcome) ? outcome.rejected : 'done'
  }

  async function groupData(): Promise<GroupData['groupData']> {
    return (await office.call<GroupData>('/Staff/getStaffGroupData', {})).body.groupData
  }

  /** No group at all; orders of earlier cases lie on days of their own. */
  async function withoutGroups(): Promise<void> {
    await product.database.pool.query('truncate staff_group_member, group_day_off; delete from staff_group')
  }

  return { product, admin, office, customer, hire, booked, assign, groupData, withoutGroups }
}
