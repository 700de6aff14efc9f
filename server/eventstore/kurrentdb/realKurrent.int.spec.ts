import { afterAll, vi } from 'vitest'
import { findKurrent } from '../../testing/startKurrent.ts'
import { describeEventStore, type StoreFactory } from '../contract/eventStoreContract.ts'
import { createKurrentEventStore } from './kurrentEventStore.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const found = await findKurrent()
const silent = { info: () => undefined, warn: () => undefined }
const NO_TRANSACTIONS = 'KurrentDB has no transactions to hold open'
const NOT_OURS = 'a real server is not hurt here; the played one is'

describeEventStore('KurrentDB, a real server', await factory())

afterAll(async () => {
  if ('stop' in found) await found.stop()
})

/** What the server can do is asked before the cases are declared, because it depends on its version. */
async function factory(): Promise<StoreFactory> {
  const hurts = {
    holdAppend: NO_TRANSACTIONS,
    openUnrelatedTransaction: NO_TRANSACTIONS,
    dropConnections: NOT_OURS,
    silenceAppends: NOT_OURS,
  }
  const unopened = async () => Promise.reject(new Error('there is no server'))
  if ('unavailable' in found) return { open: unopened, lacks: hurts, unavailable: found.unavailable }
  const store = await createKurrentEventStore({ url: found.url, log: silent })
  const NO_RECORDS = 'this server does not list AppendRecords'
  const older = { checkOnly: NO_RECORDS, everyViolation: NO_RECORDS, alternatingStreams: NO_RECORDS }
  return {
    open: async () => ({ store, cleanup: async () => undefined }),
    lacks: store.capabilities.checkOnly ? hurts : { ...hurts, ...older },
  }
}
