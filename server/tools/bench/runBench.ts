import { parseArgs } from 'node:util'
import { countOf, readCommandLine } from '../../runtime/commandLine.ts'
import { type Program, runCommand } from '../../runtime/runProgram.ts'
import { runLoad } from './runLoad.ts'
import { runMeasure } from './runMeasure.ts'
import { runPlace } from './runPlace.ts'

/**
 * `npm run bench -- load ORDERS [SEED] [--anyway]` fills the configured stores. With the product running on them, `npm run bench` or
 * `-- measure TIMES [PART OF A NAME]` measures the calls of both doors, and `-- place TIMES` how long an order takes to be placed.
 */
const USAGE =
  'bench, bench -- measure TIMES [PART OF A NAME], bench -- place [TIMES], or bench -- load ORDERS [SEED] [--anyway]'

await runCommand(readCommandLine(USAGE, benchOf))

function benchOf(args: string[]): (program: Program) => Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { anyway: { type: 'boolean', default: false } },
  })
  const [what = 'measure', first, second, ...more] = positionals
  if (more.length > 0) throw new Error(`Unexpected argument '${more[0]}'`)
  if (what === 'load') {
    const wish = { orders: countOf('ORDERS', first ?? ''), seed: countOf('SEED', second ?? '1') }
    return (program) => runLoad(program, { ...wish, isForced: values.anyway })
  }
  const times = countOf('TIMES', first ?? (what === 'place' ? '100' : '200'))
  if (what === 'measure') return (program) => runMeasure(program, { times, only: second })
  if (what === 'place') return (program) => runPlace(program, times)
  throw new Error(`There is nothing to ${what}`)
}
