import { countOf, readCommandLine, wordsOf } from '../../runtime/commandLine.ts'
import { drill } from './drill.ts'
import { drillFaults, holds, tableOf } from './faults/faultDrill.ts'
import { FAULT_KINDS } from './faults/faultKinds.ts'

const KINDS = FAULT_KINDS.map(({ name }) => name)

/**
 * `npm run drill -- ROUNDS SEED`: kills, 30 rounds unless told, and a seed of its own unless one is given. `npm run drill -- faults ROUNDS SEED
 * NAME…`: every other fault, or those named, one round of each unless told. Ends with 1 when anything was lost.
 */
const { faults, rounds, seed, kinds } = readCommandLine(
  `drill -- [faults] [ROUNDS] [SEED] [${KINDS.map((name) => `'${name}'`).join(' | ')}]`,
  (args) => {
    const [first, ...others] = wordsOf(args, 0, 3 + KINDS.length)
    const isFaults = first === 'faults'
    const [count = isFaults ? '1' : '30', seed = ownSeed(), ...names] = wordsOf(
      isFaults ? [...others] : args,
      0,
      isFaults ? 2 + KINDS.length : 2,
    )
    const unknown = names.find((name) => !KINDS.includes(name))
    if (unknown !== undefined) throw new Error(`There is no fault named ${unknown}`)
    return {
      ...{ faults: isFaults, rounds: countOf('ROUNDS', count), seed: countOf('SEED', seed) },
      kinds: names.length > 0 ? names : KINDS,
    }
  },
)
const tell = (line: string) => process.stdout.write(`${line}\n`)
const began = Date.now()
process.exitCode = (await (faults ? runFaults() : runKills())) ? 0 : 1

/** @returns whether all held */
async function runFaults(): Promise<boolean> {
  const rows = await drillFaults({ rounds, seed, kinds, tell })
  for (const line of tableOf(rows)) tell(line)
  tell(`seed ${seed}, ${Math.round((Date.now() - began) / 1000)} s`)
  return rows.every(holds)
}

async function runKills(): Promise<boolean> {
  const { kills, acknowledged, unanswered, wereThere, slowestStart, faults } = await drill({
    rounds,
    seed,
    tell,
  })
  tell(
    `${rounds} rounds with seed ${seed} in ${Math.round((Date.now() - began) / 1000)} s: ${kills} kills, ${acknowledged} acknowledged, ` +
      `${unanswered} unanswered of which ${wereThere} were there, slowest start ${(slowestStart / 1000).toFixed(1)} s, ${faults.length} faults`,
  )
  return faults.length === 0
}

function ownSeed(): string {
  return String(1 + Math.floor(Math.random() * 2 ** 31))
}
