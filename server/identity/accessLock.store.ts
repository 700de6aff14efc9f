import { RejectionCode } from '../../schema/rules/rejections.ts'
import type { Db } from '../kernel/database.ts'
import { createKeyedLock, type KeyedLock } from '../kernel/keyedLock.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'
import { TIME_LIMITS } from '../kernel/timeLimits.ts'

/** Changes of one customer run one after the other, because each waiting one would keep a connection. */
const ofCustomer = createKeyedLock()
/** Each holder keeps a connection while its decision is read and written over others; the pool must have enough left for those. */
const ofEverybody = createKeyedLock({ holders: 4 })

/** How long a change waits for each of the two; together with the change itself less than an answer may take. */
const WAIT_MS = TIME_LIMITS.lockMs / 2

/**
 * A transaction that locks a customer's row while their events are read and written on other connections of the same pool.
 * @returns the result of `work`; BUSY when others took too long
 */
export function whileAccessChanges<Outcome>(
  db: Db,
  userId: string,
  work: (transaction: Db) => Promise<Outcome>,
): Promise<Outcome | Rejection> {
  const inTransaction = () => db.transaction().execute(work)
  return under(ofCustomer, userId, () => under(ofEverybody, 'everybody', inTransaction))
}

async function under<Outcome>(
  lock: KeyedLock,
  key: string,
  work: () => Promise<Outcome>,
): Promise<Outcome | Rejection> {
  const release = await lock.acquire([key], WAIT_MS)
  if (release === undefined) return reject(RejectionCode.BUSY)
  try {
    return await work()
  } finally {
    release()
  }
}
