import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type FreshDatabase, freshDatabase } from '../freshDatabase.ts'
import { runBuiltCommand, type ServerProcess, startServerProcess } from '../serverProcess.ts'
import { type BlackBox, openBlackBox } from './blackBox.ts'
import { signedIn } from './people.ts'

/** The built product with its demo data, and people of all three areas signed in to it. */
export interface World {
  readonly box: BlackBox
  /** Tokens. */
  readonly admin: string
  readonly avery: { readonly token: string; readonly userId: string }
  readonly sam: { readonly token: string; readonly staffId: string }
  readonly database: FreshDatabase
  /** Its DATA_DIR. */
  readonly folder: string
  /** Everything that it has written to its log so far, at the most talkative level. */
  log(): string
  /** One of the product's commands on what it left behind. */
  run(command: string, ...args: readonly string[]): ReturnType<typeof runBuiltCommand>
  stop(): Promise<void>
}

/** Every captcha's answer in this world. */
export const CAPTCHA = 'maple'

export async function startWorld(): Promise<World> {
  const database = await freshDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'aspenrow-acceptance-'))
  const server = await startServerProcess({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    CAPTCHA_ANSWER: CAPTCHA,
    ATTEMPT_LIMITS: 'off',
    DEMO_DATA: 'on',
    LOG_LEVEL: 'trace',
  })
  const box = openBlackBox(server.url)
  const [admin, avery, sam] = [
    await signedIn(box, '/Staff/loginAdmin', ['admin', 'demo-admin']),
    await signedIn(box, '/Account/loginAccount', ['avery@example.com', 'demo-avery']),
    await signedIn(box, '/Staff/loginStaff', ['sam@example.com', 'demo-sam']),
  ]
  return {
    box,
    admin: admin.token,
    avery: { token: avery.token, userId: avery.user.userId ?? '' },
    sam: { token: sam.token, staffId: sam.user.staffId ?? '' },
    database,
    folder,
    log: () => server.output(),
    run: (command, ...args) =>
      runBuiltCommand(command, { DATABASE_URL: database.url, DATA_DIR: folder }, args),
    stop: () => stopped({ server, database, folder }),
  }
}

async function stopped({
  server,
  database,
  folder,
}: {
  readonly server: ServerProcess
  readonly database: FreshDatabase
  readonly folder: string
}): Promise<void> {
  await server.stop()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
}
