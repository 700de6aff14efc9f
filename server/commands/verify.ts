import { openStores, type Stores } from '../operations/openStores.ts'
import { type Program, runCommand } from '../operations/runProgram.ts'
import { type Invariant, verify } from '../operations/verification.ts'
import { auditReadModels } from '../projections/readModelAudit.queries.ts'

await runCommand(verifyStores)

/** `npm run verify`: all invariants on the configured stores; ends with 1 and a list when one fails. A running system may be checked. */
async function verifyStores(program: Program): Promise<number> {
  const stores = await openStores(program)
  return await verify(invariantsOf(stores), (line) => process.stdout.write(`${line}\n`))
}

/** The event model's invariants, by its own numbers. */
function invariantsOf(stores: Stores): readonly Invariant[] {
  return [
    {
      name: '7. Every read model equals a replay of the events from zero.',
      faults: async () =>
        (await auditReadModels(stores)).flatMap(({ projection, faults }) =>
          faults.map((fault) => `${projection}: ${fault}`),
        ),
    },
  ]
}
