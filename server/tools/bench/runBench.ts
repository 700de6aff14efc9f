import { parseArgs } from 'node:util'
import { countOf, readCommandLine } from '../../runtime/commandLine.ts'
import { type Program, runCommand } from '../../runtime/runProgram.ts'
import { runLimits } from './limits/runLimits.ts'
import { runLoad } from './runLoad.ts'
import { runMeasure } from './runMeasure.ts'

/**
 * `npm run bench -- limits` measures what this machine's stores allow and what the product makes of it; `-- load ORDERS` fills the configured
 * stores; with the product running on them, `npm run bench` or `-- measure TIMES [PART OF A NAME]` measures the calls of both doors.
 */
const USAGE =
  'bench -- limits [PART OF A NAME] [--seconds N] [--repeats N], bench -- load ORDERS [SEED] [--anyway], ' +
  'or bench -- measure [TIMES] [PART OF A NAME]'

await runCommand(readCommandLine(USAGE, benchOf))

function benchOf(args: string[]): (program: Program) => Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      anyway: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '3' },
      repeats: { type: 'string', default: '3' },
    },
  })
  const [what = 'measure', first, second, ...more] = positionals
  if (more.length > 0) throw new Error(`Unexpected argument '${more[0]}'`)
  if (what === 'load') {
    const wish = { orders: countOf('ORDERS', first ?? ''), seed: countOf('SEED', second ?? '1') }
    return (program) => runLoad(program, { ...wish, isForced: values.anyway })
  }
  if (what === 'limits') return limitsOf(values, first, second)
  const times = countOf('TIMES', first ?? '200')
  if (what === 'measure') return (program) => runMeasure(program, { times, only: second })
  throw new Error(`There is nothing to ${what}`)
}

function limitsOf(
  { seconds, repeats }: { readonly seconds: string; readonly repeats: string },
  only: string | undefined,
  more: string | undefined,
): (program: Program) => Promise<number> {
  if (more !== undefined) throw new Error(`Unexpected argument '${more}'`)
  // a demo's data are left alone
  if (!process.env.DATABASE_URL) process.env.DATA_DIR ||= '.data/limits'
  const wish = { only, seconds: countOf('--seconds', seconds), repeats: countOf('--repeats', repeats) }
  return (program) => runLimits(program, wish)
}
