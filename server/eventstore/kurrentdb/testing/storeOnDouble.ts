import { noJitterGenerator } from 'cockatiel'
import type { Timeouts } from '../client.ts'
import { createKurrentEventStore } from '../kurrentEventStore.ts'
import { startKurrentDouble } from './startKurrentDouble.ts'

/** Short, so that what is about waiting does not wait. */
export const QUICK: Partial<Timeouts> = {
  appendMs: 2_000,
  readMs: 2_000,
  startMs: 5_000,
  // no probes among the calls that a spec counts
  circuit: { beatMs: 2 ** 30, beatAnswerMs: 1_000, missedBeats: 4 },
  retry: { initialDelay: 1, maxDelay: 20, generator: noJitterGenerator },
}

export type StoreOnDouble = Awaited<ReturnType<typeof openOnDouble>>

/** A played server and the real adapter on it. */
export async function openOnDouble(timeouts: Partial<Timeouts> = {}) {
  const double = await startKurrentDouble()
  const { log, logged } = collectingLog()
  const store = await createKurrentEventStore({ url: double.url, log, timeouts: { ...QUICK, ...timeouts } })
  return {
    double,
    store,
    /** Everything that was logged, as text. */
    logged,
    stop: async () => {
      await store.close()
      await double.stop()
    },
  }
}

export function collectingLog() {
  const logged: string[] = []
  const keep = (fields: object, message: string) => void logged.push(`${JSON.stringify(fields)} ${message}`)
  return { logged, log: { info: keep, warn: keep } }
}
