import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PeriodType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { demoServiceId } from '../../demo/demoCatalog.store.ts'
import { comparePositions } from '../../eventstore/port.ts'
import { ActorRole } from '../../kernel/command.ts'
import { granted } from '../../kernel/rejection.ts'
import { type AuditedEvent, runAudits } from '../../runtime/verify/audit.ts'
import { orderingAudits } from '../../runtime/verify/orderInvariants.ts'
import { mowing } from '../../testing/bookings.ts'
import { settleCrew, settleStaff } from '../../testing/colleagues.ts'
import { commandBy, type DemoHandlers, openDemoHandlers } from '../../testing/demoHandlers.ts'
import { settleNewcomer } from '../../testing/newcomers.ts'

/** Due visits that several processes place at once, and what one of them costs (decision N3). */

const AT = '2026-11-24T17:00:00Z'
const at = Temporal.Instant.from(AT)
let demo: DemoHandlers
/** Begun on a Monday, then on a Tuesday. */
const all: string[] = []
beforeAll(async () => {
  demo = await openDemoHandlers()
  for (let nth = 0; nth < 10; nth++)
    await settleCrew(home(), { groupNo: `More ${nth}`, members: [await settleStaff(home(), at)] }, at)
  for (const monday of Array(100).fill('2026-12-07')) all.push(await begun(monday))
  for (const tuesday of Array(100).fill('2026-12-08')) all.push(await begun(tuesday))
})
afterAll(() => demo.close())

const home = () => ({ db: demo.database.db, store: demo.store, sessionSecret: 'a secret of this spec' })
const newcomer = () => settleNewcomer(home(), { points: 100_000, now: at })

/** A mowing every week, as a customer begins it; nobody has looked at it yet. */
async function begun(first: string): Promise<string> {
  const { userId, addressIds } = await newcomer()
  const command = commandBy(ActorRole.Customer, userId, { key: 'begin', at: AT })
  const started = await demo.handlers().series.start(command, {
    addressId: addressIds[0] ?? '',
    serviceId: demoServiceId('mowing'),
    rhythm: { everyWeeks: 1, first, slot: 0, hour: 0, minute: 0 },
    ...{ whenFull: 'move', pointsSeen: 3_600 },
  })
  return granted(started).value.seriesId
}

it('places 200 due visits by two processes at once, each once, and no day holds too many', async () => {
  await Promise.all([lookedAt(all), lookedAt(all.toReversed())])
  const events = await everything()
  const placed = events.filter(({ type }) => type === 'series.visit-placed')
  expect(new Set(placed.map(({ stream }) => stream)).size).toBe(200)
  expect(placed).toHaveLength(200)
  expect(events.filter(({ type }) => type === 'series.visit-missed')).toEqual([])
  expect(runAudits(orderingAudits(), events).flatMap(({ violations }) => violations)).toEqual([])
})

it('costs two statements more than what a customer places', async () => {
  const { userId, addressIds } = await newcomer()
  const { ordering } = demo.handlers()
  const booking = mowing(addressIds[0] ?? '', '2026-12-03')
  const { basePoints, additionalPoints, rankDiscount, ...asked } = booking
  const priceSeen = { basePoints, additionalPoints, rankDiscount }
  const request = { ...asked, serviceCatalog: ServiceCatalog.LawnCare, periodType: PeriodType.Day, priceSeen }
  const command = commandBy(ActorRole.Customer, userId, { key: 'place', at: AT })
  const byCustomer = await statementsOf(() => ordering.placeOrder(command, request))
  const seriesId = await begun('2026-12-04')
  const { placeDueVisits } = demo.handlers()
  const bySystem = await statementsOf(() => placeDueVisits({ seriesId, at }))
  expect(bySystem - byCustomer).toBeLessThanOrEqual(2)
})

/** One more process looks at series, two at a time. */
async function lookedAt(seriesIds: readonly string[]): Promise<void> {
  const { placeDueVisits } = demo.handlers()
  const left = [...seriesIds]
  const work = async () => {
    for (let seriesId = left.shift(); seriesId !== undefined; seriesId = left.shift())
      await placeDueVisits({ seriesId, at })
  }
  await Promise.all([work(), work()])
}

async function everything(): Promise<readonly AuditedEvent[]> {
  const head = await demo.store.head()
  const ending = new AbortController()
  const all: AuditedEvent[] = []
  for await (const { events, checkpoint } of demo.store.subscribe({ signal: ending.signal })) {
    all.push(...events)
    if (comparePositions(checkpoint, head) >= 0) break
  }
  ending.abort()
  return all
}

/** What the work itself asks of the database; read models that follow meanwhile are not counted. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype
  const own = new AsyncLocalStorage<boolean>()
  let statements = 0
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    if (own.getStore()) statements += 1
    return Reflect.apply(query, this, given)
  } as typeof query
  await own.run(true, work).finally(() => {
    pg.Client.prototype.query = query
  })
  return statements
}
