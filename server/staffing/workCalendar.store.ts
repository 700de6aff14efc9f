import { sql } from 'kysely'
import { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { joinOf } from '../kernel/joins.store.ts'

/** A day without any visit. */
export interface ClosedDate {
  /** yyyy-mm-dd */
  readonly date: string
  /** Undefined closes every catalog. Catalogs can be closed alone, because snow falls on holidays too. */
  readonly catalog: ServiceCatalog | undefined
}

/** A day on which one crew does not work, yyyy-mm-dd. */
export interface DayOff {
  readonly groupId: string
  readonly date: string
}

const EVERY_CATALOG = 0

/** Closed days from a day on, in order. @param from yyyy-mm-dd */
export async function listClosedDates(db: Db, from: string): Promise<readonly ClosedDate[]> {
  const rows = await db
    .selectFrom('closed_date')
    .select([sql<string>`day::text`.as('date'), 'service_catalog'])
    .where(sql<boolean>`day >= ${from}::date`)
    .orderBy('day')
    .orderBy('service_catalog')
    .execute()
  return rows.map(({ date, service_catalog }) => ({
    date,
    catalog: Object.values(ServiceCatalog).find((catalog) => catalog === service_catalog),
  }))
}

/** @returns false if it was already closed for that catalog */
export async function insertClosedDate(db: Db, closed: ClosedDate): Promise<boolean> {
  const outcome = await db
    .insertInto('closed_date')
    .values({ day: closed.date, service_catalog: closed.catalog ?? EVERY_CATALOG })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirstOrThrow()
  return outcome.numInsertedOrUpdatedRows === 1n
}

/** @returns false if it was not closed for that catalog */
export async function deleteClosedDate(db: Db, closed: ClosedDate): Promise<boolean> {
  const outcome = await db
    .deleteFrom('closed_date')
    .where(sql<boolean>`day = ${closed.date}::date`)
    .where('service_catalog', '=', closed.catalog ?? EVERY_CATALOG)
    .executeTakeFirstOrThrow()
  return outcome.numDeletedRows === 1n
}

/** All crews' days off from a day on, in order. @param from yyyy-mm-dd */
export async function listDaysOff(db: Db, from: string): Promise<readonly DayOff[]> {
  return db
    .selectFrom('group_day_off')
    .select(['group_id as groupId', sql<string>`day::text`.as('date')])
    .where(sql<boolean>`day >= ${from}::date`)
    .orderBy('day')
    .execute()
}

/** Every day off of crews, past ones too, yyyy-mm-dd in order, by the crews' ids. */
export const daysOffByGroup = joinOf<readonly string[]>()({
  name: 'days_off',
  ids: 'uuid',
  sql: `select group_id as id, json_agg(day order by day) as row from group_day_off where group_id = any($ids) group by group_id`,
  read: (days = []): readonly string[] => days,
})

/** @returns false if the crew already had the day off */
export async function insertDayOff(db: Db, { groupId, date }: DayOff): Promise<boolean> {
  const outcome = await db
    .insertInto('group_day_off')
    .values({ group_id: groupId, day: date })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirstOrThrow()
  return outcome.numInsertedOrUpdatedRows === 1n
}

/** @returns false if the crew did not have that day off */
export async function deleteDayOff(db: Db, { groupId, date }: DayOff): Promise<boolean> {
  const outcome = await db
    .deleteFrom('group_day_off')
    .where('group_id', '=', groupId)
    .where(sql<boolean>`day = ${date}::date`)
    .executeTakeFirstOrThrow()
  return outcome.numDeletedRows === 1n
}
