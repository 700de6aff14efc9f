import { sql } from 'kysely'
import type { Db } from '../../../server/kernel/database.ts'
import type { FaultRow } from './faultTable.ts'
import type { Tally } from './mixedLoad.ts'

/** The expected log of all rounds so far. */
export interface Ledger {
  acknowledged: number
  recharged: number
  rewarded: number
  readonly placed: Set<string>
  readonly cancelled: Set<string>
}

/** @param rewarded grants that were made before the first round */
export function openLedger(rewarded: number): Ledger {
  return { acknowledged: 0, recharged: 0, rewarded, placed: new Set(), cancelled: new Set() }
}

/** Adds the answers of a round. */
export function enter(ledger: Ledger, tally: Tally): void {
  ledger.acknowledged += tally.acknowledged
  ledger.recharged += tally.recharged
  ledger.rewarded += tally.rewarded
  for (const orderNo of tally.placed) ledger.placed.add(orderNo)
  for (const orderNo of tally.cancelled) ledger.cancelled.add(orderNo)
}

/** Compares the log with the ledger: each acknowledged key is used once, its events exist as often, and each order by its number. */
export async function weigh(db: Db, ledger: Ledger): Promise<Pick<FaultRow, 'lost' | 'doubled' | 'faults'>> {
  const missing = await missingOrders(db, ledger.placed)
  const differences = (await differencesOf(db, ledger)).filter(({ told, is }) => told !== is)
  return {
    lost: Math.max(missing.length, ...differences.map(({ told, is }) => told - is)),
    doubled: Math.max(0, ...differences.map(({ told, is }) => is - told)),
    faults: [
      ...missing.map((orderNo) => `${orderNo} was acknowledged and is lost`),
      ...differences.map(
        ({ type, told, is }) => `${told} times ${type} were acknowledged, and ${is} are there`,
      ),
    ],
  }
}

async function differencesOf(db: Db, ledger: Ledger) {
  const { rows } = await sql<{ type: string; events: number }>`
    select type, count(*)::integer as events from es.event group by type`.execute(db)
  return Object.entries({
    'key.used': ledger.acknowledged,
    'order.placed': ledger.placed.size,
    'order.cancelled': ledger.cancelled.size,
    'points.recharged': ledger.recharged,
    'points.rewarded': ledger.rewarded,
  }).map(([type, told]) => ({ type, told, is: rows.find((row) => row.type === type)?.events ?? 0 }))
}

async function missingOrders(db: Db, placed: ReadonlySet<string>): Promise<readonly string[]> {
  const { rows } = await sql<{ orderNo: string }>`
    select data->>'orderNo' as "orderNo" from es.event where type = 'order.placed'`.execute(db)
  const there = new Set(rows.map(({ orderNo }) => orderNo))
  return [...placed].filter((orderNo) => !there.has(orderNo))
}
