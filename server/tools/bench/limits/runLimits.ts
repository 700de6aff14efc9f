import 'reflect-metadata'
import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { PROJECT_ROOT } from '../../../kernel/projectRoot.ts'
import { openStores, type Stores } from '../../../runtime/openStores.ts'
import type { Program } from '../../../runtime/runProgram.ts'
import { machineLine } from '../machine.ts'
import { loadStores } from '../runLoad.ts'
import { measureLimits } from './limits.ts'
import { limitsTable } from './report.ts'
import { countStatements } from './statementCounter.ts'
import type { Measured } from './window.ts'

export interface LimitsWish {
  readonly only: string | undefined
  readonly seconds: number
  readonly repeats: number
}

/** Orders, and crews, of the installation that is measured: enough customers and places that nobody waits for either. */
const INSTALLATION = { orders: 40_000, crews: 150, seed: 1, isForced: false } as const

/**
 * Measures the limits of this machine's stores and what the product makes of them, and keeps the figures in `bench` in DATA_DIR. An
 * installation without a load gets one first.
 * @returns 1 when a call was refused
 */
export async function runLimits(program: Program, wish: LimitsWish): Promise<number> {
  await countStatements(program.config)
  const stores = await openStores(program)
  await loadOnce(program, stores)
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
  const machine = await machineLine(stores.db, program.config.eventStoreUrl ? 'KurrentDB' : 'PostgreSQL')
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: PROJECT_ROOT })
    .toString()
    .trim()
  process.stdout.write(`${machine}; ${commit}\n\n${limitsTable(measured)}\n`)
  const refused = measured.filter(({ refusals }) => refusals > 0)
  for (const one of refused)
    process.stdout.write(
      `${one.name}, ${one.callers} callers: ${one.refusals} refused, such as ${one.refused[0]}\n`,
    )
  const file = await keep(program, { machine, commit, wish, measured })
  process.stdout.write(`\nkept in ${file}\n`)
  return refused.length > 0 ? 1 : 0
}

async function loadOnce(program: Program, stores: Stores): Promise<void> {
  const { rows } = await sql`select from customer where email like '%@example.net' limit 1`.execute(stores.db)
  if (rows.length === 0) await loadStores(program, stores, INSTALLATION)
}

async function keep({ config }: Program, figures: object): Promise<string> {
  const run = { at: new Date().toISOString(), ...figures }
  const folder = path.join(config.dataDir, 'bench')
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `limits-${run.at.replaceAll(':', '-')}.json`)
  await writeFile(file, `${JSON.stringify(run, undefined, 2)}\n`)
  return file
}
