import { sql } from 'kysely'
import type { Db } from '../../../server/kernel/database.ts'
import type { FaultRow } from './faultTable.ts'
import type { Tally } from './mixedLoad.ts'

/** The expected log of all rounds so far. */
export interface Ledger {
  acknowledged: number
  recharged: number
  rewarded: number
  begun: number
  readonly placed: Set<string>
  readonly cancelled: Set<string>
}

export function openLedger(): Ledger {
  return { acknowledged: 0, recharged: 0, rewarded: 0, begun: 0, placed: new Set(), cancelled: new Set() }
}

/** Adds the answers of a round. */
export function enter(ledger: Ledger, tally: Tally): void {
  ledger.acknowledged += tally.acknowledged
  ledger.recharged += tally.recharged
  ledger.rewarded += tally.rewarded
  ledger.begun += tally.begun
  for (const orderNo of tally.placed) ledger.placed.add(orderNo)
  for (const orderNo of tally.cancelled) ledger.cancelled.add(orderNo)
}

/** Compares the callers' part of the log with the ledger: each acknowledged key is used once, its events exist as often, and each order by its number. */
export async function weigh(db: Db, ledger: Ledger): Promise<Pick<FaultRow, 'lost' | 'doubled' | 'faults'>> {
  const { rows: orders } = await sql<{ orderNo: string; isVisit: boolean }>`
    select data->>'orderNo' as "orderNo", data ? 'seriesId' as "isVisit"
    from es.event where type = 'order.placed'`.execute(db)
  const there = new Set(orders.map(({ orderNo }) => orderNo))
  const missing = [...ledger.placed].filter((orderNo) => !there.has(orderNo))
  // who books what a visit was just placed for is given the visit's order (decision D13)
  const asVisits = orders.filter(({ orderNo, isVisit }) => isVisit && ledger.placed.has(orderNo)).length
  const told = {
    'key.used': ledger.acknowledged,
    'order.placed': ledger.placed.size - asVisits,
    'order.cancelled': ledger.cancelled.size,
    'points.recharged': ledger.recharged,
    'points.rewarded': ledger.rewarded,
    'series.started': ledger.begun,
  }
  const differences = (await differencesOf(db, told)).filter((one) => one.told !== one.is)
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

async function differencesOf(db: Db, told: Readonly<Record<string, number>>) {
  const { rows } = await sql<{ type: string; events: number }>`
    select type, count(*)::integer as events from es.event
    where meta->>'source' = 'graphql' group by type`.execute(db)
  return Object.entries(told).map(([type, times]) => ({
    ...{ type, told: times },
    is: rows.find((row) => row.type === type)?.events ?? 0,
  }))
}
