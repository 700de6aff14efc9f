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
  'server/main.ts': ['./api/graphql/schema.ts'],
  'server/kernel/time.ts': [],
  'server/kernel/database.ts': ['node:fs'],
  'server/eventstore/port.ts': ['../kernel/time.ts'],
  'server/eventstore/postgres/postgresEventStore.ts': ['../port.ts', '../../kernel/database.ts'],
  'server/points/events.ts': ['../kernel/time.ts'],
  'server/points/points.store.ts': ['../kernel/database.ts'],
  'server/catalog/price.ts': ['../../schema/rules/points.ts'],
  'server/ordering/events.ts': [],
  'server/ordering/order.ts': ['./events.ts'],
  'server/ordering/placing/placeOrder.ts': ['../events.ts', '../../points/events.ts'],
  'server/ordering/placing/placeOrder.spec.ts': ['./placeOrder.ts', 'node:fs'],
  'server/billing/billing.handlers.ts': ['../points/points.store.ts', '../eventstore/port.ts'],
  'server/readmodels/engine/projection.ts': [],
  'server/readmodels/engine/runner.ts': ['../../kernel/database.ts', 'node:fs'],
  'server/readmodels/orderHistory/orderHistory.projection.ts': [
    '../../ordering/order.ts',
    '../engine/projection.ts',
  ],
  'server/messaging/sending.handlers.ts': ['../ordering/events.ts'],
  'server/api/orders/order.resolver.ts': ['../../ordering/placing/placeOrder.ts'],
  'server/api/graphql/schema.ts': ['../orders/order.resolver.ts'],
  'server/testing/clock.ts': ['../kernel/time.ts'],
  'tools/bench/load.ts': ['../../server/testing/clock.ts'],
  'schema/rules/points.ts': [],
  'client/browser/storage.ts': [],
  'client/i18n/useText.ts': ['../browser/storage.ts', '../ui/toasts.ts'],
  'client/ui/toasts.ts': [],
  'client/ui/Button.tsx': ['../i18n/useText.ts'],
  'client/session/session.ts': ['../browser/storage.ts'],
  'client/format/dates.ts': ['../i18n/useText.ts'],
  'client/api/apollo.ts': ['../session/session.ts', '../format/dates.ts'],
  'client/forms/Form.tsx': ['../api/apollo.ts', '../ui/Button.tsx'],
  'client/layout/Header.tsx': ['../api/apollo.ts'],
  'client/domain/price/Price.tsx': ['../../forms/Form.tsx'],
  'client/customer/routes.tsx': ['./booking/Booking.tsx', './orders/Orders.tsx', '../layout/Header.tsx'],
  'client/customer/booking/Booking.tsx': [
    '../../ui/Button.tsx',
    '../../domain/price/Price.tsx',
    '../parts/Frame.tsx',
    '../../../schema/rules/points.ts',
  ],
  'client/customer/orders/Orders.tsx': ['../layout/Header.tsx'],
  'client/customer/orders/Orders.spec.tsx': ['../booking/Booking.tsx', '../../testing/fakeServer.ts'],
  'client/customer/layout/Header.tsx': [],
  'client/customer/parts/Frame.tsx': [],
  'client/office/Start.tsx': [],
  'client/app/areas.ts': ['../customer/routes.tsx', '../office/Start.tsx'],
  'client/prerendered/hydrate.ts': ['../app/areas.ts'],
  'client/testing/fakeServer.ts': ['../app/areas.ts'],
}

/** Each of the server's modules has a rule of its own. */
const MODULES = forbidden
  .map(({ name }) => /^what-(.+)-may-import$/.exec(name)?.[1])
  .filter((module) => module !== undefined)

/** One file for each rule that breaks it, and where a rule has several edges, each of them. */
const PLANTED = [
  ['no-cycles', 'server/points/a.ts', './b.ts', { 'server/points/b.ts': ['./a.ts'] }],
  ['client-knows-only-the-schema', 'client/customer/booking/steal.ts', '../../../server/points/events.ts'],
  ['server-never-imports-client', 'server/api/graphql/steal.ts', '../../../client/ui/Button.tsx'],
  ['server-never-imports-client', 'tools/bench/steal.ts', '../../client/ui/Button.tsx'],
  ['product-never-imports-tools', 'server/testing/steal.spec.ts', '../../tools/bench/load.ts'],
  ['pure-stays-pure', 'server/ordering/cancelling/cancellationFee.ts', 'node:fs'],
  [
    'pure-stays-pure',
    'server/ordering/cancelling/feeTerms.ts',
    './cancelOrder.ts',
    { 'server/ordering/cancelling/cancelOrder.ts': [] },
  ],
  ['verbs-reach-rows-through-stores', 'server/ordering/cancelling/cancelOrder.ts', 'node:fs'],
  ['verbs-reach-rows-through-stores', 'server/ordering/cancelling/waiveFee.ts', '../../kernel/database.ts'],
  ['pure-stays-pure', 'server/points/wallet.ts', 'pg'],
  ['pure-stays-pure', 'server/points/ledger.ts', './points.store.ts'],
  ['pure-stays-pure', 'server/points/typed.ts', '../kernel/database.ts'],
  ['pure-stays-pure', 'server/readmodels/crewWorkday/crewWorkday.projection.ts', '../../kernel/database.ts'],
  ['pure-stays-pure', 'server/readmodels/crewWorkday/replay.projection.ts', '../engine/runner.ts'],
  ['pure-stays-pure', 'schema/rules/files.ts', 'node:fs'],
  ['pure-stays-pure', 'server/runtime/verify/invariantsOfNothing.ts', 'node:fs'],
  ...MODULES.map((module) => [
    `what-${module}-may-import`,
    `server/${module}/curious.handlers.ts`,
    module === 'api' ? '../runtime/curious.handlers.ts' : '../api/graphql/schema.ts',
  ]),
  ['what-billing-may-import', 'server/billing/orders.handlers.ts', '../ordering/events.ts'],
  ['what-catalog-may-import', 'server/catalog/catalog.store.ts', '../points/points.store.ts'],
  ['what-people-may-import', 'server/people/seen.store.ts', '../identity/curious.handlers.ts'],
  ['what-ordering-may-import', 'server/ordering/lag.handlers.ts', '../readmodels/engine/runner.ts'],
  ['what-api-may-import', 'server/api/weak.ts', '../testing/clock.ts'],
  [
    'followers-see-events-alone',
    'server/readmodels/orderHistory/orderHistory.queries.ts',
    '../../ordering/placing/placeOrder.ts',
  ],
  ['followers-see-events-alone', 'server/messaging/outbox.store.ts', '../points/points.store.ts'],
  [
    'the-port-not-the-stores',
    'server/billing/charge.handlers.ts',
    '../eventstore/postgres/postgresEventStore.ts',
  ],
  ['product-knows-no-test-support', 'server/points/weak.store.ts', '../testing/clock.ts'],
  ['client-knows-no-test-support', 'client/ui/steal.tsx', '../testing/fakeServer.ts'],
  ['areas-never-meet', 'client/customer/steal.tsx', '../office/Start.tsx'],
  ['areas-never-meet', 'client/office/steal.tsx', '../app/areas.ts'],
  ['areas-never-meet', 'client/crew/steal.tsx', '../prerendered/hydrate.ts'],
  ['features-meet-in-routes', 'client/customer/booking/steal.tsx', '../orders/Orders.tsx'],
  ['features-meet-in-routes', 'client/customer/layout/steal.tsx', '../orders/Orders.tsx'],
  ['parts-know-no-feature', 'client/customer/parts/price/steal.tsx', '../../orders/Orders.tsx'],
  ['parts-know-no-feature', 'client/customer/parts/price/frame.tsx', '../../layout/Header.tsx'],
  ['browser-imports-lower-layers', 'client/browser/steal.ts', '../ui/Button.tsx'],
  ['session-imports-lower-layers', 'client/session/steal.ts', '../api/apollo.ts'],
  ['i18n-imports-lower-layers', 'client/i18n/steal.ts', '../ui/Button.tsx'],
  ['ui-imports-lower-layers', 'client/ui/fetch.tsx', '../api/apollo.ts'],
  ['ui-imports-lower-layers', 'client/ui/price.tsx', '../domain/price/Price.tsx'],
  ['format-imports-lower-layers', 'client/format/steal.ts', '../ui/Button.tsx'],
  ['api-imports-lower-layers', 'client/api/steal.ts', '../forms/Form.tsx'],
  ['forms-imports-lower-layers', 'client/forms/steal.tsx', '../domain/price/Price.tsx'],
  ['layout-imports-lower-layers', 'client/layout/steal.tsx', '../app/areas.ts'],
  ['domain-imports-lower-layers', 'client/domain/price/steal.tsx', '../../customer/orders/Orders.tsx'],
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
