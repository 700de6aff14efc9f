import { availableParallelism } from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** graphql must load once: type-graphql takes its CommonJS build, so everybody does. */
const oneGraphql = { find: /^graphql$/, replacement: 'graphql/index.js' }
/** Specs hash hundreds of passwords. The hash itself is the pure specs' matter, who know only the real one. */
const cheapPasswords = {
  find: /^.*\/passwordStrength\.ts$/,
  replacement: path.resolve('server/testing/passwordStrength.ts'),
}
const serverSpecs = [
  'server/**/*.spec.ts',
  'tools/**/*.spec.ts',
  'schema/**/*.spec.ts',
  'migrations/**/*.spec.ts',
  'scripts/**/*.spec.mjs',
]
/** These replace modules, which must not have been loaded by another file before. */
const withReplacedModules = [
  'client/browser/storage.spec.tsx',
  'client/crew/parts/shell/crewWorker.spec.ts',
  'client/i18n/intlStore.spec.ts',
  'client/api/live/followOrders.spec.ts',
  'client/office/orders/liveOrders.spec.tsx',
]

/**
 * A worker on every core, each of which loads the product once and not once a file: a spec leaves nothing behind for the next. Of the web
 * app that is the packages and `withoutMemory`, because its other modules remember who was there (client/testing/freshModules.ts).
 */
const sharing = {
  pool: 'threads',
  isolate: false,
  maxWorkers: '100%',
  // a machine may stand still for a while; what never comes is told a little later
  expect: { poll: { timeout: 15_000 } },
} as const

/** What needs nothing but itself; `npm run mutate` asks a part of it. */
export const pure = {
  resolve: { alias: [oneGraphql] },
  test: {
    ...sharing,
    name: 'pure',
    environment: 'node',
    include: serverSpecs,
    exclude: ['**/*.int.spec.ts', '**/*.e2e.spec.ts'],
    globalSetup: ['server/testing/keepNativeCode.ts'],
    testTimeout: 20_000,
  },
}

/** Of the web app's modules, these remember nobody: they are loaded once for a worker, as packages are. */
const withoutMemory = [
  /\/client\/ui\/theme\//,
  /\/client\/testing\/typeNames\.ts$/,
  /\/schema\/rules\/(?!.*\.spec\.)/,
  /\.generated\.ts$/,
]

const client = {
  ...sharing,
  environment: 'jsdom',
  server: { deps: { external: withoutMemory } },
  setupFiles: ['client/testing/freshModules.ts', 'client/testing/setup.ts'],
  testTimeout: 60_000,
}

export default defineConfig({
  test: {
    projects: [
      pure,
      {
        resolve: { alias: [oneGraphql, cheapPasswords] },
        test: {
          ...sharing,
          name: 'integration',
          environment: 'node',
          // processes, not threads: a thread that native code has touched may never end, and only a process can be killed
          pool: 'forks',
          // while some wait for a server or a database, another has something to compute
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          include: ['{server,tools}/**/*.int.spec.ts'],
          globalSetup: ['server/testing/keepNativeCode.ts', 'server/testing/databaseForSpecs.ts'],
          testTimeout: 60_000,
          hookTimeout: 200_000,
        },
      },
      {
        plugins: [react()],
        resolve: { alias: [oneGraphql] },
        test: {
          ...client,
          name: 'client',
          include: ['client/**/*.spec.{ts,tsx}'],
          exclude: ['**/*.e2e.spec.ts', ...withReplacedModules],
        },
      },
      {
        plugins: [react()],
        resolve: { alias: [oneGraphql] },
        test: { ...client, name: 'client-isolated', isolate: true, include: withReplacedModules },
      },
    ],
  },
})
