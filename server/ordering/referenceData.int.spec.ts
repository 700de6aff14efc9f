import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoServiceId } from '../demo/demoCatalog.store.ts'
import { createCommandHandler } from '../eventstore/commandHandler.ts'
import { findCaller } from '../identity/signIn.handlers.ts'
import type { ActorRole, Command } from '../kernel/command.ts'
import { isRejection } from '../kernel/rejection.ts'
import { cleaning } from '../testing/bookings.ts'
import { SAVE_CATALOG_SETTINGS } from '../testing/catalogDocuments.ts'
import { CLOSE_DATE, JOIN_GROUP, LEAVE_GROUP, OPEN_DATE, SET_DAY_OFF } from '../testing/crewsDocuments.ts'
import type { FreshDatabase } from '../testing/freshDatabase.ts'
import type { Newcomer } from '../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld } from '../testing/officeWorld.ts'
import { createOrdering, type OrderingHandlers } from './ordering.handlers.ts'
import type { PlacingRequest } from './placing/placeOrder.ts'
import { keepReferenceData, readReferenceDataVersion } from './referenceData.store.ts'

/** What the office edits in one process is what every other one decides on from the next call on. */

let office: OfficeWorld
let elsewhere: OrderingHandlers
let database: FreshDatabase
let customer: Newcomer
/** Happens once, after the other process has decided and before it writes. */
let beforeAppending: (() => Promise<void>) | undefined
beforeAll(async () => {
  office = await openOfficeWorld()
  database = office.product.database
  customer = await office.customer()
  const { db, store } = office.product.application
  const now = () => performance.now()
  const slow: typeof store = {
    ...store,
    async append(...appending) {
      const first = beforeAppending
      beforeAppending = undefined
      await first?.()
      return store.append(...appending)
    },
  }
  const handle = createCommandHandler({ store: slow, caughtUp: async () => true, random: Math.random, now })
  elsewhere = createOrdering({ db, store: slow, handle, referenceDataAt: keepReferenceData(db) })
})
afterAll(() => office.product.stop())
afterEach(() => expect(office.product.failures()).toEqual([]))

const version = () => readReferenceDataVersion(database.db)

describe('the version', () => {
  let before: number
  beforeEach(async () => {
    before = await version()
  })

  it.each([
    'update service_item set name = name',
    "update check_point_item set time_consuming = time_consuming where item_name <> ''",
    'update additional_item set consuming = consuming',
    'delete from catalog_setting where service_catalog = 3',
    'insert into catalog_setting values (3, 70)',
    "insert into former_words select id, now(), '{}' from service_item limit 1",
    'update staff_group set group_no = group_no',
    'update staff_group_member set joined_at = joined_at',
    "insert into group_day_off select id, '2027-01-05' from staff_group limit 1",
    'truncate group_day_off',
    "insert into closed_date values ('2027-01-06', 2)",
    'delete from closed_date where service_catalog = 2',
    'update staff set is_disabled = is_disabled',
  ])('rises by one, however many rows: %s', async (edit) => {
    await database.pool.query(`begin; ${edit}; ${edit.startsWith('insert') ? '' : edit}; commit`)
    expect(await version()).toBe(before + 1)
  })

  it.each([
    'update closed_date set day = day where false',
    "update staff set language = 'fr'",
    "update customer set language = 'fr'",
    'begin; update service_item set name = name; rollback',
  ])('stays, because nothing changed that decisions stand on: %s', async (edit) => {
    await database.pool.query(edit)
    expect(await version()).toBe(before)
  })

  it('keeps nobody waiting who edits something else at the same time', async () => {
    const [one, other] = [await database.pool.connect(), await database.pool.connect()]
    try {
      await one.query('begin; update service_item set name = name')
      await other.query('begin; update additional_item set consuming = consuming; commit')
      await one.query('commit')
      expect(await version()).toBe(before + 2)
    } finally {
      one.release()
      other.release()
    }
  })
})

it('is read again when its version rose, and no sooner', async () => {
  const referenceDataAt = keepReferenceData(database.db)
  const first = await referenceDataAt()
  expect(await referenceDataAt()).toBe(first)
  await database.pool.query('update service_item set name = name')
  expect(await referenceDataAt(first.version)).toBe(first)
  const next = await referenceDataAt()
  expect(next.version).toBe(first.version + 1)
  expect(await referenceDataAt(first.version)).toBe(next)
})

describe('another process decides on it at once:', () => {
  /** As an API gives it, with what the session's statement brings. */
  async function commandOf(token: string, role: ActorRole): Promise<Command> {
    const { application, now } = office.product
    const caller = await findCaller(application.accounts, { token, now: now() })
    const { viewer, referenceDataVersion } = caller ?? { viewer: { id: '' }, referenceDataVersion: 0 }
    const id = crypto.randomUUID()
    return {
      id,
      actor: { id: viewer.id, role },
      source: 'rest',
      at: now(),
      correlationId: id,
      referenceDataVersion,
    }
  }
  async function place(date: string): Promise<string> {
    const { basePoints, additionalPoints, rankDiscount, ...booking } = cleaning(
      customer.addressIds[0] ?? '',
      date,
    )
    const request = { ...booking, priceSeen: { basePoints, additionalPoints, rankDiscount } }
    const placed = await elsewhere.placeOrder(await commandOf(customer.token, 1), request as PlacingRequest)
    return isRejection(placed) ? placed.rejected : 'placed'
  }

  it('another price', async () => {
    const settings = { catalog: 'HouseCleaning', pointsPerMinute: 76, version: 1 }
    expect(await place(office.freeDay())).toBe('placed')
    await office.ask(SAVE_CATALOG_SETTINGS, { input: settings })
    expect(await place(office.freeDay())).toBe('PRICE_CHANGED')
    await office.ask(SAVE_CATALOG_SETTINGS, { input: { ...settings, pointsPerMinute: 75, version: 2 } })
    expect(await place(office.freeDay())).toBe('placed')
  })

  it('a closed date', async () => {
    const date = office.freeDay()
    await office.ask(CLOSE_DATE, { input: { date, catalog: 'HouseCleaning' } })
    expect(await place(date)).toBe('DAY_CLOSED')
    await office.ask(OPEN_DATE, { input: { date, catalog: 'HouseCleaning' } })
    expect(await place(date)).toBe('placed')
  })

  describe('a date that is closed once it was decided, so that the answer to closing it names every order there:', () => {
    const closing = (date: string) => async () => {
      const { addClosedDate } = await office.ask(CLOSE_DATE, { input: { date, catalog: 'HouseCleaning' } })
      expect(addClosedDate).toMatchObject({ openOrders: [], userErrors: [] })
    }

    it('a placing', async () => {
      const date = office.freeDay()
      beforeAppending = closing(date)
      expect(await place(date)).toBe('DAY_CLOSED')
    })

    it('a move', async () => {
      const date = office.freeDay()
      const orderNo = await office.placed(customer)
      const { slot, hour, minute, year, month, day } = cleaning('', date)
      beforeAppending = closing(date)
      expect(
        await elsewhere.moveOrder(await commandOf(office.admin.token, 3), {
          orderNo,
          to: { slot, hour, minute, year, month, day },
        }),
      ).toMatchObject({ rejected: 'DAY_CLOSED' })
    })
  })

  it('a service that is no longer offered', async () => {
    const disabled = (isDisabled: boolean) =>
      database.db
        .updateTable('service_item')
        .set({ is_disabled: isDisabled })
        .where('id', '=', demoServiceId('standardClean'))
        .execute()
    await disabled(true)
    expect(await place(office.freeDay())).toBe('SERVICE_UNAVAILABLE')
    await disabled(false)
    expect(await place(office.freeDay())).toBe('placed')
  })

  it('the crews that have the day off', async () => {
    const date = office.freeDay()
    for (const { groupId } of office.crews) await office.ask(SET_DAY_OFF, { groupId, date })
    expect(await place(date)).toBe('SLOT_FULL')
  })

  it('who is in a crew', async () => {
    const [, { groupId, members }] = office.crews
    const [{ id: staffId } = { id: '' }] = members
    const assigned = async () => {
      const orderNo = await office.placed(customer)
      return elsewhere.assignCrew(await commandOf(office.admin.token, 3), { orderNo, groupId })
    }
    await office.ask(LEAVE_GROUP, { groupId, staffId })
    expect(await assigned()).toMatchObject({ rejected: 'CREW_UNAVAILABLE' })
    await office.ask(JOIN_GROUP, { input: { groupId, staffIds: [staffId] } })
    expect(await assigned()).toHaveProperty('value')
  })
})
