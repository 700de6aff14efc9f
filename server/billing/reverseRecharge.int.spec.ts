import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentMethod } from '../../schema/rules/enumerations.ts'
import { loadFold } from '../eventstore/loadFold.ts'
import { ActorRole } from '../kernel/command.ts'
import { createJoins } from '../kernel/joins.store.ts'
import { granted } from '../kernel/rejection.ts'
import { walletStream } from '../points/events.ts'
import { walletFold } from '../points/walletFold.ts'
import { commandBy, type DemoHandlers, openDemoHandlers } from '../testing/demoHandlers.ts'
import { keepOnlyNote, paymentNotesByCommand } from './paymentNotes.store.ts'

/** Taking a recharge back, over PostgreSQL (decision F11). */

const at = '2026-11-21T17:00:00Z'
let world: DemoHandlers
beforeAll(async () => {
  world = await openDemoHandlers()
})
afterAll(() => world.close())

function byAdmin(key: string) {
  return commandBy(ActorRole.Admin, world.people.adminId, { key, at })
}

async function balanceOf(userId: string) {
  const { state } = await loadFold(world.store, walletStream(userId), walletFold)
  return state.balance
}

async function pay(userId: string, key: string, subtotal: number, comment = '') {
  const terms = { rewardPercent: 10, method: PaymentMethod.Cash, confirmRepeat: true, comment }
  const { billing } = world.handlers()
  return granted(await billing.recharge(byAdmin(key), { userId, subtotal, ...terms })).value
}

function noteOf(commandId: string) {
  return createJoins(world.database.db).of(paymentNotesByCommand).load(commandId)
}

describe('taking a recharge back', () => {
  it('takes points and reward, issues a credit note, and keeps the reason as a row', async () => {
    const { userId } = world.people.customers.camille
    const before = await balanceOf(userId)
    const { paymentId, rewardPoints } = await pay(userId, 'too much', 50_000)
    expect(rewardPoints).toBe(5_000)
    const command = byAdmin('take back')
    const { billing } = world.handlers()
    const quote = granted(await billing.reversalQuote({ userId, paymentId }))
    // Quebec: 25.00 GST and 49.875, half up 49.88, QST
    expect(quote).toMatchObject({ points: 50_000, rewardPoints: 5_000, subtotal: 50_000, tax: 7_488 })
    const request = { userId, paymentId, reason: ' typed a nought\r\ntoo many ' }
    const done = granted(await billing.reverse(command, request))
    expect(done.value).toEqual({
      paymentId,
      creditNoteNo: 'CN-2026-000001',
      points: 50_000,
      rewardPoints: 5_000,
      rewardOwed: 0,
    })
    expect(await balanceOf(userId)).toEqual(before)
    expect(await noteOf(command.id)).toBe('typed a nought\ntoo many')
    const written = JSON.stringify((await world.eventsOf('creditnotes-2026')).map(({ data }) => data))
    expect(written).not.toContain('nought')
    // the same command again, from another process, is the same reversal
    expect(granted(await world.handlers().billing.reverse(command, request)).value).toEqual(done.value)
    expect(await world.eventsOf('creditnotes-2026')).toHaveLength(1)
    expect(await billing.reverse(byAdmin('once more'), request)).toMatchObject({
      rejected: 'RECHARGE_SPENT',
      params: { unspent: 0 },
    })
  })

  it('by two administrators at once takes it back once', async () => {
    const { userId } = world.people.customers.noor
    const { paymentId } = await pay(userId, 'wrong person', 20_000)
    const take = (key: string) =>
      world.handlers().billing.reverse(byAdmin(key), { userId, paymentId, reason: 'wrong person' })
    const outcomes = await Promise.all([take('first'), take('second')])
    expect(outcomes.filter((outcome) => 'rejected' in outcome)).toMatchObject([
      { rejected: 'RECHARGE_SPENT', params: { unspent: 0 } },
    ])
    expect(await balanceOf(userId)).toEqual({ points: 0, rewardPoints: 0 })
    const notes = await world.eventsOf('creditnotes-2026')
    expect(notes.map(({ data }) => (data as { creditNoteNo: string }).creditNoteNo)).toEqual([
      'CN-2026-000001',
      'CN-2026-000002',
    ])
  })

  it('refuses another reason under a key whose first try came to nothing after its reason was written', async () => {
    const { userId } = world.people.customers.camille
    const { paymentId } = await pay(userId, 'for two reasons', 10_000)
    const command = byAdmin('two reasons')
    await keepOnlyNote(world.database.db, { commandId: command.id, userId, text: 'one', now: command.at })
    const { billing } = world.handlers()
    const request = { userId, paymentId, reason: 'another' }
    expect(await billing.reverse(command, request)).toEqual({ rejected: 'KEY_REUSED', field: 'key' })
    granted(await billing.reverse(command, { ...request, reason: 'one' }))
    expect(await noteOf(command.id)).toBe('one')
  })

  it('refuses without a reason, for somebody else’s payment and for nobody', async () => {
    const { camille, avery } = world.people.customers
    const { paymentId } = await pay(camille.userId, 'right', 10_000)
    const { billing } = world.handlers()
    const refused = (userId: string, reason: string) =>
      billing.reverse(byAdmin(`refused ${userId} ${reason.length}`), { userId, paymentId, reason })
    expect(await refused(camille.userId, ' \n ')).toMatchObject({
      rejected: 'FIELD_REQUIRED',
      field: 'reason',
    })
    expect(await refused(camille.userId, 'x'.repeat(1_001))).toMatchObject({
      rejected: 'FIELD_TOO_LONG',
      field: 'reason',
      params: { max: 1_000 },
    })
    expect(await refused(avery.userId, 'why')).toEqual({ rejected: 'NOT_FOUND' })
    expect(await refused(crypto.randomUUID(), 'why')).toEqual({ rejected: 'NOT_FOUND' })
  })
})

describe('a comment on a payment', () => {
  it('is kept as a row under the command, and only for a payment that was written', async () => {
    const { userId } = world.people.customers.camille
    await pay(userId, 'with comment', 30_000, 'envelope left\nat the desk')
    const { id } = byAdmin('with comment')
    expect(await noteOf(id)).toBe('envelope left\nat the desk')
    const { billing } = world.handlers()
    const terms = { userId, subtotal: 30_000, rewardPercent: 10, method: PaymentMethod.Cash }
    const again = byAdmin('again')
    expect(await billing.recharge(again, { ...terms, confirmRepeat: false, comment: 'twice' })).toEqual({
      rejected: 'RECHARGE_REPEATED',
    })
    expect(await noteOf(again.id)).toBeUndefined()
    expect(
      await billing.recharge(byAdmin('unreadable'), { ...terms, confirmRepeat: true, comment: 'a\u0000b' }),
    ).toEqual({ rejected: 'FIELD_INVALID', field: 'comment' })
  })
})
