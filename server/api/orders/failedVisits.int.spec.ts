import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { emptyOrderNotes } from '../../ordering/notes/instructions.store.ts'
import type { Colleague } from '../../testing/colleagues.ts'
import { CREW_ORDER, REPORT_FAILED_VISIT } from '../../testing/crewsDocuments.ts'
import { DASHBOARD } from '../../testing/dashboardDocuments.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'

/** A visit that a crew could not do, for the office to deal with (decision X11). */

const TRAIL = 'query ($orderNo: String!) { adminOrder(orderNo: $orderNo) { trail { action reason note } } }'
const STORY =
  'query ($orderNo: String!) { order(orderNo: $orderNo) { failedVisit { reason } changes { action visitFailedReason } } }'

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.product.stop())
afterEach(() => expect(world.product.failures()).toEqual([]))

const report = (orderNo: string, { token }: Colleague, input: object = {}) =>
  world.product.as(token).root<{ userErrors: readonly object[] }>(REPORT_FAILED_VISIT, {
    input: { key: crypto.randomUUID(), orderNo, reason: 'NobodyHome', words: null, ...input },
  })
const settling = async () =>
  (await world.ask<{ dashboard: { failedVisits: { orderNo: string }[] } }>(DASHBOARD, {})).dashboard
    .failedVisits
const trailEnd = async (orderNo: string) =>
  (await world.ask<{ adminOrder: { trail: object[] } }>(TRAIL, { orderNo })).adminOrder.trail.at(-1)

describe('a failed visit', () => {
  it('is on the worklist and the trail with its words, and on the customer’s timeline without them', async () => {
    const day = world.freeDay()
    const { orderNo, orderId, customer } = await world.visit({ day })
    expect((await report(orderNo, world.sam))?.userErrors).toMatchObject([{ code: 'TOO_EARLY_TO_REPORT' }])
    await world.itIs(day, '10:00')
    const came = { reason: 'Other', words: 'A dog was in the yard.', pressedAt: `${day}T09:05:00-06:00` }
    expect(await report(orderNo, world.sam, came)).toMatchObject({
      message: 'The office has your report',
      userErrors: [],
      order: { status: 'Confirmed', failedVisit: { at: `${day}T09:05:00-06:00`, reason: 'Other' } },
    })
    expect(await settling()).toEqual([
      expect.objectContaining({ orderNo, reason: 'Other', groupNo: 'Crew 1', at: `${day}T09:05:00-06:00` }),
    ])
    const entry = { action: 'VisitFailed', reason: 'other' }
    expect(await trailEnd(orderNo)).toEqual({ ...entry, note: 'A dog was in the yard.' })
    const { order } = await world.ask<{ order: { failedVisit: object; changes: object[] } }>(
      STORY,
      { orderNo },
      customer.token,
    )
    expect(order.failedVisit).toEqual({ reason: 'Other' })
    expect(order.changes.at(-1)).toEqual({ action: 'VisitFailed', visitFailedReason: 'Other' })
    await emptyOrderNotes(world.product.database.db, [orderId])
    expect(await trailEnd(orderNo)).toEqual({ ...entry, note: null })
    await world.command('cancelCustomerOrder', { orderNo })
    expect(await settling()).toEqual([])
  })

  it('is no longer the office’s once the crew starts after all', async () => {
    const day = world.freeDay()
    const { orderNo } = await world.visit({ day })
    await world.itIs(day, '09:00')
    expect((await report(orderNo, world.kim, { reason: 'NoAccess' }))?.userErrors).toEqual([])
    expect(await settling()).toHaveLength(1)
    const { crewOrder } = await world.ask<{ crewOrder: object }>(CREW_ORDER, { orderNo }, world.sam.token)
    expect(crewOrder).toMatchObject({ failedVisit: { reason: 'NoAccess' }, checkPoints: expect.anything() })
    await world.press('start', orderNo, world.sam)
    expect(await settling()).toEqual([])
  })

  it.each([
    [{ reason: 'Other' }, { code: 'FIELD_REQUIRED', field: 'words' }],
    [
      { reason: 'Other', words: ' ' },
      { code: 'FIELD_REQUIRED', field: 'words' },
    ],
    [{ words: 'x'.repeat(201) }, { code: 'FIELD_TOO_LONG', field: 'words' }],
    [{ pressedAt: 'at nine' }, { code: 'FIELD_INVALID', field: 'pressedAt' }],
    [{ orderNo: 'AAAA-AAAA' }, { code: 'NOT_FOUND', field: null }],
  ])('with %j is refused', async (input, error) => {
    expect(await report('AAAA-AAAA', world.sam, input)).toMatchObject({ order: null, userErrors: [error] })
  })
})
