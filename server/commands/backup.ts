import path from 'node:path'
import { connectPatiently, openSnapshot } from '../backup/backedTables.store.ts'
import { type Section, writeBackup } from '../backup/backupFile.ts'
import { photosIn } from '../backup/photos.ts'
import { readCommandLine, wordsOf } from '../runtime/commandLine.ts'
import { openServer } from '../runtime/openDatabase.ts'
import { OperatorError } from '../runtime/operatorError.ts'
import { type Program, runCommand } from '../runtime/runProgram.ts'

const [file = ''] = readCommandLine('backup -- FILE', (args) => wordsOf(args, 1, 1))
await runCommand(backUp)

/**
 * `npm run backup -- FILE`: writes the events, edited tables and photos of one moment to a file, while the product runs. Read models are
 * left out, because the events rebuild them, and so are sessions. KurrentDB's events are backed up by its own tools.
 */
async function backUp({ config, lifecycle }: Program): Promise<number> {
  const server = await lifecycle.opened(openServer(config), ({ stop }) => stop())
  const client = await lifecycle.opened(connectPatiently(server.url), (opened) => opened.end())
  const { rows } = await client.query(`select to_regclass('public.kysely_migration') as schema`)
  if (rows[0]?.schema === null)
    throw new OperatorError('There is nothing to back up: the product has not run here.')
  const holdsEvents = config.eventStoreUrl === undefined
  const snapshot = await openSnapshot(client, holdsEvents ? ['es', 'public'] : ['public'])
  const about = { takenAt: new Date().toISOString(), holdsEvents, ...snapshot.about }
  await writeBackup(file, about, everything())
  if (!holdsEvents) tell('The events are in KurrentDB and not in this file: back it up with its own tools.')
  return 0

  async function* everything(): AsyncGenerator<Section> {
    yield* snapshot.sections
    yield* photosIn(path.join(config.dataDir, 'photos'))
  }
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}
