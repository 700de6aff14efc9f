import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closingLine, countGate, countReport } from './counting.mjs'

let file
beforeAll(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), 'aspenrow-report-')), 'report.json')
})
afterAll(() => rm(path.dirname(file), { recursive: true }))

async function counted(kind, report, code) {
  await writeFile(file, JSON.stringify(report))
  return countReport(kind, file, code)
}

const here = (file) => path.resolve(file)

const vitest = (parts) => ({
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ name: here('a.spec.ts'), status: 'passed', assertionResults: [{ status: 'passed' }] }],
  ...parts,
})

it('counts a gate as one test', () => {
  expect(countGate(0)).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] })
  expect(countGate(2)).toEqual({ passed: 0, failed: 1, skipped: 0, failures: ['ended with 2'] })
})

it('counts what vitest reports, and names what failed', async () => {
  const assertionResults = [
    { status: 'failed', fullName: 'a price is whole' },
    { status: 'passed', fullName: 'a price is told' },
  ]
  const testResults = [{ name: here('server/price.spec.ts'), status: 'failed', assertionResults }]
  const report = vitest({ numFailedTests: 1, numPendingTests: 3, numTodoTests: 1, testResults })
  expect(await counted('vitest', report, 1)).toEqual({
    passed: 7,
    failed: 1,
    skipped: 4,
    failures: ['server/price.spec.ts › a price is whole'],
  })
})

it('counts a spec file that did not load as a failure', async () => {
  const testResults = [{ name: here('server/price.spec.ts'), status: 'failed', assertionResults: [] }]
  expect(await counted('vitest', vitest({ testResults }), 1)).toEqual({
    passed: 7,
    failed: 1,
    skipped: 0,
    failures: ['server/price.spec.ts did not load'],
  })
})

it('counts a flaky browser test as a failure', async () => {
  const spec = (title, status) => ({ file: 'client/a.e2e.spec.ts', title, tests: [{ status }] })
  const inner = { specs: [spec('comes twice', 'flaky')] }
  const suites = [{ specs: [spec('opens', 'expected'), spec('closes', 'unexpected')], suites: [inner] }]
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, suites }
  expect(await counted('playwright', report, 1)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    failures: ['client/a.e2e.spec.ts › closes', 'client/a.e2e.spec.ts › comes twice'],
  })
})

it('never takes a run that ended badly for a good one', async () => {
  const failures = ['no test failed, but the run ended with 1']
  expect(await counted('vitest', vitest({}), 1)).toEqual({ passed: 7, failed: 1, skipped: 0, failures })
  expect(countReport('playwright', `${file}.missing`, 1)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures,
  })
})

it('closes with one line', () => {
  const gate = countGate(0)
  expect(closingLine([gate, { passed: 40, failed: 0, skipped: 0 }])).toBe('41 passed, 0 failed')
  expect(closingLine([gate, { passed: 4, failed: 1, skipped: 2 }])).toBe('5 passed, 1 failed, 2 skipped')
})

it('a report that was cut off is a failure, however the run ended', async () => {
  await writeFile(file, '{"numPassedTests": 7')
  expect(countReport('vitest', file, 0)).toMatchObject({ passed: 0, failed: 1 })
  await writeFile(file, '')
  expect(countReport('playwright', file, 1).failures).toEqual([
    expect.stringMatching(/^its report cannot be read, and it ended with 1: SyntaxError/),
  ])
})
