import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentMethod, Province } from '../../schema/rules/enumerations.ts'
import { UnknownOutcomeError } from '../eventstore/errors.ts'
import { loadFold } from '../eventstore/loadFold.ts'
import { type EventStore, rangeOf } from '../eventstore/port.ts'
import { ActorRole, type Command } from '../kernel/command.ts'
import { derivedId } from '../kernel/ids.ts'
import { createJoins } from '../kernel/joins.store.ts'
import { granted } from '../kernel/rejection.ts'
import { type PointsRecharged, walletStream } from '../points/events.ts'
import { walletFold } from '../points/walletFold.ts'
import { commandBy, type DemoHandlers, openDemoHandlers } from '../testing/demoHandlers.ts'
import { currentParty, findParty, keepParty } from './invoiceParties.store.ts'

const at = '2026-11-21T17:00:00Z'
const payment = { subtotal: 50_000, rewardPercent: 3, method: PaymentMethod.ETransfer, confirmRepeat: true }

let world: DemoHandlers
beforeAll(async () => {
  world = await openDemoHandlers()
})
afterAll(() => world.close())

function byAdmin(key: string, when = at) {
  return commandBy(ActorRole.Admin, world.people.adminId, { key, at: when })
}

async function balanceOf(userId: string) {
  const { state } = await loadFold(world.store, walletStream(userId), walletFold)
  return state.balance
}

async function lastRechargeOf(userId: string) {
  const events = await world.eventsOf(walletStream(userId))
  return events.findLast(({ type }) => type === 'points.recharged')?.data
}

/** As a try of the command does whose customer lives there. */
async function keepPartyIn(province: Province, { command, userId }: { command: Command; userId: string }) {
  const { db } = world.database
  const party = await currentParty(createJoins(db), userId, derivedId(command.id, 'invoice party'))
  if (!party) throw new Error('nobody to pay')
  const note = { commandId: command.id, userId, text: '', now: command.at }
  expect(await keepParty(db, { ...party, province }, note)).toBe(true)
}

describe('recharging', () => {
  it('numbers 20 payments at once 1 to 20, from two processes and for three customers', async () => {
    const { avery, noor, camille } = world.people.customers
    const customers = [avery, noor, camille]
    const processes = [world.handlers(), world.handlers()]
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => {
        const userId = customers[nth % customers.length]?.userId ?? ''
        const { billing } = processes[nth % 2] ?? world.handlers()
        return billing.recharge(byAdmin(`parallel ${nth}`), { userId, ...payment, subtotal: 10_000 + nth })
      }),
    )
    const numbers = outcomes.map((outcome) => granted(outcome).value.invoiceNo).toSorted()
    expect(numbers).toEqual(
      Array.from({ length: 20 }, (_, nth) => `INV-2026-${String(nth + 1).padStart(6, '0')}`),
    )
    const issued = await world.eventsOf('invoices-2026')
    expect(issued.map(({ data }) => (data as { invoiceNo: string }).invoiceNo)).toEqual(numbers)
  })

  it('credits points and reward, and makes the invoice out to the customer at the default address', async () => {
    const { userId } = world.people.customers.camille
    const before = await balanceOf(userId)
    const done = granted(
      await world.handlers().billing.recharge(byAdmin('one', '2025-12-31T23:00:00Z'), { userId, ...payment }),
    )
    expect(done.value).toMatchObject({ invoiceNo: 'INV-2025-000001', points: 50_000 })
    expect(await balanceOf(userId)).toEqual({
      points: before.points + 50_000,
      rewardPoints: before.rewardPoints + 1_500,
    })
    const recorded = (await world.eventsOf(walletStream(userId))).map(
      ({ data }) => data as PointsRecharged['data'],
    )
    const recharge = recorded.find(({ points }) => points === 50_000)
    expect(recharge).toMatchObject({
      taxes: [
        { name: 'GST', rateMilli: 5_000, cents: 2_500 },
        { name: 'QST', rateMilli: 9_975, cents: 4_988 },
      ],
      total: 57_488,
    })
    const partyVersionId = recharge?.partyVersionId ?? ''
    expect(await findParty(world.database.db, partyVersionId)).toMatchObject({
      userId,
      userNo: expect.stringMatching(/^C-\d{6}$/),
      firstName: 'Camille',
      lastName: 'Bouchard',
      province: Province.QC,
    })
  })

  it('is done once when its answer is lost and it comes again, also later and after an address has moved', async () => {
    const { userId } = world.people.customers.noor
    const { billing } = world.handlers(losingFirstAnswer)
    const first = granted(await billing.recharge(byAdmin('lost'), { userId, ...payment }))
    const stored = await world.eventsOf(walletStream(userId))
    const again = granted(
      await world.handlers().billing.recharge(byAdmin('lost', '2026-11-21T17:00:30Z'), {
        userId,
        ...payment,
        confirmRepeat: false,
      }),
    )
    expect(again.value).toEqual(first.value)
    expect(await world.eventsOf(walletStream(userId))).toEqual(stored)
  })

  it('keeps to the party, and so to the taxes, that an earlier try of it has written down', async () => {
    const { userId } = world.people.customers.avery
    const command = byAdmin('moved since', '2026-11-22T17:00:00Z')
    await keepPartyIn(Province.ON, { command, userId })
    granted(await world.handlers().billing.recharge(command, { userId, ...payment }))
    expect(await lastRechargeOf(userId)).toMatchObject({
      taxes: [{ name: 'HST', cents: 6_500 }],
      total: 56_500,
    })
  })

  it('decides again when another try of it writes its party down at the same moment', async () => {
    const { userId } = world.people.customers.avery
    const command = byAdmin('moving', '2026-11-23T17:00:00Z')
    let isFirst = true
    const { billing } = world.handlers((store) => ({
      ...store,
      async readStreams(streams, options) {
        if (isFirst && streams.map(rangeOf).some(({ stream }) => stream === walletStream(userId))) {
          isFirst = false
          await sleep(100)
          await keepPartyIn(Province.ON, { command, userId })
        }
        return store.readStreams(streams, options)
      },
    }))
    granted(await billing.recharge(command, { userId, ...payment }))
    expect(await lastRechargeOf(userId)).toMatchObject({ province: Province.ON, total: 56_500 })
  })

  it('refuses what a rule forbids and leaves no row behind', async () => {
    const { userId } = world.people.customers.avery
    const { billing } = world.handlers()
    const count = async () => (await world.database.pool.query('select count(*) from invoice_party')).rows
    const before = await count()
    expect(await billing.recharge(byAdmin('nothing'), { userId, ...payment, subtotal: 0 })).toMatchObject({
      rejected: 'AMOUNT_INVALID',
      field: 'paidAmount',
    })
    expect(
      await billing.recharge(byAdmin('nobody'), { ...payment, userId: crypto.randomUUID() }),
    ).toMatchObject({ rejected: 'NOT_FOUND' })
    expect(await count()).toEqual(before)
  })
})

describe('reward points', () => {
  it('are given once, however often the command comes, and also from two processes at once', async () => {
    const { userId } = world.people.customers.avery
    const before = await balanceOf(userId)
    const give = () => world.handlers().billing.reward(byAdmin('welcome'), { userId, amount: 700 })
    const [first, second] = await Promise.all([give(), give()])
    expect(granted(first).value).toEqual(granted(second).value)
    expect(granted(await give()).value).toEqual(granted(first).value)
    expect(await balanceOf(userId)).toEqual({ ...before, rewardPoints: before.rewardPoints + 700 })
  })

  it('are whole and above nothing', async () => {
    const { userId } = world.people.customers.avery
    const { billing } = world.handlers()
    for (const amount of [0, -5, 1.5, 10_000_000])
      expect(await billing.reward(byAdmin(`amount ${amount}`), { userId, amount })).toMatchObject({
        rejected: 'AMOUNT_INVALID',
      })
  })
})

/** A log that writes the first append and does not say so. */
function losingFirstAnswer(store: EventStore): EventStore {
  let isLost = false
  return {
    ...store,
    async append(...request) {
      const appended = await store.append(...request)
      if (isLost) return appended
      isLost = true
      throw new UnknownOutcomeError('the answer was lost')
    },
  }
}
