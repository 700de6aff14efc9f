import { OperatorError } from '../../runtime/operatorError.ts'
import { type Program, runCommand } from '../../runtime/runProgram.ts'
import { runLoad } from './runLoad.ts'
import { runMeasure } from './runMeasure.ts'
import { runPlace } from './runPlace.ts'

await runCommand(bench)

/**
 * `npm run bench -- load ORDERS [SEED] [--anyway]` fills the configured stores. With the product running on them, `npm run bench` or
 * `-- measure TIMES [PART OF A NAME]` measures the calls of both doors, and `-- place TIMES` how long an order takes to be placed.
 */
async function bench(program: Program): Promise<number> {
  const words = process.argv.slice(2)
  const [what = 'measure', first, second] = words.filter((word) => !word.startsWith('--'))
  if (what === 'load') {
    const isForced = words.includes('--anyway')
    return runLoad(program, { orders: whole('ORDERS', first), seed: whole('SEED', second ?? '1'), isForced })
  }
  if (what === 'measure') return runMeasure(program, { times: whole('TIMES', first ?? '200'), only: second })
  if (what === 'place') return runPlace(program, whole('TIMES', first ?? '100'))
  throw new OperatorError('Say what: npm run bench, npm run bench -- load ORDERS, or npm run bench -- place.')
}

function whole(name: string, text: string | undefined): number {
  const number = Number(text)
  if (text === undefined || !Number.isInteger(number) || number < 1)
    throw new OperatorError(`${name} must be a whole number above 0.`)
  return number
}
