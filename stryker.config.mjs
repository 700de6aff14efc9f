import { globSync } from 'node:fs'

/** The rules: files without a suffix, and folds of read models. They are changed one place at a time. */
const RULES = [
  'server/{ordering,points,billing,staffing,series}/**/!(*.*).ts',
  'server/runtime/verify/{invariantsOf*,orderInvariants}.ts',
  'server/catalog/{price,workItems,propertyMatch,priceDraft}.ts',
  'server/readmodels/*/{*.projection,orderTrail,walletMovement}.ts',
  'schema/rules/{bookingCalendar,bookingPeriods}.ts',
]

/** Folders or files to which a run keeps, with a space between; everything when empty. */
const asked = (process.env.MUTATE ?? '').split(' ')

/** Mutation testing, for `npm run mutate`. Which mutants survive rightly stands in docs/mutation.md. */
export default {
  mutate: globSync(RULES).filter(
    (file) => !file.endsWith('.spec.ts') && asked.some((start) => file.startsWith(start)),
  ),
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './scripts/notMutated.mjs'],
  ignorers: ['notMutated'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  ignorePatterns: ['/client', '/static', '/pictures', '/dist', '/.data', '/coverage', '/test-results'],
  // its rewriting asks the programming interface of TypeScript before 7, and nothing here lies outside the copy
  tsconfigFile: 'none',
  tempDirName: '.mutation/copy',
  incremental: true,
  incrementalFile: '.mutation/results.json',
  reporters: ['clear-text', 'html', 'progress-append-only'],
  htmlReporter: { fileName: '.mutation/report.html' },
  clearTextReporter: { reportTests: false, allowColor: false },
  thresholds: { high: 95, low: 90, break: 85 },
}
