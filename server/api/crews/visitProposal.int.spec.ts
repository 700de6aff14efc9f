import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CLOSE_DATE, SET_DAY_OFF, VISIT_PROPOSAL } from '../../testing/crewsDocuments.ts'
import { type CrewsWorld, openCrewsWorld } from '../../testing/crewsWorld.ts'

/** What the office is offered when a crew is away or a day is moved (decision W5). */

let world: CrewsWorld
let product: CrewsWorld['product']
let office: CrewsWorld['office']
beforeAll(async () => {
  world = await openCrewsWorld()
  ;({ product, office } = world)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))
beforeEach(() => world.withoutGroups())

interface Proposed {
  readonly groupId: string | null
  readonly freeGroupIds: readonly string[]
  readonly problem: string | null
  readonly visit: { readonly order: { readonly orderNo: string } }
}

/** What is proposed for each order number. */
async function proposal(asked: object) {
  const { visitProposal } = await office.ask<{ visitProposal: { visits: readonly Proposed[] } }>(
    VISIT_PROPOSAL,
    asked,
  )
  return Object.fromEntries(
    visitProposal.visits.map(({ visit, groupId, problem }) => [visit.order.orderNo, problem ?? groupId]),
  )
}

describe('the visits of a crew that is away', () => {
  it('are proposed to the crew that is free then', async () => {
    const day = '2026-12-08'
    const [sick, idle] = [
      await office.group('1', [await world.hire()]),
      await office.group('2', [await world.hire()]),
    ]
    const orderNo = await world.booked(day, 0)
    expect(await world.assign(orderNo, sick)).toBe('done')
    expect(await proposal({ date: day, groupId: sick })).toEqual({ [orderNo]: idle })
    expect(await proposal({ date: day, groupId: idle })).toEqual({})
    await office.ask(SET_DAY_OFF, { groupId: idle, date: day })
    expect(await proposal({ date: day, groupId: sick })).toEqual({ [orderNo]: 'No crew is free then.' })
  })
})

describe('the visits of a day', () => {
  it('keep their crews on another day, and find none on a closed one', async () => {
    const [day, next] = ['2026-12-10', '2026-12-11']
    const crew = await office.group('1', [await world.hire()])
    const orderNo = await world.booked(day, 0)
    expect(await world.assign(orderNo, crew)).toBe('done')
    expect(await proposal({ date: day, toDate: next })).toEqual({ [orderNo]: crew })
    expect(await proposal({ orderNos: [orderNo], toDate: next })).toEqual({ [orderNo]: crew })
    expect(await proposal({ date: day, toDate: '2026-12-13' })).toEqual({
      [orderNo]: 'Selected date is invalid.',
    })
    await office.ask(CLOSE_DATE, { input: { date: next } })
    expect(await proposal({ date: day, toDate: next })).toEqual({
      [orderNo]: 'We’re closed that day. Choose another one.',
    })
  })
})

it.each([
  [{ date: '2026-12-32' }, 'date'],
  [{ date: '2026-12-08', toDate: 'tomorrow' }, 'toDate'],
  [{}, 'date'],
  [{ date: '2026-12-08', orderNos: ['AAAA-BBBB'] }, 'date'],
  [{ orderNos: Array.from({ length: 201 }, () => 'AAAA-BBBB') }, 'orderNos'],
  [{ date: '2026-12-08', first: 0 }, 'first'],
])('nothing is proposed for %o', async (asked, field) => {
  const { body } = await product.graphql(VISIT_PROPOSAL, asked, { token: world.admin.token })
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT', field } }] })
})
