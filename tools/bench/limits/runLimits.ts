import 'reflect-metadata'
import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT_ROOT } from '../../../server/kernel/projectRoot.ts'
import { openStores } from '../../../server/runtime/openStores.ts'
import type { Program } from '../../../server/runtime/runProgram.ts'
import { machineLine } from '../machine.ts'
import { isLoaded, loadStores } from '../runLoad.ts'
import { measureLimits } from './limits.ts'
import { limitsTable } from './report.ts'
import { countStatements } from './statementCounter.ts'
import type { Measured } from './window.ts'

export interface LimitsWish {
  readonly only: string | undefined
  readonly seconds: number
  readonly repeats: number
}

/** Orders and crews of the measured installation: enough customers and capacity that no caller waits for either. */
const INSTALLATION = { orders: 40_000, crews: 150, seed: 1 } as const

/**
 * Measures the limits of this machine's stores and the product on them, and stores the figures in `bench` in DATA_DIR. An installation
 * without a load gets one first.
 * @returns 1 if a call was refused
 */
export async function runLimits(program: Program, wish: LimitsWish): Promise<number> {
  const { config } = program
  await countStatements(config)
  const stores = await openStores(program)
  if (!(await isLoaded(stores.db))) await loadStores(program, stores, INSTALLATION)
  const measured: Measured[] = []
  await measureLimits(program, stores, {
    ms: wish.seconds * 1_000,
    repeats: wish.repeats,
    only: wish.only,
    tell(one) {
      measured.push(one)
      process.stderr.write(`${one.name}, ${one.callers}: ${one.rate.toFixed(0)}/s\n`)
    },
  })
  const at = new Date().toISOString()
  const machine = await machineLine(stores.db, config.eventStoreUrl)
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
  }).trim()
  const file = path.join(config.dataDir, 'bench', `limits-${at.replaceAll(':', '-')}.json`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ at, machine, commit, wish, measured }, undefined, 2)}\n`)
  say(`${machine}; ${commit}\n\n${limitsTable(measured)}\n\nkept in ${file}`)
  const refused = measured.filter(({ refusals }) => refusals > 0)
  for (const { name, callers, refusals, refused: words } of refused)
    say(`${name}, ${callers} callers: ${refusals} refused, such as ${words[0]}`)
  return refused.length > 0 ? 1 : 0
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
