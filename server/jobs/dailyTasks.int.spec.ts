import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { runDailyTasks } from './dailyTasks.ts'
import { productTasks } from './productTasks.ts'
import { lastDoneFor } from './scheduledRuns.store.ts'

/** What runs at its hour, and what was missed. It is Tuesday 2026-11-24, 10:00 in Alberta. */

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

describe('daily tasks', () => {
  it('begin with the day after they are new, run once a day at their hour, and catch up what was missed', async () => {
    const { application } = product
    const ran: string[] = []
    const task = {
      name: 'spec',
      hour: 17,
      run: async (_: Temporal.Instant, day: Temporal.PlainDate) => ({ ran: ran.push(day.toString()) }),
    }
    const look = (local: string) =>
      runDailyTasks(
        { db: application.db, log: { info: () => undefined, warn: () => undefined, error: () => undefined } },
        [task],
        Temporal.ZonedDateTime.from(`${local}[America/Edmonton]`).toInstant(),
      )
    await look('2026-11-24T10:00')
    expect([ran, await lastDoneFor(application.db, 'spec')].map(String)).toEqual(['', '2026-11-23'])
    await look('2026-11-24T16:59')
    await look('2026-11-24T17:00')
    await look('2026-11-24T23:59')
    expect(ran).toEqual(['2026-11-24'])
    // away for three evenings
    await look('2026-11-28T08:00')
    await look('2026-11-28T08:05')
    expect(ran).toEqual(['2026-11-24', '2026-11-27'])
  })

  it('are tried again when one fails, and do not keep the others', async () => {
    const { db } = product.application
    let tries = 0
    const failing = {
      name: 'failing',
      hour: 0,
      run: async () => {
        tries += 1
        if (tries === 1) throw new Error('not now')
        return {}
      },
    }
    const context = { db, log: { info: () => undefined, warn: () => undefined, error: () => undefined } }
    for (const day of ['2026-11-24', '2026-11-25', '2026-11-25', '2026-11-25'])
      await runDailyTasks(context, [failing], Temporal.Instant.from(`${day}T18:00:00Z`))
    expect(tries).toBe(2)
  })

  it('go on after a look with a clock far ahead, which is warned of, and not on one a day ahead', async () => {
    const { db } = product.application
    const ran: string[] = []
    const warned: object[] = []
    const task = {
      name: 'ahead',
      hour: 17,
      run: async (_: Temporal.Instant, day: Temporal.PlainDate) => ({ ran: ran.push(day.toString()) }),
    }
    const log = { info: () => undefined, warn: (what: object) => warned.push(what), error: () => undefined }
    const days = ['2026-11-24', '2031-01-01', '2026-11-25', '2026-11-25', '2026-11-24', '2026-11-26']
    for (const day of days)
      await runDailyTasks({ db, log }, [task], Temporal.Instant.from(`${day}T18:00:00-07:00`))
    expect(ran).toEqual(['2031-01-01', '2026-11-25', '2026-11-26'])
    expect(warned).toEqual([{ task: 'ahead', day: '2026-11-25', doneFor: '2031-01-01' }])
  })

  it('are the cleaning, the overdue orders and the reminders, each of which runs', async () => {
    const { application } = product
    const tasks = productTasks({ ...application, purgeMailFiles: async () => 7 })
    expect(tasks.map(({ name, hour }) => [name, hour])).toEqual([
      ['cleaning', 3],
      ['overdueOrders', 6],
      ['reminders', 17],
    ])
    const now = product.now()
    const day = Temporal.PlainDate.from('2026-11-23')
    const done = await Promise.all(tasks.map((task) => task.run(now, day)))
    expect(done).toMatchObject([{ mailFiles: 7, mails: 0, sessions: 0 }, { cancelled: 0 }, { reminders: 0 }])
  })
})
