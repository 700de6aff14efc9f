import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** graphql must load once: type-graphql takes its CommonJS build, so everybody does. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }
const serverSpecs = [
  'server/**/*.spec.ts',
  'schema/**/*.spec.ts',
  'migrations/**/*.spec.ts',
  'scripts/**/*.spec.mjs',
]

export default defineConfig({
  test: {
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: 'pure',
          environment: 'node',
          include: serverSpecs,
          exclude: ['**/*.int.spec.ts', '**/*.e2e.spec.ts'],
          testTimeout: 20_000,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'integration',
          environment: 'node',
          include: ['server/**/*.int.spec.ts'],
          globalSetup: ['server/testing/databaseForSpecs.ts'],
          testTimeout: 60_000,
          hookTimeout: 200_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'client',
          environment: 'jsdom',
          include: ['client/**/*.spec.{ts,tsx}'],
          exclude: ['**/*.e2e.spec.ts'],
          setupFiles: ['client/testing/setup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
