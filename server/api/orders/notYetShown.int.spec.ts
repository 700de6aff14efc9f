import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appendStatement } from '../../eventstore/postgres/postgresAppend.ts'
import { REQUEST_ERASURE } from '../../testing/accountDocuments.ts'
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

/**
 * Begins an append of its own in PostgreSQL and keeps it from being committed, as a slow writer does: until it ends nobody is shown what
 * others record meanwhile.
 * @returns what ends it
 */
async function holdAppend({ url }: { readonly url: string }): Promise<() => Promise<void>> {
  const stream = `held-${crypto.randomUUID()}`
  const event = { id: crypto.randomUUID(), type: 'held.open', data: {}, meta: {} }
  const { text, values } = appendStatement({ expect: { [stream]: 'absent' }, events: [{ stream, event }] })
  const client = new pg.Client(url)
  // a spec that fails leaves it open, and it ends with its database
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  await client.query(text, [...values])
  return async () => {
    await client.query('commit')
    await client.end()
  }
}
