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
    { name: 'crews', testMatch: ['client/crew/**/*.e2e.spec.ts', 'client/api/live/*.e2e.spec.ts'] },
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
    // emptied of all that a test kept there: its storage, cookies, scripts, routes and clock
    reuseContext: true,
    launchOptions: { executablePath, args: [...args, ...oneProcess], env: { ...process.env, ...env } },
    // without pictures and documents of every moment, which cost each test that passes; `--trace on` takes them
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    // nothing moves on its way in or out, which would be waited for before each press; the whole story of one customer keeps it
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
  },
})
