import { type ProjectionRunner, startProjections } from '../readmodels/engine/runner.ts'
import { projections } from '../readmodels/registry.ts'
import { readCommandLine, wordsOf } from '../runtime/commandLine.ts'
import { openStores } from '../runtime/openStores.ts'
import { type Program, runCommand } from '../runtime/runProgram.ts'

const known = projections.map(({ name }) => name)
const names = readCommandLine(`rebuild -- all, or one of ${known.join(', ')}`, namesOf)
await runCommand(rebuildNamed)

/** `npm run rebuild -- NAME|all`: rebuilds read models beside the live ones and shows progress; the system keeps running. */
async function rebuildNamed(program: Program): Promise<number> {
  const { db, store, databaseUrl } = await openStores(program)
  const starting = startProjections({
    db,
    store,
    connectionString: databaseUrl,
    log: program.logger,
    acceptsOtherStore: true,
  })
  const runner = await program.lifecycle.opened(starting, (opened) => opened.stop())
  // at the same time: every event is then read once for all of them
  await Promise.all(names.map((name) => rebuildOne(runner, name)))
  return 0
}

function namesOf(args: string[]): readonly string[] {
  const [wanted = ''] = wordsOf(args, 1, 1)
  if (wanted === 'all') return known
  if (known.includes(wanted)) return [wanted]
  throw new Error(`There is no read model ${wanted}`)
}

async function rebuildOne(runner: ProjectionRunner, name: string): Promise<void> {
  let shown = ''
  await runner.rebuild(name, ({ position, head }) => {
    const share = head === '0' ? 100 : Number((BigInt(position) * 100n) / BigInt(head))
    const line = `${name}: ${share} %`
    if (line !== shown) process.stdout.write(`${line}\n`)
    shown = line
  })
  process.stdout.write(`${name}: rebuilt\n`)
}
