import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CREW_ORDER } from '../../testing/crewsDocuments.ts'
import { LARKSPUR, LARKSPUR_INPUT } from '../../testing/homes.ts'
import {
  ADDRESS_OF,
  CONFIRM_CUSTOMER_ADDRESS,
  SAVE_ACCESS_NOTES,
  SAVE_ADDRESS,
  SAVE_CUSTOMER_ADDRESS,
} from '../../testing/homesDocuments.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'

/** How crews get into a home (decision X10): kept with the address, always as it is now. */

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.product.stop())
afterEach(() => expect(world.product.failures()).toEqual([]))

interface Saved {
  readonly address: { readonly accessNotes: string } | null
  readonly userErrors: readonly object[]
}
const notesOf = async ({ token }: Newcomer, id: string) => {
  const { address } = await world.ask<{ address: { accessNotes: string } }>(ADDRESS_OF, { id }, token)
  return address.accessNotes
}
const saving = async ({ token }: Newcomer, id: string, accessNotes: string) => {
  const variables = { id, accessNotes }
  return (await world.ask<{ saveAccessNotes: Saved }>(SAVE_ACCESS_NOTES, variables, token)).saveAccessNotes
}
const homeOf = ({ addressIds: [id = ''] }: Newcomer) => id

describe('access notes', () => {
  it('come with an address form of either API, and a form without them leaves them', async () => {
    const who = await world.customer()
    const id = homeOf(who)
    const save = (input: object) => world.ask(SAVE_ADDRESS, { id, input }, who.token)
    await save({ ...LARKSPUR_INPUT, accessNotes: ' Key box 4711\r\nDog: Rex ' })
    expect(await notesOf(who, id)).toBe('Key box 4711\nDog: Rex')
    await save(LARKSPUR_INPUT)
    const form = { userId: who.userId, addressId: id, ...LARKSPUR }
    const documented = (change: object) =>
      world.product.call('/Account/saveAccountAddress', { ...form, ...change }, who.token)
    expect(await documented({})).toMatchObject({ status: 200 })
    expect(await notesOf(who, id)).toBe('Key box 4711\nDog: Rex')
    expect(await documented({ accessNotes: 'Ring twice' })).toMatchObject({ status: 200 })
    const read = await world.product.call(
      '/Account/getAccountAddress',
      { userId: who.userId, addressId: id },
      who.token,
    )
    expect(read.body).toMatchObject({ accessNotes: 'Ring twice' })
    expect(await documented({ accessNotes: 'x'.repeat(501) })).toMatchObject({
      status: 400,
      body: { tag: 'accessNotes' },
    })
  })

  it('are their owner’s words at a confirmed address too, and nobody else’s', async () => {
    const [who, stranger] = [await world.customer(), await world.customer()]
    const id = homeOf(who)
    await world.ask(CONFIRM_CUSTOMER_ADDRESS, { input: { addressId: id, property: {} } })
    expect(await saving(who, id, 'Code 12')).toMatchObject({
      address: { accessNotes: 'Code 12' },
      userErrors: [],
    })
    expect(await saving(stranger, id, 'Mine')).toMatchObject({
      address: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    expect(await saving(who, id, 'x'.repeat(501))).toMatchObject({
      userErrors: [{ code: 'FIELD_TOO_LONG', field: 'accessNotes' }],
    })
    expect(await notesOf(who, id)).toBe('Code 12')
  })

  it('are on the crew’s job as they are now, until the job is over', async () => {
    const { orderNo, customer } = await world.visit()
    const onJob = async () => {
      const { crewOrder } = await world.ask<{ crewOrder: { address: { accessNotes: string } } }>(
        CREW_ORDER,
        { orderNo },
        world.sam.token,
      )
      return crewOrder.address.accessNotes
    }
    expect(await onJob()).toBe('')
    await saving(customer, homeOf(customer), 'Side door')
    expect(await onJob()).toBe('Side door')
    await world.command('cancelCustomerOrder', { orderNo, reason: '' })
    expect(
      await world.ask(
        'query ($orderNo: String!) { order(orderNo: $orderNo) { address { accessNotes } } }',
        { orderNo },
        customer.token,
      ),
    ).toMatchObject({ order: { address: { accessNotes: '' } } })
  })

  it('are on the record where the office changes them', async () => {
    const who = await world.customer()
    const input = { customerId: who.userId, addressId: homeOf(who), ...LARKSPUR_INPUT }
    await world.ask(SAVE_CUSTOMER_ADDRESS, { input: { ...input, accessNotes: 'Cat inside' } })
    const { rows } = await world.product.database.pool.query(
      'select after from office_change where subject_id = $1 order by id desc limit 1',
      [who.userId],
    )
    expect(rows[0].after).toMatchObject({ accessNotes: 'Cat inside' })
  })
})
