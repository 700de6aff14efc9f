import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { countOf, readCommandLine, wordsOf } from '../../server/runtime/commandLine.ts'
import { startEmbeddedPostgres } from '../../server/runtime/embeddedPostgres/startEmbeddedPostgres.ts'
import { migrate } from '../../server/runtime/migrate.ts'
import { endDatabaseWithThisProcess } from '../../server/testing/endWithThisProcess.ts'
import { openGuessedSite } from './guessedSite.ts'
import { GUESS_KINDS, guess, type Tally } from './guessing.ts'

/** `npm run guess -- TIMES`: 20,000 guesses of each kind by default, for ten minutes each at most; exits with 1 when the product read more than its limits allow. */
const times = readCommandLine('guess -- [TIMES]', (args) => {
  const [word = '20000'] = wordsOf(args, 0, 1)
  return countOf('TIMES', word)
})
const ADDRESSES = 5
const LIMIT_MS = 600_000

const folder = await mkdtemp(path.join(tmpdir(), 'aspenrow-guess-'))
const postgres = await startEmbeddedPostgres(folder, { durability: 'throwaway' })
endDatabaseWithThisProcess(postgres, folder)
try {
  await migrate(postgres.url)
  const site = await openGuessedSite(postgres.url)
  const began = Date.now()
  const outcome = await guess({ ...site, times, addresses: ADDRESSES, limitMs: LIMIT_MS }).finally(site.stop)
  const { tallies, owner } = outcome
  tell(`${Math.round((Date.now() - began) / 1000)} s, from ${ADDRESSES} addresses through two processes`)
  const isHeld = GUESS_KINDS.map(({ name, most }, nth) => told(name, tallies[nth], most * ADDRESSES))
  tell(
    `the owner: ${owner.signedIn} sign-ins from another address, ${owner.refused} refused, slowest ${owner.slowestMs} ms`,
  )
  process.exitCode = isHeld.every(Boolean) && owner.refused === 0 ? 0 : 1
} finally {
  await postgres.destroy()
  await rm(folder, { recursive: true, force: true })
}

function told(name: string, tally: Tally | undefined, most: number): boolean {
  const { tried, read, held, failed } = tally ?? { tried: 0, read: 0, held: 0, failed: 1 }
  tell(`${name}: ${tried} tried, ${read} read of ${most} at most, ${held} held back, ${failed} failed`)
  return read <= most && failed === 0
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}
