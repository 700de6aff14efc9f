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
  readonly busyCrews: readonly object[]
  readonly problem: string | null
  readonly visit: { readonly order: { readonly orderNo: string } }
}

async function proposalOf(asked: object) {
  const { visitProposal } = await office.ask<{
    visitProposal: { toDate: string | null; visits: readonly Proposed[] }
  }>(VISIT_PROPOSAL, asked)
  return visitProposal
}

/** What is proposed for each order number. */
async function proposal(asked: object) {
  const visitProposal = await proposalOf(asked)
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
    const { visits } = await proposalOf({ date: day, groupId: sick })
    expect(visits[0]?.busyCrews).toEqual([{ groupId: idle, catalog: null, bookedTime: null, jobs: null }])
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

describe('a day that is moved without a day to go to', () => {
  it('goes to the next one with room for all of its visits, past one that is full', async () => {
    const [day, full, next] = ['2026-12-14', '2026-12-15', '2026-12-16']
    const crew = await office.group('1', [await world.hire()])
    const [moved, there] = [await world.booked(day, 0), await world.booked(full, 0)]
    for (const orderNo of [moved, there]) expect(await world.assign(orderNo, crew)).toBe('done')
    expect(await proposal({ date: day, toDate: full })).toEqual({ [moved]: 'No room that morning.' })
    const { toDate, visits } = await proposalOf({ date: day, findDay: true })
    expect([toDate, visits[0]?.groupId]).toEqual([next, crew])
  })

  it('goes to the one with room for most when none has room for all', async () => {
    const day = '2026-12-17'
    await office.group('1', [await world.hire()])
    const orderNo = await world.booked(day, 0)
    for (let on = 18; on <= 31; on += 1) await office.ask(CLOSE_DATE, { input: { date: `2026-12-${on}` } })
    const { toDate, visits } = await proposalOf({ date: day, findDay: true })
    expect([toDate, visits.map(({ problem, visit }) => [visit.order.orderNo, problem])]).toEqual([
      '2026-12-18',
      [[orderNo, 'We’re closed that day. Choose another one.']],
    ])
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
