import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRejection } from '../../kernel/rejection.ts'
import type { OrderPlaced } from '../../ordering/events.ts'
import { orderPlaced } from '../testing/happened.ts'
import { openWorld, type RunnerWorld } from '../testing/runnerWorld.ts'
import { listCrewOrders } from './crewOrders.queries.ts'
import { orderHistory } from './orderHistory.projection.ts'

const zone = 'America/Edmonton'
let world: RunnerWorld

beforeAll(async () => {
  world = await openWorld('memory')
  const runner = await world.start({ projections: [orderHistory] })
  await confirmed('season', { periodType: 2, bookedFor: { date: '2026-09-01', zone } })
  await confirmed('december', { periodType: 1, bookedFor: { date: '2026-12-01', zone } })
  await confirmed('november', { periodType: 1, bookedFor: { date: '2026-11-01', zone } })
  await confirmed('later', { bookedFor: { date: '2026-12-24', time: '09:00', zone } })
  await confirmed('second', { bookedFor: { date: '2026-11-24', time: '09:00', zone } })
  const { position } = await confirmed('first', { bookedFor: { date: '2026-11-24', time: '09:00', zone } })
  expect(await runner.waitFor({ types: ['order.placed'] }, position, { timeoutMs: 20_000 })).toBe(true)
})
afterAll(() => world.close())

const inOrder = ['first', 'second', 'later', 'season', 'november', 'december']

it.each([1, 2, 4, 10])(
  'gives a crew its visits before its months and seasons, in pages of %i',
  async (first) => {
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await pageAfter(after, first)
      seen.push(...page.nodes.map(({ orderId }) => orderId))
      after = page.hasNextPage ? page.cursors.at(-1) : undefined
    } while (after)
    expect(seen).toEqual(inOrder)
  },
)

it('takes no cursor of another list', async () => {
  const place = encodeURIComponent(JSON.stringify(['ongoing', ['2026-11-24T16:00:00Z', 'first']]))
  expect(await ask(place, 1)).toMatchObject({ rejected: 'FIELD_INVALID' })
})

async function pageAfter(after: string | undefined, first: number) {
  const page = await ask(after, first)
  if (isRejection(page)) throw new Error('no page')
  return page
}

function ask(after: string | undefined, first: number) {
  const reader = { staffId: 'sam', crew: sql<string>`'crew-1'` }
  return listCrewOrders(world.db, { ...reader, group: 'ongoing', first, after })
}

async function confirmed(orderId: string, data: Partial<OrderPlaced['data']>) {
  await world.append([`order-${orderId}`, orderPlaced({ orderNo: orderId, ...data })])
  const assigned = { groupId: 'crew-1', staffIds: [], kind: 'first' }
  return world.append([`order-${orderId}`, { type: 'order.group-assigned', data: assigned }])
}
