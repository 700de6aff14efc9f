import { readCommandLine, wordsOf } from '../runtime/commandLine.ts'
import { openStores } from '../runtime/openStores.ts'
import { type Program, runCommand } from '../runtime/runProgram.ts'
import { invariantChecks } from '../runtime/verify/invariantChecks.ts'
import { verify } from '../runtime/verify/verification.ts'

readCommandLine('verify', (args) => wordsOf(args, 0, 0))
await runCommand(verifyStores)

/** `npm run verify`: all invariants on the configured stores; ends with 1 and a list when one fails. A running system may be checked. */
async function verifyStores(program: Program): Promise<number> {
  const stores = await openStores(program)
  return await verify(invariantChecks(stores), (line) => process.stdout.write(`${line}\n`))
}
