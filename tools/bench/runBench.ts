import { parseArgs } from 'node:util'
import { countOf, readCommandLine } from '../../server/runtime/commandLine.ts'
import { type Program, runCommand } from '../../server/runtime/runProgram.ts'
import { runGrowth, runLimits } from './limits/runLimits.ts'
import { runLoad } from './runLoad.ts'
import { runMeasure } from './runMeasure.ts'
import { runSoak } from './soak/runSoak.ts'

/**
 * `npm run bench -- limits` measures what this machine's stores allow and what the product makes of it, and `-- growth` how that changes as
 * an installation grows; `-- soak` loads it for half an hour and then with ten times what it can answer. They start the product themselves, in
 * a folder of their own unless DATA_DIR or DATABASE_URL names another place.
 * `-- load ORDERS` fills the configured stores; with the product running on them, `npm run bench` or `-- measure TIMES [PART OF A NAME]`
 * measures the calls of both APIs.
 */
const USAGE =
  'bench -- limits [PART OF A NAME] [--seconds N] [--repeats N], bench -- growth [SIZES], bench -- soak [MINUTES] [PERCENT], ' +
  'bench -- load ORDERS [SEED] [--anyway], or bench -- measure [TIMES] [PART OF A NAME]'

/** How often growth makes each call. */
const TIMES_AT_EACH_SIZE = 50

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
  if (what === 'growth') return growthOf(first, second)
  if (what === 'soak') return soakOf(first, second)
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
  keepApart('limits')
  const wish = { only, seconds: countOf('--seconds', seconds), repeats: countOf('--repeats', repeats) }
  return (program) => runLimits(program, wish)
}

function growthOf(
  sizes = '1000,100000,1000000',
  more: string | undefined,
): (program: Program) => Promise<number> {
  if (more !== undefined) throw new Error(`Unexpected argument '${more}'`)
  const wished = sizes.split(',').map((size) => countOf('SIZES', size))
  if (wished.some((size, nth) => size <= (wished[nth - 1] ?? 0))) throw new Error('SIZES must rise')
  keepApart('growth')
  return (program) => runGrowth(program, { sizes: wished, times: TIMES_AT_EACH_SIZE })
}

function soakOf(minutes = '30', percent = '80'): (program: Program) => Promise<number> {
  keepApart('soak')
  const wish = { minutes: countOf('MINUTES', minutes), percent: countOf('PERCENT', percent) }
  return (program) => runSoak(program, wish)
}

/** Where nothing is said a benchmark has a folder of its own: a demo's data are left alone. */
function keepApart(name: string): void {
  if (!process.env.DATABASE_URL) process.env.DATA_DIR ||= `.data/${name}`
}
