import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../contract/world.ts'
import { ConflictError, InvalidAppendError, UnknownOutcomeError } from '../errors.ts'
import { createPostgresEventStore } from './postgresEventStore.ts'

const ROW = { o_status: 'ok', o_stream: 'order-1', o_revision: '0', o_position: '7' }
const world = createWorld()
const request = world.request('order-1', 'absent')

/** A pool whose queries end as scripted, the last entry again and again; tells how its connections were given back. */
function scriptedPool(...script: readonly (Error | 'answer')[]) {
  let queries = 0
  const releases: unknown[] = []
  const client = {
    on: () => client,
    off: () => client,
    release: (isBroken?: unknown) => releases.push(isBroken),
    async query() {
      const step = script[Math.min(queries, script.length - 1)]
      queries += 1
      if (step instanceof Error) throw step
      return { rows: [ROW] }
    },
  }
  // as much of a pool as the adapter touches
  const pool = { connect: async () => client } as unknown as pg.Pool
  return { store: createPostgresEventStore({ pool }), releases, queries: () => queries }
}

function refusal(code: string, detail?: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(`code ${code}`, 0, 'error'), { code, detail })
}

describe('an append to PostgreSQL', () => {
  it('gives what the function gave', async () => {
    const { store, releases } = scriptedPool('answer')
    expect(await store.append(request)).toEqual({
      position: '7',
      revisions: { 'order-1': 0n },
      duplicate: false,
    })
    expect(releases).toEqual([false])
  })

  it.each(['40P01', '40001', '23505'])('is tried again after %s', async (code) => {
    const { store, queries } = scriptedPool(refusal(code), refusal(code), 'answer')
    await store.append(request)
    expect(queries()).toBe(3)
  })

  it('is tried again a few times only', async () => {
    const { store, queries } = scriptedPool(refusal('40P01'))
    await expect(store.append(request)).rejects.toMatchObject({ code: '40P01' })
    expect(queries()).toBe(6)
  })

  it('names what did not hold', async () => {
    const { store, releases } = scriptedPool(refusal('ES001', '[{"stream": "order-1", "actual": 3}]'))
    const conflict: unknown = await store.append(request).catch((error: unknown) => error)
    expect(conflict).toBeInstanceOf(ConflictError)
    expect(conflict).toMatchObject({ violations: [{ stream: 'order-1', expected: 'absent', actual: 3n }] })
    expect(releases).toEqual([false])
  })

  it.each([
    ['a statement timeout', refusal('57014')],
    ['a backend that was ended', refusal('57P01')],
    ['a server that starts up', refusal('57P03')],
    ['a full disk', refusal('53100')],
    ['too many connections', refusal('53300')],
    ['a broken connection', refusal('08006')],
    ['a server that became a standby', refusal('25006')],
    ['a lost socket', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })],
    ['an ended connection', new Error('Connection terminated unexpectedly')],
  ])('has an unknown outcome after %s, and the connection is thrown away', async (_what, failure) => {
    const { store, releases, queries } = scriptedPool(failure)
    await expect(store.append(request)).rejects.toThrow(UnknownOutcomeError)
    expect(releases).toEqual([true])
    expect(queries()).toBe(1)
  })

  it('does not hide what is our own fault', async () => {
    const { store } = scriptedPool(refusal('42P01'))
    await expect(store.append(request)).rejects.toMatchObject({ code: '42P01' })
  })

  it('is checked before anything is sent', async () => {
    const { store, queries } = scriptedPool('answer')
    await expect(store.append(world.request('Order 1', 'absent'))).rejects.toThrow(InvalidAppendError)
    expect(queries()).toBe(0)
  })
})
