import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PaymentMethod } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { granted } from '../../kernel/rejection.ts'
import { walletStream } from '../../points/events.ts'
import { commandBy, type DemoHandlers, openDemoHandlers } from '../../testing/demoHandlers.ts'
import { invariantChecks } from './invariantChecks.ts'

const at = '2026-11-21T17:00:00Z'

let world: DemoHandlers
beforeEach(async () => {
  world = await openDemoHandlers()
})
afterEach(() => world.close())

/** The check of the events; that of the read models has specs of its own. */
async function faultsInEvents(): Promise<readonly string[]> {
  const [checkEvents] = invariantChecks({ db: world.database.db, store: world.store })
  const reports = (await checkEvents?.()) ?? []
  expect(reports.map(({ invariant }) => invariant).toSorted((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 8, 9, 10, 11,
  ])
  return reports.flatMap(({ violations }) => violations)
}

it('holds on an empty log, and while several processes write', async () => {
  expect(await faultsInEvents()).toEqual([])
  const payment = { subtotal: 10_000, rewardPercent: 5, method: PaymentMethod.Cheque, confirmRepeat: true }
  const { avery, noor, camille } = world.people.customers
  const people = [avery, noor, camille]
  const writing = [1, 2, 3].map(async (process) => {
    const { billing } = world.handlers()
    for (let nth = 0; nth < 15; nth++) {
      const command = commandBy(ActorRole.Admin, world.people.adminId, { key: `pay ${process} ${nth}`, at })
      const userId = people[nth % people.length]?.userId ?? ''
      granted(await billing.recharge(command, { userId, ...payment }))
    }
  })
  for (let round = 0; round < 3; round++) expect(await faultsInEvents()).toEqual([])
  await Promise.all(writing)
  expect(await faultsInEvents()).toEqual([])
})

it('names what contradicts an invariant', async () => {
  const stream = walletStream('somebody')
  const meta = { actorId: 'somebody', actorRole: '1', occurredAt: at }
  const data = { orderId: 'order-1', points: 5, rewardPoints: 0 }
  await world.store.append({
    expect: { [stream]: 'absent' },
    events: [{ stream, event: { id: randomUUID(), type: 'points.spent', data, meta } }],
  })
  expect(await faultsInEvents()).toEqual([
    'wallet-somebody: points.spent left -5 points',
    'order order-1: placed for nothing; paid 5 from wallet-somebody',
  ])
})
