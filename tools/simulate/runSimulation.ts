import { countOf, readCommandLine, wordsOf } from '../../server/runtime/commandLine.ts'
import { type Outcome, simulate } from './simulate.ts'

/** `npm run simulate -- SEED COUNT`: runs COUNT schedules (1,000 by default) from SEED on (random by default); exits with 1 when one fails. */
const { first, count } = readCommandLine('simulate -- [SEED] [COUNT]', (args) => {
  const [seed = String(1 + Math.floor(Math.random() * 2 ** 31)), many = '1000'] = wordsOf(args, 0, 2)
  return { first: countOf('SEED', seed), count: countOf('COUNT', many) }
})
const tell = (line: string) => process.stdout.write(`${line}\n`)
const began = performance.now()
const outcomes: Outcome[] = []
for (let seed = first; seed < first + count; seed++) {
  const outcome = await simulate(seed)
  outcomes.push(outcome)
  if (outcome.faults.length === 0) continue
  tell(`seed ${seed} fails; npm run simulate -- ${seed} 1 shows it again:\n${outcome.faults.join('\n')}`)
}
const sum = (figure: (outcome: Outcome) => number) =>
  outcomes.reduce((total, one) => total + figure(one), 0).toLocaleString('en')
const failed = outcomes.filter(({ faults }) => faults.length > 0).length
const history = count === 1 ? `, history ${outcomes[0]?.digest}` : ''
tell(
  `seeds ${first} to ${first + count - 1} in ${((performance.now() - began) / 1000).toFixed(1)} s: ${failed} fail${history}; ` +
    `${sum(({ steps }) => steps)} steps, ${sum(({ virtualMs }) => Math.round(virtualMs / 1000))} s of virtual time, ` +
    `${sum(({ acknowledged }) => acknowledged)} acknowledged, ${sum(({ events }) => events)} events, ${sum(({ crashes }) => crashes)} crashes`,
)
process.exitCode = failed === 0 ? 0 : 1
