import 'reflect-metadata'
import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { PROJECT_ROOT } from '../../../server/kernel/projectRoot.ts'
import { openStores, type Stores } from '../../../server/runtime/openStores.ts'
import { OperatorError } from '../../../server/runtime/operatorError.ts'
import type { Program } from '../../../server/runtime/runProgram.ts'
import { machineLine } from '../machine.ts'
import { loadStores } from '../runLoad.ts'
import { measureGrowth } from './growth.ts'
import { drift, growthTable, outgrown } from './growthTable.ts'
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
  const stores = await openInstallation(program)
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
  await report(program, stores, { kind: 'limits', table: limitsTable(measured), figures: { wish, measured } })
  const refused = measured.filter(({ refusals }) => refusals > 0)
  for (const { name, callers, refusals, refused: words } of refused)
    say(`${name}, ${callers} callers: ${refusals} refused, such as ${words[0]}`)
  return refused.length > 0 ? 1 : 0
}

/**
 * Lets an empty installation grow from size to size, and keeps what every reading call and a placing took at each.
 * @returns 1 when a call takes more than half as long again at the last size as at the first
 */
export async function runGrowth(
  program: Program,
  { sizes, times }: { readonly sizes: readonly number[]; readonly times: number },
): Promise<number> {
  const stores = await openStores(program)
  if (await isLoaded(stores))
    throw new OperatorError('Growth begins with an empty installation: name another DATA_DIR.')
  const grown = await measureGrowth(program, stores, { sizes, times, tell: say })
  await report(program, stores, { kind: 'growth', table: growthTable(grown), figures: { times, grown } })
  const slower = outgrown(grown)
  for (const { name, ratio } of slower) say(`${name} has grown: ${ratio.toFixed(1)} times as long`)
  say(`${slower.length} calls have grown; what asks nothing took ${drift(grown)?.toFixed(1)} times as long`)
  return slower.length > 0 ? 1 : 0
}

/** Opens the stores of a benchmark, which get a load unless they have one. */
export async function openInstallation(program: Program): Promise<Stores> {
  const stores = await openStores(program)
  if (!(await isLoaded(stores))) await loadStores(program, stores, INSTALLATION)
  return stores
}

async function isLoaded({ db }: Stores): Promise<boolean> {
  const { rows } = await sql`select from customer where email like '%@example.net' limit 1`.execute(db)
  return rows.length > 0
}

/** Prints a run's table, and keeps its figures with what they were measured on. */
async function report(
  { config }: Program,
  { db }: Stores,
  run: { readonly kind: string; readonly table: string; readonly figures: object },
): Promise<void> {
  const at = new Date().toISOString()
  const machine = await machineLine(db, config.eventStoreUrl === undefined ? 'PostgreSQL' : 'KurrentDB')
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: PROJECT_ROOT })
    .toString()
    .trim()
  const file = path.join(config.dataDir, 'bench', `${run.kind}-${at.replaceAll(':', '-')}.json`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ at, machine, commit, ...run.figures }, undefined, 2)}\n`)
  say(`${machine}; ${commit}\n\n${run.table}\n\nkept in ${file}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
