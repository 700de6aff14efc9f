import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAccounts } from '../../server/demo/demoAccounts.handlers.ts'
import { eventually } from '../../server/readmodels/testing/runnerWorld.ts'
import { watchRequests } from '../../server/testing/requestStatements.ts'
import { startTestApp, type TestApp } from '../../server/testing/testApp.ts'
import { type BenchCall, restReads } from './calls.ts'
import { graphqlReads } from './graphqlReads.ts'
import { load } from './load.ts'
import { type Sample, takeSample } from './sample.ts'

/*
 * What every reading call asks of PostgreSQL through its API, the session among it: a list takes the page with its length, and whatever
 * the page points at. Each is made once before, so that what a process keeps is there.
 */

const MOST = 3

/** Those that ask more or fewer, by how their names begin; none of them may come to ask more than it says here. */
const others: Readonly<Record<string, number>> = {
  // what customers look at most
  orders: 2,
  '/Service/getUserOrderList': 2,
  me: 2,
  // what can be booked there, beside what the process keeps: the address, the wallet, the days
  '/Service/getUserServiceDetail': 4,
  '/Service/getUserAvailableServiceTime': 5,
  '/Staff/getAdminOrderAvailableStaffGroup': 5,
  serviceOffers: 4,
  availability: 5,
  // the same for the office, about a customer
  customerServiceOffers: 4,
  customerAvailability: 5,
  // the orders of some numbers, then their days
  'visitProposal (a number': 4,
  availableGroups: 5,
  // the fee follows from the order's own events, and what was shown is written down
  '/Service/getOrderDetails': 5,
  // first which crew members are meant, by a rule that SQL does not know
  '/Staff/getAdminOrderSearchData (crew member': 4,
  'searchOrders (crew member': 4,
  dashboard: 16,
  // what the office edits, and the record of it
  '/Staff/getServiceItemData': 4,
  previewPrice: 5,
  privacy: 6,
}

let product: TestApp
let sample: Sample
const watching = watchRequests()
beforeAll(async () => {
  product = await startTestApp()
  const { application, database, now, sessionSecret } = product
  await seedAccounts(database.db, now().subtract({ hours: 20_000 }))
  await load(application, { orders: 200, seed: 1, end: now(), tell: () => undefined })
  await eventually(async () => (await product.projections.status()).every(({ isCaughtUp }) => isCaughtUp))
  sample = await takeSample({ db: database.db, sessionSecret }, now())
})
afterAll(async () => {
  watching.end()
  await product.stop()
})

function ask({ area, request }: BenchCall) {
  const token = sample.tokens[area === 'public' ? 'customer' : area]
  if (request.kind === 'graphql') return product.graphql(request.query, request.variables(sample), { token })
  if (request.method === 'POST') return product.rest(request.path, request.body(sample), { token })
  const query = new URLSearchParams(Object.entries(request.body(sample)))
  return product.send(`/api${request.path}?${query}`, { headers: { authorization: `Bearer ${token}` } })
}

it.each([...restReads, ...graphqlReads])('$name', async (call) => {
  expect(await ask(call)).toMatchObject({ status: 200 })
  const { statements, texts } = await watching.of(() => ask(call))
  expect(statements, texts.join('\n')).toBeLessThanOrEqual(mostOf(call.name))
})

it('names no call that is not there', () => {
  const names = [...restReads, ...graphqlReads].map(({ name }) => name)
  expect(Object.keys(others).filter((begin) => !names.some((name) => begins(name, begin)))).toEqual([])
})

/** @returns what the longest name says that it begins with */
function mostOf(name: string): number {
  const [longest] = Object.keys(others)
    .filter((begin) => begins(name, begin))
    .sort((a, b) => b.length - a.length)
  return (longest === undefined ? undefined : others[longest]) ?? MOST
}

function begins(name: string, begin: string): boolean {
  return name === begin || (name.startsWith(begin) && (begin.includes(' (') || name[begin.length] === ' '))
}
