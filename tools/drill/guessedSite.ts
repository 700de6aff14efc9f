import { createPostgresEventStore } from '../../server/eventstore/postgres/postgresEventStore.ts'
import { createDb, createPool } from '../../server/kernel/database.ts'
import { settleNewcomer } from '../../server/testing/newcomers.ts'
import { type ServerProcess, startServerProcess } from '../../server/testing/serverProcess.ts'
import type { GuessingOrder } from './guessing.ts'

/** Two processes of the built product on one migrated database, with one customer account. */
export interface GuessedSite extends Pick<GuessingOrder, 'urls' | 'captchaAnswer' | 'owner'> {
  stop(): Promise<void>
}

const SESSION_SECRET = 'a secret of this drill alone'
const CAPTCHA_ANSWER = '4321'

export async function openGuessedSite(databaseUrl: string): Promise<GuessedSite> {
  const owner = await settledOwner(databaseUrl)
  const environment = {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET,
    CAPTCHA_ANSWER,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const servers: readonly ServerProcess[] = await Promise.all([
    startServerProcess(environment),
    startServerProcess(environment),
  ])
  return {
    owner,
    captchaAnswer: CAPTCHA_ANSWER,
    urls: servers.map(({ url }) => url),
    stop: async () => void (await Promise.all(servers.map((server) => server.stop()))),
  }
}

async function settledOwner(databaseUrl: string): Promise<GuessedSite['owner']> {
  const pool = createPool(databaseUrl)
  try {
    const home = {
      db: createDb(pool),
      store: createPostgresEventStore({ pool }),
      sessionSecret: SESSION_SECRET,
    }
    return await settleNewcomer(home, { points: 0, now: Temporal.Now.instant() })
  } finally {
    await pool.end()
  }
}
