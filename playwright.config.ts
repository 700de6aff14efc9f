import { defineConfig } from '@playwright/test'
import { findChromium } from './server/testing/chromium.ts'

const { executablePath, args, env } = await findChromium()

/**
 * All pages of the product in one process, which stays when a page is emptied for the next test: the program that it has compiled is
 * compiled no more.
 */
const oneProcess = ['--process-per-site', '--disable-site-isolation-trials']

export default defineConfig({
  testDir: '.',
  // crews that specs hire and keep have room on days that are full in the demo: such specs come last
  projects: [
    {
      name: 'customers and office',
      testMatch: ['client/**/*.e2e.spec.ts', 'server/**/*.e2e.spec.ts'],
      testIgnore: ['client/crew/**', 'client/api/live/**'],
    },
    {
      name: 'crews',
      testMatch: ['client/crew/**/*.e2e.spec.ts', 'client/api/live/*.e2e.spec.ts'],
      // the files that a crew's phone keeps of the program would be there for the next test
      use: { reuseContext: false },
    },
  ],
  outputDir: 'test-results',
  globalSetup: './server/testing/servedForBrowsers.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL,
    browserName: 'chromium',
    // Emptied between tests of storage, cookies, scripts, routes and clock. What a test does to its context itself, it takes back;
    // permissions are asked for with `test.use`, which gives it a context of its own.
    reuseContext: true,
    launchOptions: { executablePath, args: [...args, ...oneProcess], env: { ...process.env, ...env } },
    // without pictures and documents of every moment, which cost each test that passes; `--trace on` takes them
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    // nothing moves on its way in or out, which would be waited for before each press; the whole story of one customer keeps it
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
  },
})
