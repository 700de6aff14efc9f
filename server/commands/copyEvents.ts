import { type CopyOutcome, CopyRefusedError, copyEvents } from '../eventstore/copying/copyEvents.ts'
import { readCommandLine, wordsOf } from '../runtime/commandLine.ts'
import { openEventStoreAt } from '../runtime/openEventStore.ts'
import { OperatorError } from '../runtime/operatorError.ts'
import { type Program, runCommand } from '../runtime/runProgram.ts'

const places = readCommandLine(
  'copy-events -- [FROM] TO, each postgres, postgres://… or kurrentdb://…',
  (args) => wordsOf(args, 1, 2),
)
await runCommand(copyToAnotherStore)

/**
 * `npm run copy-events -- TO`, or `-- FROM TO`: copies all events of one store to another; a repeated run continues. FROM defaults to the
 * configured store. Each is `postgres` (the configured database), `postgres://…` or `kurrentdb://…`.
 */
async function copyToAnotherStore(program: Program): Promise<number> {
  const from = await openEventStoreAt(program, { name: 'FROM', where: places.at(-2) })
  const to = await openEventStoreAt(program, { name: 'TO', where: places.at(-1) })
  const tell = (line: string) => void process.stdout.write(`${line}\n`)
  const outcome = await copyEvents({ from, to, tell }).catch((error: unknown) => {
    throw error instanceof CopyRefusedError ? new OperatorError(error.message, { cause: error }) : error
  })
  return report(outcome, tell)
}

function report(
  { events, streams, written, meanwhile, faults }: CopyOutcome,
  tell: (line: string) => void,
): number {
  for (const fault of faults) tell(`FAILS  ${fault}`)
  if (faults.length > 0) return 1
  tell(`${events} events of ${streams} streams are the same in both; ${written} were written now`)
  if (meanwhile > 0) {
    tell(`FAILS  FROM received ${meanwhile} more events meanwhile: stop the product and copy again`)
    return 1
  }
  tell('Now name that store in EVENTSTORE_URL (unset: postgres) and run `npm run rebuild -- all`.')
  return 0
}
