import { afterAll, vi } from 'vitest'
import { findKurrent } from '../../testing/startKurrent.ts'
import { describeEventStore, type StoreFactory } from '../contract/eventStoreContract.ts'
import { createKurrentEventStore } from './kurrentEventStore.ts'
import { MULTI_STREAM_APPEND } from './testing/multiStreamAppend.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const found = await findKurrent()
const silent = { info: () => undefined, warn: () => undefined }
const NO_TRANSACTIONS = 'KurrentDB has no transactions to hold open'
const NOT_OURS = 'a real server is not hurt here; the played one is'

describeEventStore('KurrentDB, a real server', factory())

afterAll(async () => {
  if ('stop' in found) await found.stop()
})

function factory(): StoreFactory {
  const hurts = {
    ...MULTI_STREAM_APPEND,
    holdAppend: NO_TRANSACTIONS,
    openUnrelatedTransaction: NO_TRANSACTIONS,
    dropConnections: NOT_OURS,
    silenceAppends: NOT_OURS,
  }
  const unopened = async () => Promise.reject(new Error('there is no server'))
  if ('unavailable' in found) return { open: unopened, lacks: hurts, unavailable: found.unavailable }
  const open = async () => ({
    store: await createKurrentEventStore({ url: found.url, log: silent }),
    cleanup: async () => undefined,
  })
  return { open, lacks: hurts }
}
