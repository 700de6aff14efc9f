import 'reflect-metadata'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAccounts } from '../../server/demo/demoAccounts.handlers.ts'
import { projections } from '../../server/readmodels/registry.ts'
import { eventually } from '../../server/readmodels/testing/runnerWorld.ts'
import type { Answer } from '../../server/testing/apiClient.ts'
import { watchRequests } from '../../server/testing/requestStatements.ts'
import { startTestApp, type TestApp } from '../../server/testing/testApp.ts'
import { type BenchCall, restReads } from './calls.ts'
import { graphqlReads } from './graphqlReads.ts'
import { load } from './load.ts'
import { type Sample, takeSample } from './sample.ts'

/*
 * What every reading call of both APIs asks of PostgreSQL, on a small load: few statements, the session among them, and nothing of a table
 * that grows with the business that no index answers. A list takes the page with its length, and whatever the page points at.
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

/** A row per catalog and status, or per bucket: as many on the last day as on the first. */
const constant = ['order_total', 'point_total']

const growing = [
  ...['customer', 'address', 'address_version', 'invoice_party', 'order_instruction', 'event'],
  ...projections
    .flatMap(({ tables }) => tables.map(({ name }) => name))
    .filter((name) => !constant.includes(name)),
]

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly Filter?: string
  readonly Plans?: readonly Plan[]
}

let product: TestApp
let sample: Sample
/** The questions of the calls so far, with their values. */
const asked = new Map<string, readonly unknown[]>()
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

/** Keeps the text and the values of every question that a call asks of the database. */
async function listeningTo<Reply>(call: () => Promise<Reply>): Promise<Reply> {
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first, second] = given
    const { text, values } =
      typeof first === 'string' ? { text: first, values: second } : (first as pg.QueryConfig)
    if (/^\s*(select|with)/i.test(text) && !/for (no key )?update/i.test(text))
      asked.set(text, Array.isArray(values) ? values : [])
    return Reflect.apply(query, this, given)
  } as typeof query
  return call().finally(() => {
    pg.Client.prototype.query = query
  })
}

function ask({ area, request }: BenchCall): Promise<Answer<unknown>> {
  const token = sample.tokens[area === 'public' ? 'customer' : area]
  if (request.kind === 'graphql') return product.graphql(request.query, request.variables(sample), { token })
  if (request.method === 'POST') return product.rest(request.path, request.body(sample), { token })
  const query = new URLSearchParams(Object.entries(request.body(sample)))
  return product.send(`/api${request.path}?${query}`, { headers: { authorization: `Bearer ${token}` } })
}

it.each([...restReads, ...graphqlReads])('$name', async (call) => {
  // the first time for what a process keeps
  const { status, text } = await listeningTo(() => ask(call))
  expect(status, text).toBe(200)
  expect(text).not.toContain('"errors":[')
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

it('whatever a reading call asks of a table that grows, an index answers', async () => {
  expect(asked.size).toBeGreaterThan(30)
  expect(await blindQuestions(asked)).toEqual([])
})

it('a question without an index would be found', async () => {
  const blind = 'select count(*) from order_history where user_id = $1'
  const seeing = `${blind} and status <= 2`
  const questions = new Map([blind, seeing].map((text) => [text, ['somebody']]))
  expect(await blindQuestions(questions)).toEqual([`order_history: ${blind}`])
})

/** Those that no plan can answer by an index. */
async function blindQuestions(
  questions: ReadonlyMap<string, readonly unknown[]>,
): Promise<readonly string[]> {
  const client = await product.database.pool.connect()
  await client.query('analyze')
  await client.query('set enable_seqscan = off')
  const blindIn = async (text: string, values: readonly unknown[]) => {
    const { rows } = await client.query(`explain (format json) ${text}`, [...values])
    return withoutIndex(rows[0]['QUERY PLAN'][0].Plan)
  }
  const found: string[] = []
  for (const [text, values] of questions) {
    await client.query('set enable_indexscan = on')
    if ((await blindIn(text, values)).length === 0) continue
    // of few rows the planner may prefer to walk in order and to filter: without that way it shows whether there is another
    await client.query('set enable_indexscan = off')
    const tables = await blindIn(text, values)
    if (tables.length > 0) found.push(`${tables.join(', ')}: ${text}`)
  }
  client.release(true)
  return found
}

/** Reads of a growing table that no index helps, where scanning it whole is the last resort. */
function withoutIndex(plan: Plan): readonly string[] {
  const table = plan['Relation Name']?.replace(/_g\d+$/, '')
  const isBlind = plan['Node Type'] === 'Seq Scan' || (plan.Filter !== undefined && !plan['Index Cond'])
  const isBitmap = plan['Node Type'] === 'Bitmap Heap Scan'
  const here = table !== undefined && growing.includes(table) && isBlind && !isBitmap ? [table] : []
  return [...here, ...(plan.Plans ?? []).flatMap(withoutIndex)]
}
