import 'reflect-metadata'
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { demoStaff } from '../demo/demoAccounts.ts'
import { demoServiceId } from '../demo/demoCatalog.store.ts'
import { createAdmin, createStaff } from '../identity/accounts.handlers.ts'
import { createDb, createPool } from '../kernel/database.ts'
import { granted } from '../kernel/rejection.ts'
import { BUSINESS_ZONE } from '../kernel/time.ts'
import { migrate } from '../runtime/migrate.ts'
import { invariantChecks } from '../runtime/verify/invariantChecks.ts'
import { verify } from '../runtime/verify/verification.ts'
import { settleCrew } from './colleagues.ts'
import { runOnce, withDatabase } from './databaseForSpecs.ts'
import type { FreshDatabase } from './freshDatabase.ts'
import { startTestApp, TUESDAY_MORNING } from './testApp.ts'

/**
 * The product with a clock that its starter moves, as a process of its own, for browser specs that live through weeks. It has the demo's
 * administrator, the demo's Sam in a crew, and a customer with 30,000 points. Each line that it reads is a local time to move to, or
 * `verify`; each one that it writes is JSON: first what there is, then the answer to every line. It ends with its input.
 */
const app = await startTestApp(TUESDAY_MORNING, undefined, undefined, ownDatabase)
const { db } = app.database
const customer = await app.customer({ points: 30_000 })
const made = { now: app.now(), language: 'en' } as const
granted(await createAdmin(db, { userName: 'admin', password: 'demo-admin' }, made))
const { staffId } = granted(await createStaff(db, demoStaff.sam, made))
const { groupId } = await settleCrew(
  { ...app.application.accounts },
  { groupNo: 'Crew 1', members: [{ id: staffId, token: '' }] },
  made.now,
)
answer({ url: app.url, ...customer, groupId, serviceId: demoServiceId('standardClean') })

for await (const line of createInterface({ input: process.stdin }))
  answer(line === 'verify' ? await verified() : await movedTo(line))
await app.stop()

/** On the server of the product that the other browser specs share. */
async function ownDatabase(): Promise<FreshDatabase> {
  const server = process.env.BROWSER_DATABASE_URL ?? ''
  const name = `weeks_${randomBytes(6).toString('hex')}`
  await runOnce(server, `create database ${name}`)
  const url = withDatabase(server, name)
  await migrate(url)
  const pool = createPool(url)
  return { url, pool, db: createDb(pool), drop: () => pool.end() }
}

/** Moves the clock, and looks at recurring visits as every hour does. */
async function movedTo(local: string) {
  const then = Temporal.PlainDateTime.from(local).toZonedDateTime(BUSINESS_ZONE).toInstant()
  app.later(app.now().until(then))
  return await app.application.recurringVisits.everywhere(app.now())
}

async function verified() {
  const lines: string[] = []
  const code = await verify(invariantChecks({ db, store: app.application.store }), (line) => lines.push(line))
  return { code, lines, failures: app.failures() }
}

function answer(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}
