import { type ProjectionRunner, startProjections } from '../../readmodels/engine/runner.ts'
import { projections } from '../../readmodels/registry.ts'
import { openStores } from '../../runtime/openStores.ts'
import { OperatorError } from '../../runtime/operatorError.ts'
import { type Program, runCommand } from '../../runtime/runProgram.ts'

await runCommand(rebuildNamed)

/** `npm run rebuild -- NAME|all`: read models from zero beside the old ones, with progress; a running system goes on meanwhile. */
async function rebuildNamed(program: Program): Promise<number> {
  const names = namesOf(process.argv[2])
  const { db, store, databaseUrl } = await openStores(program)
  const starting = startProjections({
    db,
    store,
    connectionString: databaseUrl,
    log: program.logger,
    acceptsOtherStore: true,
  })
  const runner = await program.lifecycle.opened(starting, (opened) => opened.stop())
  for (const name of names) await rebuildOne(runner, name)
  return 0
}

function namesOf(wanted: string | undefined): readonly string[] {
  const known = projections.map(({ name }) => name)
  if (wanted === 'all') return known
  if (wanted !== undefined && known.includes(wanted)) return [wanted]
  throw new OperatorError(
    `Say which read model: npm run rebuild -- NAME, one of ${known.join(', ')}, or all.`,
  )
}

async function rebuildOne(runner: ProjectionRunner, name: string): Promise<void> {
  let shown = ''
  await runner.rebuild(name, {
    onProgress({ position, head }) {
      const share = head === '0' ? 100 : Number((BigInt(position) * 100n) / BigInt(head))
      const line = `${name}: ${share} %`
      if (line !== shown) process.stdout.write(`${line}\n`)
      shown = line
    },
  })
  process.stdout.write(`${name}: rebuilt\n`)
}
