import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { createPostgresEventStore } from '../../../server/eventstore/postgres/postgresEventStore.ts'
import { createDb, createPool, type Db } from '../../../server/kernel/database.ts'
import { PROJECT_ROOT } from '../../../server/kernel/projectRoot.ts'
import { migrate } from '../../../server/runtime/migrate.ts'
import type { NewcomersHome } from '../../../server/testing/newcomers.ts'
import {
  runBuiltCommand,
  type ServerProcess,
  startServerProcess,
} from '../../../server/testing/serverProcess.ts'
import { type DrilledDatabase, openDrilledDatabase } from './drilledDatabase.ts'

/** One of the two servers, which may restart under another address. */
export interface Serving {
  readonly url: string
  /** Since when it is healthy; earlier calls may stay unanswered. Infinity while it is dead, frozen or starting. */
  readonly wellSince: number
}

/** Two processes of the built product on one database, which is the drill's own. */
export interface PairSite {
  readonly database: DrilledDatabase
  readonly db: Db
  readonly home: NewcomersHome
  readonly servers: readonly Serving[]
  /** The slowest start of a server since the last call of this, in milliseconds. */
  takeSlowestStart(): number
  /** Errors in the logs of the running servers since the last call of this, and servers that exited by themselves. */
  takeErrors(): readonly string[]
  /** Also one that is on its way up. */
  kill(nth: number): Promise<void>
  /** @throws Error when it is killed before it is ready */
  restart(nth: number): Promise<void>
  freeze(nth: number): void
  thaw(nth: number): void
  /** Sets a server's clock off by so many milliseconds. */
  setClock(nth: number, offset: number): Promise<void>
  /** Runs one of the product's commands. */
  command(
    name: string,
    words?: readonly string[],
  ): Promise<{ readonly code: number; readonly output: string }>
  /** Takes everything away. */
  leave(): Promise<void>
}

/** Verifying a long drill takes a while. */
const COMMAND_LIMIT_MS = 600_000
const SESSION_SECRET = 'a secret of this drill alone'
const COMMON = { SESSION_SECRET, DEMO_DATA: 'off', LOG_LEVEL: 'error' }

export async function openPairSite(): Promise<PairSite> {
  const database = await openDrilledDatabase()
  await migrate(database.url)
  const pool = createPool(database.url)
  // its connections are lost with the database, and reopened
  pool.on('error', () => undefined)
  const db = createDb(pool)
  // a log of the usual length would fill the small disk by itself
  await sql`alter system set max_wal_size = '128MB'`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  const pair = startPair(database)
  await Promise.all([pair.restart(0), pair.restart(1)])
  return {
    ...pair,
    database,
    db,
    home: { db, store: createPostgresEventStore({ pool }), sessionSecret: SESSION_SECRET },
    command: (name, words) =>
      runBuiltCommand(
        name,
        { ...COMMON, DATABASE_URL: database.url, DATA_DIR: database.dataDir },
        words,
        COMMAND_LIMIT_MS,
      ),
    async leave() {
      await pair.stop()
      await pool.end()
      await database.destroy()
    },
  }
}

function startPair({ dataDir, relayedUrl }: DrilledDatabase) {
  const processes: ServerProcess[] = []
  const heard: number[] = []
  const starts: AbortController[] = []
  const servers = [0, 1].map(() => ({ url: '', wellSince: Infinity }))
  let slowest = 0
  const fileOf = (name: string, nth: number) => path.join(dataDir, `${name}.${nth}`)
  const isWellSince = (nth: number, wellSince: number) => {
    Object.assign(servers[nth] ?? {}, { url: processes[nth]?.url, wellSince })
  }
  const signal = (nth: number, name: NodeJS.Signals) => {
    isWellSince(nth, name === 'SIGCONT' ? performance.now() : Infinity)
    const pid = processes[nth]?.pid
    if (pid) process.kill(pid, name)
  }
  return {
    servers,
    takeSlowestStart() {
      const taken = slowest
      slowest = 0
      return taken
    },
    takeErrors: () =>
      processes.flatMap((server, nth) => {
        const printed = server.output()
        const errors = printed.slice(heard[nth]).split('\n').filter(Boolean)
        heard[nth] = printed.length
        const isLost = server.hasEnded() && servers[nth]?.wellSince !== Infinity
        return isLost ? [`${server.url} ended by itself`, ...errors] : errors
      }),
    async kill(nth: number) {
      isWellSince(nth, Infinity)
      starts[nth]?.abort()
      await processes[nth]?.kill()
    },
    async restart(nth: number) {
      const began = performance.now()
      const start = new AbortController()
      starts[nth] = start
      const environment = {
        ...COMMON,
        DATABASE_URL: relayedUrl,
        DATA_DIR: fileOf('server', nth),
        NODE_OPTIONS: `--import=${path.join(PROJECT_ROOT, 'tools/drill/faults/jumpingClock.mjs')}`,
        DRILL_CLOCK: fileOf('clock', nth),
      }
      const server = await startServerProcess(environment, start.signal)
      slowest = Math.max(slowest, Math.round(performance.now() - began))
      processes[nth] = server
      heard[nth] = 0
      await writeFile(path.join(dataDir, `server.${nth}.pid`), `${server.pid}\n`)
      isWellSince(nth, performance.now())
    },
    freeze: (nth: number) => signal(nth, 'SIGSTOP'),
    thaw: (nth: number) => signal(nth, 'SIGCONT'),
    setClock: (nth: number, offset: number) => writeFile(fileOf('clock', nth), String(offset)),
    stop: () => Promise.all(processes.map((one) => one.stop())),
  }
}
