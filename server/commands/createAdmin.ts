import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdmin } from '../identity/accounts.handlers.ts'
import { createDb } from '../kernel/database.ts'
import { isRejection } from '../kernel/rejection.ts'
import { textOf } from '../kernel/texts.ts'
import { systemClock } from '../kernel/time.ts'
import { readCommandLine, wordsOf } from '../runtime/commandLine.ts'
import { openDatabase } from '../runtime/openDatabase.ts'
import { OperatorError } from '../runtime/operatorError.ts'
import { type Program, runCommand } from '../runtime/runProgram.ts'

/** How long to wait for a piped password. */
const TIMEOUT_MS = 1_000

const [userName = ''] = readCommandLine('create-admin -- NAME', (args) => wordsOf(args, 1, 1))
await runCommand(createNamedAdmin)

/**
 * `npm run create-admin -- NAME`: creates the first administrator of an installation (decision A14). The password is read from a piped
 * line; without one it is generated and shown once.
 */
async function createNamedAdmin({ config, logger, lifecycle }: Program): Promise<number> {
  const given = await pipedLine()
  const password = given ?? randomBytes(15).toString('base64url')
  const database = await lifecycle.opened(openDatabase(config, logger), ({ close }) => close())
  const creation = { language: 'en', now: systemClock() } as const
  const admin = await createAdmin(createDb(database.pool), { userName, password }, creation)
  if (isRejection(admin)) throw new OperatorError(`${admin.field ?? userName}: ${textOf(admin, 'en')}`)
  const shown = given === undefined ? `, password ${password} (shown only now)` : ''
  process.stdout.write(`Administrator ${admin.userName} may sign in${shown}.\n`)
  return 0
}

async function pipedLine(): Promise<string | undefined> {
  if (process.stdin.isTTY) return undefined
  const lines = createInterface({ input: process.stdin })
  const first = lines[Symbol.asyncIterator]().next()
  const line = await Promise.race([first, pause(TIMEOUT_MS, undefined, { ref: false })])
  lines.close()
  return line?.value || undefined
}
