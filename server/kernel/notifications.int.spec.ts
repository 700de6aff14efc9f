import { getEventListeners } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { type Notifications, openNotifications } from './notifications.ts'

/** Who found nobody else says nothing for a second. */
const PATIENT = { timeout: 10_000 }

let database: FreshDatabase
let here: Notifications
let there: Notifications

beforeAll(async () => {
  database = await freshDatabase()
  here = openNotifications(database.url)
  there = openNotifications(database.url)
  await bothListen()
})

afterAll(async () => {
  await Promise.all([here.close(), there.close()])
  await database.drop()
})

/** Until both connections are there, a word may be lost. */
async function bothListen() {
  const told = vi.fn<(payload: string) => void>()
  const ends = [here, there].map((each) => each.listen('events_appended', told))
  await vi.waitFor(() => {
    here.notify('events_appended', 'from here')
    there.notify('events_appended', 'from there')
    const payloads = told.mock.calls.map(([payload]) => payload)
    expect(new Set(payloads)).toEqual(new Set(['from here', 'from there']))
  }, PATIENT)
  for (const end of ends) end()
}

it('is heard by the other processes and not by the one that tells', async () => {
  const own = vi.fn<(payload: string) => void>()
  const other = vi.fn<(payload: string) => void>()
  const ends = [here.listen('read_models_moved', own), there.listen('read_models_moved', other)]
  here.notify('read_models_moved', '7')
  await vi.waitFor(() => expect(other).toHaveBeenCalledWith('7'), 15_000)
  expect(own).not.toHaveBeenCalled()
  for (const end of ends) end()
})

it('sends what comes at once in one go for each channel, the newest of it', async () => {
  const moved = vi.fn<(payload: string) => void>()
  const appended = vi.fn<(payload: string) => void>()
  const ends = [there.listen('read_models_moved', moved), there.listen('events_appended', appended)]
  for (let position = 1; position <= 1_000; position++) {
    here.notify('read_models_moved', String(position))
    here.notify('events_appended', String(position))
  }
  await vi.waitFor(() => expect(moved).toHaveBeenLastCalledWith('1000'), 15_000)
  await vi.waitFor(() => expect(appended).toHaveBeenLastCalledWith('1000'), 15_000)
  expect(moved.mock.calls.length).toBeLessThanOrEqual(2)
  for (const end of ends) end()
})

it('listens again when its connection was lost', async () => {
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'aspenrow notifications'`,
  )
  await bothListen()
})

it('keeps nothing of the attempts that are over', async () => {
  const asked = vi.spyOn(AbortController.prototype, 'signal', 'get')
  const connect = vi.spyOn(pg.Client.prototype, 'connect')
  const deaf = openNotifications('postgres://127.0.0.1:1/nobody')
  const ending: AbortSignal = asked.mock.results[0]?.value
  asked.mockRestore()
  await vi.waitFor(() => expect(connect.mock.calls.length).toBeGreaterThan(3), PATIENT)
  expect(getEventListeners(ending, 'abort').length).toBeLessThanOrEqual(1)
  connect.mockRestore()
  await deaf.close()
})

it('tells nobody who has stopped listening', async () => {
  const gone = vi.fn<(payload: string) => void>()
  const still = vi.fn<(payload: string) => void>()
  there.listen('read_models_moved', gone)()
  const end = there.listen('read_models_moved', still)
  here.notify('read_models_moved', '9')
  await vi.waitFor(() => expect(still).toHaveBeenCalledWith('9'), 15_000)
  expect(gone).not.toHaveBeenCalled()
  end()
})

it('says nothing for a while where nobody else listens', async () => {
  const own = await freshDatabase()
  const lonely = openNotifications(own.url)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const sent = () =>
    query.mock.calls.filter(([asked]) => (asked as unknown as pg.QueryConfig).name === 'notify').length
  lonely.notify('events_appended', '1')
  await vi.waitFor(() => expect(sent()).toBe(1), PATIENT)
  for (const position of ['2', '3', '4']) {
    await own.pool.query('select pg_sleep(0.02)')
    lonely.notify('events_appended', position)
  }
  expect(sent()).toBe(1)
  query.mockRestore()
  await lonely.close()
  await own.drop()
})
