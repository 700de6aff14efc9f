import { systemClock } from '../../server/kernel/time.ts'
import { openStores } from '../../server/runtime/openStores.ts'
import { OperatorError } from '../../server/runtime/operatorError.ts'
import type { Program } from '../../server/runtime/runProgram.ts'
import { type ApiClient, apiClient } from '../../server/testing/apiClient.ts'
import { type BenchCall, restReads } from './calls.ts'
import { shown, table } from './figures.ts'
import { graphqlReads } from './graphqlReads.ts'
import { machineLine } from './machine.ts'
import { type Measured, measure } from './measure.ts'
import { takeSample } from './sample.ts'

/** The limit of reading calls, in milliseconds at the 95th percentile. */
const TARGET_MS = 50

/**
 * Repeats every reading call of both APIs of the running product, and prints the times as the tables of docs/speed.md.
 * @param wish `times` for each call; `only` calls whose name contains this
 * @returns 1 if a call was refused, answered nothing or exceeded the limit
 */
export async function runMeasure(
  program: Program,
  wish: { readonly times: number; readonly only: string | undefined },
): Promise<number> {
  const { db } = await openStores(program)
  const client = await runningProduct(program)
  const sample = await takeSample({ db, sessionSecret: program.config.sessionSecret }, systemClock())
  const calls = [...restReads, ...graphqlReads].filter(({ name }) => name.includes(wish.only ?? ''))
  const measured: Measured[] = []
  for (const call of calls) {
    measured.push(await measure({ client, sample, times: wish.times, now: () => performance.now() }, call))
    process.stderr.write('.')
  }
  const machine = await machineLine(db, program.config.eventStoreUrl)
  process.stdout.write(`\n${machine}; one connection, ${wish.times} calls each, warm\n\n`)
  return report(measured, (line) => void process.stdout.write(`${line}\n`))
}

/** The product of this configuration, which must be running. */
export async function runningProduct({ config }: Program): Promise<ApiClient> {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const client = apiClient(`http://${host}:${config.port}`)
  const ready = await client.send('/health/ready').catch(() => undefined)
  if (ready?.status === 200) return client
  throw new OperatorError(`Nothing is ready at ${client.url}: start the product there first (npm start).`)
}

function report(measured: readonly Measured[], tell: (line: string) => void): number {
  const rows = measured.flatMap((one) => ('figures' in one ? [one] : []))
  tell(
    table(
      ['call', 'p50 ms', 'p95 ms', 'max ms', 'KiB'],
      rows.map(({ call, figures: { p50, p95, max }, bytes, isEmpty }) => [
        nameOf(call),
        shown(p50),
        shown(p95),
        shown(max),
        isEmpty ? 'nothing' : (bytes / 1024).toFixed(1),
      ]),
    ),
  )
  const slow = rows.filter(({ figures }) => figures.p95 > TARGET_MS).map(({ call }) => nameOf(call))
  const empty = rows.filter(({ isEmpty }) => isEmpty).map(({ call }) => nameOf(call))
  const refused = measured.flatMap((one) => ('refused' in one ? [`${nameOf(one.call)}: ${one.refused}`] : []))
  const missing = measured.flatMap((one) => ('isMissing' in one ? [nameOf(one.call)] : []))
  tell(`\n${rows.length} measured, ${slow.length} above ${TARGET_MS} ms at p95${list(slow)}`)
  if (empty.length > 0) tell(`empty answers, whose figures mean nothing${list(empty)}`)
  if (refused.length > 0) tell(`refused${list(refused)}`)
  if (missing.length > 0) tell(`not there${list(missing)}`)
  return slow.length + empty.length + refused.length + missing.length > 0 ? 1 : 0
}

function nameOf({ name, area, request }: BenchCall): string {
  return request.kind === 'rest' ? name : `GraphQL ${name} (${area})`
}

function list(names: readonly string[]): string {
  return names.length === 0 ? '' : `:\n  ${names.join('\n  ')}`
}
