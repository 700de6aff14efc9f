import 'reflect-metadata'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAccounts } from '../../server/demo/demoAccounts.handlers.ts'
import { projections } from '../../server/readmodels/registry.ts'
import { eventually } from '../../server/readmodels/testing/runnerWorld.ts'
import { startTestApp, type TestApp } from '../../server/testing/testApp.ts'
import { restReads } from './calls.ts'
import { graphqlReads } from './graphqlReads.ts'
import { load } from './load.ts'
import { measure } from './measure.ts'
import { takeSample } from './sample.ts'

/** Every reading call of both APIs on a small load: whatever it asks of a table that grows with the business, an index answers. */

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

const asked = new Map<string, readonly unknown[]>()
const refused: string[] = []
const { query } = pg.Client.prototype
let product: TestApp

beforeAll(async () => {
  product = await startTestApp()
  await seedAccounts(product.database.db, product.now().subtract({ hours: 20_000 }))
  const { application, now } = product
  await load(application, { orders: 200, seed: 1, end: now(), tell: () => undefined })
  await eventually(async () => (await product.projections.status()).every(({ isCaughtUp }) => isCaughtUp))
  await askEverything()
})
afterAll(async () => {
  pg.Client.prototype.query = query
  await product.stop()
})

/** Keeps the text and the values of every question that is asked of the database from now on. */
function listen(): void {
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first, second] = given
    const { text, values } =
      typeof first === 'string' ? { text: first, values: second } : (first as pg.QueryConfig)
    if (/^\s*(select|with)/i.test(text) && !/for (no key )?update/i.test(text))
      asked.set(text, Array.isArray(values) ? values : [])
    return Reflect.apply(query, this, given)
  } as typeof query
}

/** Reads of a growing table that no index helps, where scanning it whole is the last resort. */
function withoutIndex(plan: Plan): readonly string[] {
  const table = plan['Relation Name']?.replace(/_g\d+$/, '')
  const isBlind = plan['Node Type'] === 'Seq Scan' || (plan.Filter !== undefined && !plan['Index Cond'])
  const isBitmap = plan['Node Type'] === 'Bitmap Heap Scan'
  const here = table !== undefined && growing.includes(table) && isBlind && !isBitmap ? [table] : []
  return [...here, ...(plan.Plans ?? []).flatMap(withoutIndex)]
}

async function askEverything(): Promise<void> {
  const { database, sessionSecret, now } = product
  const sample = await takeSample({ db: database.db, sessionSecret }, now())
  const measuring = { client: product, sample, times: 1, now: () => 0 }
  listen()
  for (const call of [...restReads, ...graphqlReads]) {
    const measured = await measure(measuring, call)
    if ('refused' in measured) refused.push(`${call.name}: ${measured.refused}`)
  }
  pg.Client.prototype.query = query
}

it('whatever a reading call asks of a table that grows, an index answers', async () => {
  expect(refused).toEqual([])
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
