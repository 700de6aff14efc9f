import { Registry } from 'prom-client'
import type { Application } from '../api/context/application.ts'
import { type ApplicationParts, createApplication } from '../product.ts'
import { projections as readModels } from '../readmodels/registry.ts'
import { seedAccounts, seedNeighbours, seedNewcomer } from './demoAccounts.handlers.ts'
import { type DemoAccount, demoAdmin, demoCustomers, demoStaff } from './demoAccounts.ts'
import { limitMonths, seedCatalog } from './demoCatalog.store.ts'
import { seedStaff } from './demoCrews.store.ts'
import { playOffice } from './demoOffice.handlers.ts'
import { beginSeed, finishSeed } from './demoSeed.store.ts'
import { demoPlan } from './demoVisits.ts'
import { playDemo } from './playDemo.handlers.ts'

/** How long before the first start the demo people signed up. */
const SIGNED_UP_DAYS_AGO = 800

/**
 * Fills an empty database with the demo data, once: people, catalogue and crews in one transaction, then orders by real commands with
 * earlier dates, so that every invariant holds. An interrupted start is continued.
 * @returns the accounts for the ready line; none if the database has other customers
 */
export async function seedDemo(
  { db, crews, ...handlers }: Pick<Application, 'db' | 'crews' | 'ordering' | 'series' | 'billing'>,
  now: Temporal.Instant,
): Promise<readonly DemoAccount[]> {
  const seed = await beginSeed(db, now, async (transaction, startedAt) => {
    const signedUp = startedAt.subtract({ hours: 24 * SIGNED_UP_DAYS_AGO })
    const people = await seedAccounts(transaction, signedUp)
    await seedNeighbours(transaction, signedUp)
    await seedNewcomer(transaction, startedAt.subtract({ hours: 50 }))
    await seedCatalog(transaction, signedUp)
    await seedStaff(transaction, people.staff, signedUp)
  })
  if (seed === undefined) return []
  if (!seed.isFinished) {
    await playDemo(handlers, demoPlan(seed.startedAt))
    await playOffice(crews, seed.startedAt)
    await limitMonths(db)
    await finishSeed(db, now)
  }
  return demoAccounts()
}

function demoAccounts(): readonly DemoAccount[] {
  const customers = Object.values(demoCustomers).map(({ form }) => ({
    userName: form.email,
    password: form.password,
  }))
  const { sam, lee } = demoStaff
  const staff = [sam, lee].map(({ email, password = '' }) => ({ userName: email, password }))
  return [...customers, demoAdmin, ...staff]
}

const CATCH_UP_MS = 60_000

/**
 * Fills an empty database with the demo data. Its commands do not wait for the read models, which is several times faster; it waits once at
 * the end.
 * @returns the accounts for the ready line
 */
export async function startDemo(
  { config, db, store, projections }: ApplicationParts,
  now: Temporal.Instant,
): Promise<readonly DemoAccount[]> {
  const unhurried = { waitFor: async () => true }
  const handlers = createApplication({ config, db, store, projections: unhurried }, new Registry())
  const accounts = await seedDemo(handlers, now)
  const everything = { projections: readModels.map(({ name }) => name) }
  await projections.waitFor(everything, await store.head(), { timeoutMs: CATCH_UP_MS })
  return accounts
}
