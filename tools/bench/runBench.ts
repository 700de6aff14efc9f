import { parseArgs } from 'node:util'
import { countOf, readCommandLine } from '../../server/runtime/commandLine.ts'
import { type Program, runCommand } from '../../server/runtime/runProgram.ts'
import { runLimits } from './limits/runLimits.ts'
import { runLoad } from './runLoad.ts'
import { runMeasure } from './runMeasure.ts'

/**
 * `npm run bench -- limits` measures the limits of this machine's stores and the product on them; it starts the product itself, in a
 * separate folder unless DATA_DIR or DATABASE_URL is set. `-- load ORDERS` fills the configured stores; with the product running on them,
 * `npm run bench` or `-- measure TIMES [PART OF A NAME]` measures the calls of both APIs.
 */
const USAGE =
  'bench -- limits [PART OF A NAME] [--seconds N] [--repeats N], bench -- load ORDERS [SEED], or bench -- measure [TIMES] [PART OF A NAME]'

await runCommand(readCommandLine(USAGE, benchOf))

function benchOf(args: string[]): (program: Program) => Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '3' }, repeats: { type: 'string', default: '3' } },
  })
  const [what = 'measure', first, second] = positionals
  const unexpected = positionals[what === 'limits' ? 2 : 3]
  if (unexpected !== undefined) throw new Error(`Unexpected argument '${unexpected}'`)
  if (what === 'load') {
    const wish = { orders: countOf('ORDERS', first ?? ''), seed: countOf('SEED', second ?? '1') }
    return (program) => runLoad(program, wish)
  }
  if (what === 'limits') {
    // a demo's data are left alone
    if (!process.env.DATABASE_URL) process.env.DATA_DIR ||= '.data/limits'
    const { seconds, repeats } = values
    const wish = {
      only: first,
      seconds: countOf('--seconds', seconds),
      repeats: countOf('--repeats', repeats),
    }
    return (program) => runLimits(program, wish)
  }
  const times = countOf('TIMES', first ?? '200')
  if (what === 'measure') return (program) => runMeasure(program, { times, only: second })
  throw new Error(`There is nothing to ${what}`)
}
