import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { closingLine, countGate, countReport } from './counting.mjs'
import { runQuietly, SIGNALS } from './processes.mjs'
import { showStep } from './progress.mjs'

const REPORTERS = {
  vitest: (file) => ({ args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] }),
  playwright: (file) => ({ args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
}

/**
 * Runs every step, shows the output of those that fail, and closes with the names of what failed and the count of all tests.
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @returns {Promise<number>} the exit code: 1 when anything failed
 */
export async function runSteps(steps) {
  const reports = mkdtempSync(path.join(tmpdir(), 'aspenrow-reports-'))
  let isInterrupted = false
  for (const signal of SIGNALS) process.on(signal, () => (isInterrupted = true))
  const all = []
  try {
    for (const step of steps) {
      if (isInterrupted) return 130
      all.push(await runStep(step, path.join(reports, `${all.length}.json`)))
    }
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  if (isInterrupted) return 130
  for (const failure of all.flatMap(({ failures }) => failures)) console.log(`failed: ${failure}`)
  console.log(closingLine(all))
  return all.some(({ failed }) => failed) ? 1 : 0
}

async function runStep({ name, kind, command }, report) {
  const { args = [], env } = REPORTERS[kind]?.(report) ?? {}
  let output = ''
  const counts = await showStep(
    name,
    async () => {
      const ended = await runQuietly([...command, ...args], env)
      output = ended.output
      return kind === 'gate' ? countGate(ended.code) : countReport(kind, report, ended.code)
    },
    (result) => (kind === 'gate' ? (result.failed ? 'failed' : 'passed') : closingLine([result])),
  )
  if (counts.failed) console.log(output)
  return { ...counts, failures: counts.failures.map((failure) => `${name}: ${failure}`) }
}
