import { noJitterGenerator } from 'cockatiel'
import { vi } from 'vitest'
import { describeEventStore } from '../contract/eventStoreContract.ts'
import { createKurrentEventStore } from './kurrentEventStore.ts'
import { MULTI_STREAM_APPEND } from './testing/multiStreamAppend.ts'
import { startKurrentDouble } from './testing/startKurrentDouble.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const NO_TRANSACTIONS = 'KurrentDB has no transactions to hold open'

describeEventStore('KurrentDB, played on loopback', {
  lacks: { ...MULTI_STREAM_APPEND, holdAppend: NO_TRANSACTIONS, openUnrelatedTransaction: NO_TRANSACTIONS },
  open: async () => {
    const double = await startKurrentDouble()
    const store = await createKurrentEventStore({
      url: double.url,
      log: { info: () => undefined, warn: () => undefined },
      timeouts: { retry: { initialDelay: 5, maxDelay: 50, generator: noJitterGenerator } },
    })
    return {
      store,
      cleanup: double.stop,
      faults: {
        dropConnections: async () => double.wire.cut(),
        silenceAppends: async (stream) => {
          double.script.silenced.add(stream)
          return async () => void double.script.silenced.delete(stream)
        },
      },
    }
  },
})
