import { Registry } from 'prom-client'
import { type ApplicationParts, createApplication } from '../product.ts'
import { projections as readModels } from '../readmodels/registry.ts'
import type { DemoAccount } from './demoAccounts.ts'
import { seedDemo } from './seedDemo.ts'

const CATCH_UP_MS = 60_000

/**
 * Fills an empty database with the demo data. Its commands do not wait for the read models one by one, which makes them several times as
 * fast, but all together at the end.
 * @returns whom the ready line names
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
