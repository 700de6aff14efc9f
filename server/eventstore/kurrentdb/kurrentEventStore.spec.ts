import { noJitterGenerator } from 'cockatiel'
import { vi } from 'vitest'
import type { StoreFactory } from '../contract/eventStoreContract.ts'
import { describeEventStore } from '../contract/eventStoreContract.ts'
import { createKurrentEventStore } from './kurrentEventStore.ts'
import { startKurrentDouble } from './testing/startKurrentDouble.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const NO_TRANSACTIONS = 'KurrentDB has no transactions to hold open'
const NO_CHECKS = 'before appendRecords (26.0.3) no stream can be checked without being written'

describeEventStore('KurrentDB 26.1, played on loopback', played('26.1.0'))
describeEventStore(
  'KurrentDB 25.1, played on loopback',
  played('25.1.4', {
    checkOnly: NO_CHECKS,
    everyViolation: 'AppendSession names the first failing stream only',
    alternatingStreams: 'AppendSession takes each stream once',
  }),
)

function played(generation: '26.1.0' | '25.1.4', lacks: StoreFactory['lacks'] = {}): StoreFactory {
  return {
    lacks: { ...lacks, holdAppend: NO_TRANSACTIONS, openUnrelatedTransaction: NO_TRANSACTIONS },
    open: async () => {
      const double = await startKurrentDouble(generation)
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
  }
}
