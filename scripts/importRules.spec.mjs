import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.setConfig({ testTimeout: 30_000 })

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')

/** Files of a small product that keeps every rule: its path, and what it imports. */
const CLEAN = {
  'server/main.ts': ['./ordering/ordering.resolver.ts', './graphql/schema.ts'],
  'server/kernel/time.ts': [],
  'server/kernel/database.ts': ['node:fs'],
  'server/eventstore/port.ts': ['../kernel/time.ts'],
  'server/eventstore/postgres/postgresEventStore.ts': ['../port.ts', '../../kernel/database.ts'],
  'server/points/events.ts': ['../kernel/time.ts'],
  'server/points/points.store.ts': ['../kernel/database.ts'],
  'server/catalog/price.ts': ['../../schema/rules/points.ts'],
  'server/ordering/events.ts': [],
  'server/ordering/commands/placeOrder.ts': ['../events.ts', '../../points/events.ts'],
  'server/ordering/commands/placeOrder.spec.ts': ['./placeOrder.ts', 'node:fs'],
  'server/ordering/ordering.resolver.ts': ['./commands/placeOrder.ts'],
  'server/billing/billing.handlers.ts': ['../points/points.store.ts', '../eventstore/port.ts'],
  'server/projections/runner.ts': ['../kernel/database.ts', 'node:fs'],
  'server/projections/orderHistory/orderHistory.projection.ts': ['../../ordering/events.ts'],
  'server/messaging/mails.reactor.ts': ['../ordering/events.ts'],
  'server/graphql/schema.ts': ['../ordering/ordering.resolver.ts'],
  'server/testing/clock.ts': ['../kernel/time.ts'],
  'server/bench/load.ts': ['../testing/clock.ts'],
  'schema/rules/points.ts': [],
  'client/ui/Button.tsx': [],
  'client/features/customer/routes.tsx': ['./booking/Booking.tsx', './orders/Orders.tsx'],
  'client/features/customer/booking/Booking.tsx': [
    '../../../ui/Button.tsx',
    '../../../../schema/rules/points.ts',
  ],
  'client/features/customer/orders/Orders.tsx': [],
  'client/features/admin/Start.tsx': [],
}

/** One file for each rule that breaks it, and where a rule has several edges, each of them. */
const PLANTED = [
  ['no-cycles', 'server/points/a.ts', './b.ts', { 'server/points/b.ts': ['./a.ts'] }],
  [
    'client-knows-only-the-schema',
    'client/features/customer/booking/steal.ts',
    '../../../../server/points/events.ts',
  ],
  ['server-never-imports-client', 'server/graphql/steal.ts', '../../client/ui/Button.tsx'],
  ['pure-stays-pure', 'server/ordering/commands/cancelOrder.ts', 'node:fs'],
  ['pure-stays-pure', 'server/points/wallet.ts', 'pg'],
  ['pure-stays-pure', 'server/points/ledger.ts', './points.store.ts'],
  ['pure-stays-pure', 'server/points/typed.ts', '../kernel/database.ts'],
  ['pure-stays-pure', 'server/projections/crewWorkday/crewWorkday.projection.ts', '../../kernel/database.ts'],
  ['pure-stays-pure', 'schema/rules/files.ts', 'node:fs'],
  ['suppliers-stand-alone', 'server/catalog/catalog.store.ts', '../points/points.store.ts'],
  ['suppliers-stand-alone', 'server/accounts/accounts.handlers.ts', '../ordering/events.ts'],
  ['conductors-never-meet', 'server/ordering/ordering.handlers.ts', '../billing/billing.handlers.ts'],
  [
    'listeners-hear-only-events',
    'server/projections/orderHistory/orderHistory.queries.ts',
    '../../ordering/commands/placeOrder.ts',
  ],
  ['listeners-hear-only-events', 'server/messaging/outbox.store.ts', '../points/points.store.ts'],
  [
    'slices-see-the-port-not-the-stores',
    'server/billing/charge.handlers.ts',
    '../eventstore/postgres/postgresEventStore.ts',
  ],
  ['slices-never-see-listeners', 'server/ordering/lag.handlers.ts', '../projections/runner.ts'],
  ['only-doors-assemble-doors', 'server/operations/steal.ts', '../graphql/schema.ts'],
  ['only-doors-assemble-doors', 'server/billing/billing.resolver.ts', '../ordering/ordering.resolver.ts'],
  ['event-store-knows-no-business', 'server/eventstore/business.ts', '../ordering/events.ts'],
  ['kernel-knows-nobody', 'server/kernel/curious.ts', '../points/events.ts'],
  ['product-knows-no-test-support', 'server/points/weak.store.ts', '../testing/clock.ts'],
  ['areas-never-meet', 'client/features/customer/steal.tsx', '../admin/Start.tsx'],
  ['features-meet-in-routes', 'client/features/customer/booking/steal.tsx', '../orders/Orders.tsx'],
  ['parts-know-no-feature', 'client/features/customer/parts/price/steal.tsx', '../../orders/Orders.tsx'],
  ['shared-parts-know-no-area', 'client/parts/price/steal.tsx', '../../features/customer/orders/Orders.tsx'],
  ['ui-knows-no-feature', 'client/ui/steal.tsx', '../features/admin/Start.tsx'],
]

let folder
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aspenrow-imports-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function lay(files) {
  for (const [file, imports] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
    const lines = imports.map((from, n) => `import type { X as X${n} } from '${from}'\n`)
    await writeFile(path.join(folder, file), `${lines.join('')}export type X = 1\n`)
  }
}

function check() {
  const script = path.join(import.meta.dirname, 'importRules.mjs')
  return new Promise((resolve) => {
    execFile(process.execPath, [script, folder], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, told: stderr.trim().split('\n') }),
    )
  })
}

it('lets a product that keeps the rules pass, and has read every file of it', async () => {
  await lay(CLEAN)
  const { code, stdout } = await check()
  expect(stdout).toBe(`${Object.keys(CLEAN).length + ['node:fs'].length} modules, 0 forbidden imports\n`)
  expect(code).toBe(0)
})

it('catches one violation of every rule', async () => {
  await lay(CLEAN)
  for (const [, file, target, more = {}] of PLANTED) await lay({ [file]: [target], ...more })
  const { code, told } = await check()
  const missed = PLANTED.filter(
    ([rule, file]) => !told.some((line) => line.startsWith(`${rule}: ${file} -> `)),
  )
  expect(missed).toEqual([])
  expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(new Set(forbidden.map(({ name }) => name)))
  expect(code).toBe(1)
})

it('fails when a source file cannot be read', async () => {
  await lay(CLEAN)
  await writeFile(path.join(folder, 'server', 'broken.ts'), 'export const = {')
  const { code, told } = await check()
  expect(told.join('\n')).toContain('server/broken.ts')
  expect(code).toBe(1)
})

it('fails when a source file was left out', async () => {
  await lay(CLEAN)
  await lay({ 'server/points/node_modules/hidden.ts': [] })
  const { code, told } = await check()
  expect(told).toEqual(['1 source files were not read, such as server/points/node_modules/hidden.ts.'])
  expect(code).toBe(1)
})
