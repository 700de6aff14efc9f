import { invariantChecks } from '../operations/invariantChecks.ts'
import { openStores } from '../operations/openStores.ts'
import { type Program, runCommand } from '../operations/runProgram.ts'
import { verify } from '../operations/verification.ts'

await runCommand(verifyStores)

/** `npm run verify`: all invariants on the configured stores; ends with 1 and a list when one fails. A running system may be checked. */
async function verifyStores(program: Program): Promise<number> {
  const stores = await openStores(program)
  return await verify(invariantChecks(stores), (line) => process.stdout.write(`${line}\n`))
}
