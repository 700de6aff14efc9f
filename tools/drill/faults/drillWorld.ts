import { seedCatalog } from '../../../server/demo/demoCatalog.store.ts'
import { businessDate } from '../../../server/kernel/time.ts'
import { workdays } from '../../../server/testing/bookings.ts'
import { settleAdmin, settleCrew, settleStaff } from '../../../server/testing/colleagues.ts'
import { settleNewcomer } from '../../../server/testing/newcomers.ts'
import type { SeededRandom } from '../../seededRandom.ts'
import { type Ledger, openLedger } from './ledger.ts'
import type { PairSite } from './pairSite.ts'
import type { Colleagues, Lane } from './wish.ts'

/** The site of a drill, the people who act there, and the answers they got so far. */
export interface World {
  readonly site: PairSite
  readonly lanes: readonly Lane[]
  readonly colleagues: Colleagues
  readonly random: SeededRandom
  readonly ledger: Ledger
  /** Violated invariants so far; each counts in the round in which it appeared. */
  readonly violations: Set<string>
}

const LANES = 12
/** The maximum of a grant. */
const GRANT = 9_999_999
const CREWS = ['Crew 1', 'Crew 2', 'Crew 3']
const WORKDAYS = 110

/** Settles customers with points for any number of orders, an office and crews on an empty site. */
export async function settle(site: PairSite, random: SeededRandom): Promise<World> {
  const now = Temporal.Now.instant()
  const { home, db } = site
  await seedCatalog(db, now)
  const crews = await Promise.all(
    CREWS.map(async (groupNo) => settleCrew(home, { groupNo, members: [await settleStaff(home, now)] }, now)),
  )
  const lanes: Lane[] = []
  for (let nth = 0; nth < LANES; nth++) {
    const customer = await settleNewcomer(home, { points: GRANT, addresses: 2, now })
    const known = { orders: new Map(), payments: [], series: new Map(), rankDiscount: 0 }
    lanes.push({ customer, ...known, random: random.fork() })
  }
  const days = workdays(businessDate(now).add({ days: 2 }), WORKDAYS)
  const colleagues = { admin: await settleAdmin(home, now), crews, days }
  return { site, lanes, colleagues, random, ledger: openLedger(), violations: new Set() }
}
