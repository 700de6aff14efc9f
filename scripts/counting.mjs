import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * How a step ended; `failures` names what failed, where the report knows a name.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: readonly string[] }} Counts
 */

/** A gate is one test. @returns {Counts} */
export function countGate(code) {
  return {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    skipped: 0,
    failures: code === 0 ? [] : [`ended with ${code}`],
  }
}

/**
 * Counts the tests in the JSON report of vitest or Playwright. A failed run without a failed test (a file that does not load, an unexpected
 * error, a runner that could not start) counts as one failure, so it cannot look green.
 * @param {'vitest' | 'playwright'} kind
 * @param {string} file the report; may be missing if the runner failed early
 * @param {number | NodeJS.Signals} code the runner's exit code or signal
 * @returns {Counts}
 */
export function countReport(kind, file, code) {
  const none = { passed: 0, failed: 0, skipped: 0, failures: [] }
  let counts = none
  try {
    if (existsSync(file)) counts = READERS[kind](JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return {
      ...none,
      failed: 1,
      failures: [`its report cannot be read, and it ended with ${code}: ${error}`],
    }
  }
  if (code === 0 || counts.failed > 0) return counts
  return { ...counts, failed: 1, failures: [`no test failed, but the run ended with ${code}`] }
}

/** "12 passed, 0 failed", and the number of skipped tests, if any: the closing line of `npm test`. @param {readonly Counts[]} all */
export function closingLine(all) {
  const sum = (which) => all.reduce((total, counts) => total + counts[which], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`
}

const READERS = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(didNotLoad).length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failedInFile),
  }),
  playwright: ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failedInSuite),
  }),
}

function didNotLoad({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
}

function failedInFile(result) {
  const file = path.relative(process.cwd(), result.name)
  if (didNotLoad(result)) return [`${file} did not load`]
  return result.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => `${file} › ${fullName}`)
}

function failedInSuite({ suites = [], specs }) {
  const here = specs.filter(({ tests }) => tests.some(isUnexpected))
  return [...here.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(failedInSuite)]
}

function isUnexpected({ status }) {
  return status === 'unexpected' || status === 'flaky'
}
