import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { closingLine, countGate, countReport } from './counting.mjs'
import { runQuietly, SIGNALS } from './processes.mjs'
import { showStep, tell } from './progress.mjs'

const REPORTERS = {
  vitest: (file) => ({ args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] }),
  playwright: (file) => ({ args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
}

/**
 * Runs every step, shows the output of those that fail, and closes with the names of what failed and the count of all tests.
 * @param {readonly import('./steps.mjs').Lane[]} lanes side by side
 * @returns {Promise<number>} the exit code: 1 when anything failed
 */
export async function runSteps(lanes) {
  const reports = mkdtempSync(path.join(tmpdir(), 'aspenrow-reports-'))
  let isInterrupted = false
  const interrupt = () => {
    isInterrupted = true
  }
  for (const signal of SIGNALS) process.on(signal, interrupt)
  const all = []
  const runLane = async (lane) => {
    for (const step of lane) {
      if (isInterrupted) return
      all.push(await runStep(step, path.join(reports, `${step.name}.json`)))
    }
  }
  try {
    await Promise.all(lanes.map(runLane))
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt)
    rmSync(reports, { recursive: true, force: true })
  }
  if (isInterrupted) return 130
  for (const failure of all.flatMap(({ failures }) => failures)) tell(`failed: ${failure}`)
  tell(closingLine(all))
  return all.some(({ failed }) => failed) ? 1 : 0
}

async function runStep({ name, kind, command, yields }, report) {
  const { args = [], env } = REPORTERS[kind]?.(report) ?? {}
  let output = ''
  const counts = await showStep(
    name,
    async () => {
      const ended = await runQuietly([...command, ...args], env, { yields })
      output = ended.output
      return kind === 'gate' ? countGate(ended.code) : countReport(kind, report, ended.code)
    },
    (result) => (kind === 'gate' ? (result.failed ? 'failed' : 'passed') : closingLine([result])),
  )
  if (counts.failed) tell(output)
  return { ...counts, failures: counts.failures.map((failure) => `${name}: ${failure}`) }
}
