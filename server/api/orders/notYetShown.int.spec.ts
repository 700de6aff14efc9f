import { afterAll, beforeAll, expect, it } from 'vitest'
import { REQUEST_ERASURE } from '../../testing/accountDocuments.ts'
import { holdAppend } from '../../testing/heldAppend.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'

/** What was acknowledged counts also while a slow writer keeps everybody from being shown it (decisions I3, A20). */

let office: OfficeWorld
beforeAll(async () => {
  office = await openOfficeWorld()
})
afterAll(async () => {
  expect(office.product.failures()).toEqual([])
  await office.product.stop()
})

it('a crew that was just given an order is not removed', async () => {
  const { pool } = office.product.database
  const [{ groupId }] = office.crews
  const orderNo = await office.placed(await office.customer())
  const release = await holdAppend(office.product.database)
  expect(await office.command('assignGroup', { orderNo, groupId })).toMatchObject({
    userErrors: [],
    stale: true,
  })
  await pool.query('delete from staff_group_member where group_id = $1', [groupId])
  const remove = () => office.rest<{ tag: string; msg: string }>('/Staff/removeStaffGroup', { groupId })
  expect((await remove()).body.tag).toBe('info')
  await release()
  const refused = await remove()
  expect([refused.status, refused.body.tag]).toEqual([400, 'warning'])
})

it('whoever has just placed an order is not forgotten', async () => {
  const { product } = office
  const who = await office.customer()
  const release = await holdAppend(product.database)
  await office.placed(who)
  const ask = async () => {
    const { requestErasure } = await office.ask(
      REQUEST_ERASURE,
      { input: { password: who.password } },
      who.token,
    )
    return (requestErasure as { userErrors: { code: string }[] }).userErrors.map(({ code }) => code)
  }
  expect(await ask()).toEqual(['BUSY'])
  await release()
  expect(await ask()).toEqual(['ERASURE_ORDERS_OPEN'])
})
