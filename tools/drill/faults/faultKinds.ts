import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { SeededRandom } from '../../seededRandom.ts'
import { killPlacing } from './dueVisits.ts'
import type { PairSite } from './pairSite.ts'

/** A fault under load. It ends with both servers running. */
export interface FaultKind {
  readonly name: string
  /** Why it cannot be tried here, if so. */
  readonly skipped?: (site: PairSite) => string | undefined
  happen(site: PairSite, random: SeededRandom): Promise<void>
}

/** Longer than every time-out of a request. */
const FROZEN_MS = 9_000
/** Within this time a server is on its way up, or has just become ready. */
const START_MS = 2_500

export const FAULT_KINDS: readonly FaultKind[] = [
  {
    name: 'server killed',
    async happen(site, random) {
      const nth = random.between(0, 1)
      await site.kill(nth)
      await pause(random.between(0, 1_000))
      await site.restart(nth)
    },
  },
  {
    name: 'both servers killed',
    async happen(site) {
      await Promise.all([site.kill(0), site.kill(1)])
      await Promise.all([site.restart(0), site.restart(1)])
    },
  },
  {
    name: 'everything killed',
    async happen(site, random) {
      await killAll(site)
      await killStarting(site, random)
      await Promise.all([site.restart(0), site.restart(1)])
    },
  },
  {
    name: 'server frozen',
    async happen(site, random) {
      const nth = random.between(0, 1)
      site.freeze(nth)
      await pause(FROZEN_MS)
      site.thaw(nth)
    },
  },
  {
    name: 'database killed',
    async happen(site) {
      await site.database.signal('SIGKILL')
      await ready(site)
    },
  },
  {
    name: 'database frozen',
    async happen(site) {
      await site.database.signal('SIGSTOP')
      await pause(FROZEN_MS)
      await site.database.signal('SIGCONT')
    },
  },
  {
    name: 'connections cut',
    async happen({ database: { wire } }, random) {
      for (let times = 0; times < 10; times++) {
        wire.cut()
        await pause(random.between(50, 500))
      }
      await wire.down()
      await pause(random.between(500, 3_000))
      await wire.up()
    },
  },
  {
    name: 'answers lost',
    async happen({ database: { wire } }, random) {
      for (let times = 0; times < 3; times++) {
        // questions arrive and answers do not, without a sign of the dead connection
        wire.strand()
        await pause(random.between(500, 1_500))
      }
      await pause(6_000)
      wire.cut()
    },
  },
  {
    name: 'disk full',
    skipped: ({ database }) => database.noSmallDisk,
    async happen(site, random) {
      const ballast = path.join(site.database.dataDir, 'ballast')
      await fillDisk(ballast)
      // the WAL needs a new file, for which there is no space
      for (let files = 0; files < 3; files++)
        await sql`select pg_switch_wal()`.execute(site.db).catch(() => undefined)
      await pause(random.between(3_000, 6_000))
      await rm(ballast)
      await ready(site)
    },
  },
  {
    name: 'read model throws',
    async happen(site, random) {
      const table = await liveTable(site)
      await refuseRows(site, table)
      await untilSetAside(site)
      await pause(random.between(0, 2_000))
      await sql`drop function drill_refuses cascade`.execute(site.db)
      const { code, output } = await site.command('rebuild', ['orderHistory'])
      if (code !== 0) throw new Error(`the rebuild ended with ${code}: ${output}`)
    },
  },
  {
    name: 'clocks jump',
    async happen(site, random) {
      for (let times = 0; times < 4; times++) {
        await site.setClock(random.between(0, 1), random.between(-3_600_000, 3_600_000))
        await pause(1_000)
      }
      for (const nth of [0, 1]) await site.setClock(nth, 0)
      await wasOff(site)
    },
  },
  {
    name: 'rebuild',
    async happen(site) {
      const { code, output } = await site.command('rebuild', ['all'])
      if (code !== 0) throw new Error(`rebuild ended with ${code}: ${output}`)
    },
  },
  {
    name: 'copy of events',
    happen: copyUnderLoad,
  },
  {
    name: 'placing visits killed',
    happen: killPlacing,
  },
]

/** As the power cut of a machine does. */
async function killAll(site: PairSite): Promise<void> {
  await Promise.all([site.kill(0), site.kill(1), site.database.signal('SIGKILL')])
  await ready(site)
}

/** Somewhere on their way up all are killed again. */
async function killStarting(site: PairSite, random: SeededRandom): Promise<void> {
  const starting = [0, 1].map((nth) => site.restart(nth).catch(() => undefined))
  await pause(random.between(0, START_MS))
  await killAll(site)
  await Promise.all(starting)
}

/** @throws when no stream is set aside within 20 s */
async function untilSetAside({ db }: PairSite): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { rows } = await sql`select from dead_letter limit 1`.execute(db)
    if (rows.length > 0) return
    await pause(100)
  }
  throw new Error('no stream was set aside')
}

/** @throws if every event's time is close to its recording */
async function wasOff({ db }: PairSite): Promise<void> {
  const { rows } = await sql`
    select from es.event where abs(extract(epoch from (meta->>'occurredAt')::timestamptz - recorded_at)) > 60 limit 1`.execute(
    db,
  )
  if (rows.length === 0) throw new Error('no clock was off')
}

/** Restarts the database if it has ended, and waits until it answers. */
async function ready(site: PairSite): Promise<void> {
  await site.database.bringBack()
  for (let tries = 0; tries < 300; tries++) {
    const answer = await sql`select 1`.execute(site.db).catch(() => undefined)
    if (answer) return
    await pause(100)
  }
  throw new Error('the database did not come back within half a minute')
}

async function fillDisk(ballast: string): Promise<void> {
  const file = await open(ballast, 'w')
  const chunk = Buffer.alloc(4 * 1024 * 1024)
  try {
    for (;;) await file.write(chunk)
  } catch {
    // it is full
  } finally {
    await file.close()
  }
}

async function liveTable({ db }: PairSite): Promise<string> {
  const { rows } = await sql<{ generation: number }>`
    select generation from projection where name = 'orderHistory' and status = 'live'`.execute(db)
  return `order_history_g${rows[0]?.generation}`
}

/** A fault of the code, as the database shows it: every third order's row is refused. */
async function refuseRows({ db }: PairSite, table: string): Promise<void> {
  await sql`create function drill_refuses() returns trigger language plpgsql as $$
    begin
      if hashtext(new.order_id::text) % 3 = 0 then raise exception 'refused by the drill' using errcode = '23514'; end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger drill_refuses before insert or update on ${sql.table(table)}
    for each row execute function drill_refuses()`.execute(db)
}

/** Copies into a separate database: the copied events are equal in both, and the command reports newer ones. */
async function copyUnderLoad(site: PairSite): Promise<void> {
  const name = `copy_${Date.now()}`
  await sql`create database ${sql.ref(name)}`.execute(site.db)
  const url = new URL(site.database.url)
  url.pathname = `/${name}`
  const { code, output } = await site.command('copyEvents', [url.href])
  const isRight = code === 0 || /events of \d+ streams are the same in both/.test(output)
  await sql`drop database ${sql.ref(name)} with (force)`.execute(site.db)
  if (!isRight) throw new Error(`the copy ended with ${code}: ${output}`)
}
