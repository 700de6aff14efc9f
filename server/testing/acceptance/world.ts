import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type FreshDatabase, freshDatabase } from '../freshDatabase.ts'
import { offerAllYear } from '../offerAllYear.ts'
import { runBuiltCommand, startServerProcess } from '../serverProcess.ts'
import { type BlackBox, openBlackBox, type Speaker } from './blackBox.ts'
import { signedIn } from './people.ts'

/** The built product with its demo data, and people of all three areas signed in to it. */
export interface World {
  readonly box: BlackBox
  readonly admin: Speaker
  readonly avery: Speaker & { readonly userId: string }
  readonly sam: Speaker & { readonly staffId: string }
  readonly database: FreshDatabase
  /** Its DATA_DIR. */
  readonly folder: string
  /** Everything that it has written to its log so far, at the most talkative level. */
  log(): string
  /** Runs a command of the product on its data. */
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
  await offerAllYear(database.url)
  const box = openBlackBox(server.url)
  return {
    box,
    admin: await signedIn(box, '/Staff/loginAdmin', ['admin', 'demo-admin']),
    avery: await signedIn(box, '/Account/loginAccount', ['avery@example.com', 'demo-avery']),
    sam: await signedIn(box, '/Staff/loginStaff', ['sam@example.com', 'demo-sam']),
    database,
    folder,
    log: () => server.output(),
    run: (command, ...args) =>
      runBuiltCommand(command, { DATABASE_URL: database.url, DATA_DIR: folder }, args),
    async stop() {
      await server.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
