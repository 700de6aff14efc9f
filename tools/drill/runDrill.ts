import { countOf, readCommandLine, wordsOf } from '../../server/runtime/commandLine.ts'
import { drillFaults } from './faults/faultDrill.ts'
import { FAULT_KINDS } from './faults/faultKinds.ts'
import { faultTable, holds } from './faults/faultTable.ts'

const NAMES = FAULT_KINDS.map(({ name }) => name)

/**
 * `npm run drill -- ROUNDS SEED NAME…`: runs ROUNDS over all or the named faults, one of each by default, with a random seed by default.
 * Exits with 1 if anything was lost.
 */
const order = readCommandLine(
  `drill -- [ROUNDS] [SEED] [${NAMES.map((name) => `'${name}'`).join(' | ')}]`,
  (args) => {
    const words = wordsOf(args, 0, 2 + NAMES.length)
    const [rounds, seed = ownSeed(), ...names] = words
    const unknown = names.find((name) => !NAMES.includes(name))
    if (unknown !== undefined) throw new Error(`There is no fault named ${unknown}`)
    const chosen = names.length > 0 ? names : NAMES
    return {
      rounds: countOf('ROUNDS', rounds ?? String(chosen.length)),
      seed: countOf('SEED', seed),
      names: chosen,
    }
  },
)
const tell = (line: string) => process.stdout.write(`${line}\n`)
const began = Date.now()
const rows = await drillFaults({ ...order, tell })
tell(`\n${faultTable(rows)}\n\nseed ${order.seed}, ${Math.round((Date.now() - began) / 1_000)} s`)
process.exitCode = rows.every(holds) ? 0 : 1

function ownSeed(): string {
  return String(1 + Math.floor(Math.random() * 2 ** 31))
}
