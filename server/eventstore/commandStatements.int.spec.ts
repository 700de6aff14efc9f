import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Command } from '../kernel/command.ts'
import { createPool } from '../kernel/database.ts'
import type { RecordedEvent } from '../kernel/event.ts'
import type { Fold } from '../kernel/fold.ts'
import { isRejection, reject } from '../kernel/rejection.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { createCommandHandler, type Decide, type HandleCommand } from './commandHandler.ts'
import { createPostgresEventStore } from './postgres/postgresEventStore.ts'
import { newCommand } from './testing/takingPlaces.ts'

/* What commands cost in statements: each of them is a round trip, and there is little else that a command costs. */

const count: Fold<number, RecordedEvent> = { initial: 0, evolve: (seen) => seen + 1 }
const [WALLET, EXPERIENCE, DAY] = ['wallet-1', 'experience-1', 'day-1']

let database: FreshDatabase
let pool: pg.Pool
let statements: string[]
let booked: number
beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool(database.url)
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown
    client.query = ((asked: string | { readonly text: string }, ...more: unknown[]) => {
      statements.push(typeof asked === 'string' ? asked : asked.text)
      return query(asked, ...more)
    }) as typeof client.query
  })
  booked = 0
})
beforeEach(() => {
  statements = []
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** A process that has just begun. */
function startProcess(): HandleCommand {
  return createCommandHandler({
    store: createPostgresEventStore({ pool }),
    caughtUp: async () => true,
    random: Math.random,
    now: () => performance.now(),
  })
}

/** What a placing loads and writes, with the rank only looked at; refused from so many places on. */
function placing(places = Number.POSITIVE_INFINITY): Decide<{ order: string; nth: number }> {
  const order = `order-${booked++}`
  return async (load) => {
    const [wallet, , day] = await Promise.all([WALLET, EXPERIENCE, DAY].map((stream) => load(stream, count)))
    if ((day?.state ?? 0) >= places) return reject('SLOT_FULL')
    const events = [WALLET, order, DAY].map((stream) => ({ stream, event: { type: 'thing.done', data: {} } }))
    return { answer: { order, nth: wallet?.state ?? 0 }, events }
  }
}

function withKey(terms = 'terms', key = crypto.randomUUID()): Command {
  return { ...newCommand(), id: key, key: { id: key, terms } }
}

async function costOf<Outcome>(work: Promise<Outcome>): Promise<[Outcome, number]> {
  statements.length = 0
  const outcome = await work
  return [outcome, statements.length]
}

const streams = [WALLET, DAY]

describe('the statements of a command', () => {
  it('are two in a process that knows nothing yet, and one from then on', async () => {
    const handle = startProcess()
    const place = () => costOf(handle({ command: withKey(), streams }, placing()))
    const [, cold] = await place()
    expect([cold, statements.map((text) => /from \(*(?:select \* from )?(es\.\w+)/.exec(text)?.[1])]).toEqual(
      [2, ['es.event', 'es.append']],
    )
    expect((await place())[1]).toBe(1)
    expect((await place())[1]).toBe(1)
  })

  it('are one more when another process was quicker, and one for the fresh reading', async () => {
    const [mine, theirs] = [startProcess(), startProcess()]
    await mine({ command: withKey(), streams }, placing())
    await theirs({ command: withKey(), streams }, placing())
    const [outcome, cost] = await costOf(mine({ command: withKey(), streams }, placing()))
    expect(isRejection(outcome)).toBe(false)
    expect(cost).toBe(3)
  })

  it('are one for a refusal: the fresh reading, with the key in it', async () => {
    const handle = startProcess()
    await handle({ command: withKey(), streams }, placing())
    const [outcome, cost] = await costOf(handle({ command: withKey(), streams }, placing(1)))
    expect([outcome, cost]).toEqual([{ rejected: 'SLOT_FULL' }, 1])
  })

  it('are two for a key that was used: the append that it stops, and its first answer', async () => {
    const handle = startProcess()
    const command = withKey()
    const first = await handle({ command, streams }, placing())
    if (isRejection(first)) throw new Error('refused')
    const again = await costOf(handle({ command, streams }, placing()))
    expect(again).toEqual([{ value: first.value, stale: false }, 2])
    const other = { ...command, key: { id: command.id, terms: 'others' } }
    expect(await costOf(handle({ command: other, streams }, placing()))).toEqual([
      { rejected: 'KEY_REUSED' },
      2,
    ])
  })

  it('are one for a key that was used in another process, where something has to be read', async () => {
    const command = withKey()
    const first = await startProcess()({ command, streams }, placing())
    if (isRejection(first)) throw new Error('refused')
    const again = await costOf(startProcess()({ command, streams }, placing(0)))
    expect(again).toEqual([{ value: first.value, stale: false }, 1])
  })
})
