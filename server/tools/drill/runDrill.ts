import { countOf, readCommandLine, wordsOf } from '../../runtime/commandLine.ts'
import { drill } from './drill.ts'

/** `npm run drill -- ROUNDS SEED`: 30 rounds unless told, and a seed of its own unless one is given; ends with 1 when anything was lost. */
const { rounds, seed } = readCommandLine('drill -- [ROUNDS] [SEED]', (args) => {
  const [first = '30', second = String(1 + Math.floor(Math.random() * 2 ** 31))] = wordsOf(args, 0, 2)
  return { rounds: countOf('ROUNDS', first), seed: countOf('SEED', second) }
})
const tell = (line: string) => process.stdout.write(`${line}\n`)
const began = Date.now()
const { kills, acknowledged, unanswered, wereThere, slowestStart, faults } = await drill({
  rounds,
  seed,
  tell,
})
tell(
  `${rounds} rounds with seed ${seed} in ${Math.round((Date.now() - began) / 1000)} s: ${kills} kills, ${acknowledged} acknowledged, ` +
    `${unanswered} unanswered of which ${wereThere} were there, slowest start ${(slowestStart / 1000).toFixed(1)} s, ${faults.length} faults`,
)
process.exitCode = faults.length === 0 ? 0 : 1
