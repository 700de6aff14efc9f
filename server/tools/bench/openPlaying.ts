import { readUpTo } from '../../eventstore/copying/readUpTo.ts'
import { categoryOf, type EventStore } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { businessDate } from '../../kernel/time.ts'
import { loadPriceList } from '../../ordering/placing/pricing.handlers.ts'
import { countCrewsOn, loadCrewGround } from '../../staffing/crewGround.store.ts'
import { demoPeople } from '../demo/demoAccounts.handlers.ts'
import { createSeededRandom } from '../seededRandom.ts'
import { noRows } from './benchRows.ts'
import { type Books, createBooks } from './books.ts'
import type { Playing } from './playing.ts'

/** Streams that a load shares with what was there before it; all others are its own. */
const SHARED: ReadonlySet<string> = new Set(['day', 'invoices'])

/** Gets everything ready that plays a load: prices, crews and numbers as they stand, and the streams it shares as they were before it. */
export async function openPlaying(
  { db, store }: { readonly db: Db; readonly store: EventStore },
  { loadId, seed, end }: { readonly loadId: string; readonly seed: number; readonly end: Temporal.Instant },
): Promise<Playing> {
  const [cleaning, lawn, snow] = await Promise.all([
    loadPriceList(db, 1),
    loadPriceList(db, 2),
    loadPriceList(db, 3),
  ])
  const books = createBooks()
  await enterEarlier(books, store, loadId)
  return {
    loadId,
    adminId: demoPeople().adminId,
    books,
    rows: noRows(),
    random: createSeededRandom(seed),
    crews: await countCrewsOn(await loadCrewGround(db), businessDate(end)),
    priceLists: { 1: cleaning, 2: lawn, 3: snow },
    orderNos: await orderNosOf(db),
  }
}

/** What a load that was cut short had written itself is left out: it is decided again, and comes out the same. */
async function enterEarlier(books: Books, store: EventStore, loadId: string): Promise<void> {
  for await (const event of readUpTo(store, { head: await store.head() })) {
    const isEarlier = event.meta.$correlationId !== loadId
    if (isEarlier && SHARED.has(categoryOf(event.stream))) books.enter(event)
  }
}

async function orderNosOf(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('order_number').select(['order_no', 'order_id']).execute()
  return new Map(rows.map((row) => [row.order_no, row.order_id]))
}
