import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ActorRole, type Command } from '../kernel/command.ts'
import { createPool } from '../kernel/database.ts'
import type { RecordedEvent } from '../kernel/event.ts'
import type { Fold } from '../kernel/fold.ts'
import { eventId } from '../kernel/ids.ts'
import { isRejection, reject } from '../kernel/rejection.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { createCommandHandler, type Decide, type HandleCommand } from './commandHandler.ts'
import { createWorld, readAll } from './contract/world.ts'
import { createPostgresEventStore } from './postgres/postgresEventStore.ts'

/** What a process has: a pool, a store and a handler of its own. */
interface Process {
  readonly pool: pg.Pool
  readonly handle: HandleCommand
  readonly heard: { conflicts: number; resends: number }
}

let database: FreshDatabase
let processes: readonly Process[]
beforeAll(async () => {
  database = await freshDatabase()
  processes = [startProcess(), startProcess()]
})
afterAll(async () => {
  await Promise.all(processes.map(({ pool }) => pool.end()))
  await database.drop()
})

function startProcess(): Process {
  const pool = createPool(database.url)
  const heard = { conflicts: 0, resends: 0 }
  const handle = createCommandHandler({
    store: createPostgresEventStore({ pool }),
    caughtUp: async () => true,
    random: Math.random,
    now: () => performance.now(),
    observe: { conflict: () => heard.conflicts++, resend: () => heard.resends++ },
  })
  return { pool, handle, heard }
}

function newCommand(): Command {
  const id = randomUUID()
  const at = Temporal.Instant.from('2026-11-21T17:00:00Z')
  return { id, actor: { id: 'somebody', role: ActorRole.Customer }, source: 'system', at, correlationId: id }
}

const taken: Fold<number, RecordedEvent> = { initial: 0, evolve: (count) => count + 1 }

describe('commands in two processes on PostgreSQL', () => {
  it('200 at once compete for 30 places: exactly 30 succeed, the others are told that it is full', async () => {
    const { stream, type } = createWorld()
    const day = stream('day')
    const place =
      (n: number): Decide<{ n: number }> =>
      async (load) => {
        const [{ state }] = await Promise.all([load(day, taken), load(stream(`${n}`), taken)])
        if (state >= 30) return reject('SLOT_FULL')
        const events = [day, stream(`${n}`)].map((name) => ({ stream: name, event: { type, data: {} } }))
        return { answer: { n }, events }
      }
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        processes[n % 2]?.handle({ command: newCommand(), streams: [day, stream(`${n}`)] }, place(n)),
      ),
    )
    const placed = outcomes.flatMap((one) => (one && !isRejection(one) ? [one.value.n] : []))
    expect(placed).toHaveLength(30)
    expect(outcomes.filter(isRejection).map(({ rejected }) => rejected)).toEqual(Array(170).fill('SLOT_FULL'))
    const store = createPostgresEventStore({ pool: database.pool })
    expect(await readAll(store, day)).toHaveLength(30)
    for (const n of placed) expect(await readAll(store, stream(`${n}`))).toHaveLength(1)
  })

  it('what was acknowledged while connections were cut again and again is there once', async () => {
    const { stream, type } = createWorld()
    const acknowledged: string[] = []
    let isOver = false
    const resends = () => processes.reduce((sum, { heard }) => sum + heard.resends, 0)
    async function write(writer: number): Promise<void> {
      for (let round = 0; round < 25 || resends() < 3; round++) {
        const command = newCommand()
        const own = stream(`w${writer}`)
        const id = eventId(command.id, 0)
        const outcome = await processes[writer % 2]?.handle({ command, streams: [own] }, async (load) => {
          await load(own, taken)
          return { answer: { id }, events: [{ stream: own, event: { type, data: {} } }] }
        })
        if (outcome && !isRejection(outcome)) acknowledged.push(outcome.value.id)
      }
    }
    async function cut(): Promise<number> {
      const killer = new pg.Client({ connectionString: database.url })
      await killer.connect()
      let cuts = 0
      while (!isOver) {
        const { rowCount } = await killer.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and state = 'active' and random() < 0.5`,
        )
        cuts += rowCount ?? 0
        await sleep(25)
      }
      await killer.end()
      return cuts
    }
    const cutting = cut()
    await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)))
    isOver = true
    expect(await cutting).toBeGreaterThan(0)
    const store = createPostgresEventStore({ pool: database.pool })
    const streams = await Promise.all(Array.from({ length: 8 }, (_, n) => readAll(store, stream(`w${n}`))))
    expect(acknowledged.length).toBeGreaterThanOrEqual(200)
    expect(
      streams
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(acknowledged.sort())
  })
})
