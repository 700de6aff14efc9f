import { expect } from 'vitest'
import { UnknownOutcomeError } from '../errors.ts'
import type { EventStore } from '../port.ts'
import type { Case } from './subject.ts'
import { appendSurely, readAll, watch } from './world.ts'

/** Cases 18, 20 and 22: other people's transactions, lost connections, and answers that never come. */
export function faultCases(contractCase: Case): void {
  contractCase(
    '18 a slow transaction that has nothing to do with events holds nobody back',
    async ({ store, faults, request, stream, category }) => {
      const after = await store.head()
      const end = await faults.openUnrelatedTransaction?.()
      const reader = watch(store, { after, category })
      await store.append(request(stream('a'), 'absent', 3))
      await reader.until('the events', () => reader.ids().length === 3, 2_000)
      await reader.stop()
      await end?.()
    },
    { abilities: ['openUnrelatedTransaction'] },
  )

  contractCase(
    '20 a lost connection in the middle: the subscription comes back from its checkpoint',
    async ({ store, faults, request, stream, category }) => {
      const reader = watch(store, {
        after: await store.head(),
        category,
        maxBatch: 7,
      })
      const written: string[] = []
      for (let round = 0; round < 5; round++) {
        const events = request(stream('a'), round === 0 ? 'absent' : BigInt(round * 20 - 1), 20)
        await appendSurely(store, events)
        written.push(...events.events.map(({ event }) => event.id))
        await reader.until('the next event', () => reader.ids().length > round * 20)
        await faults.dropConnections?.()
      }
      await reader.until('all events', () => reader.ids().length >= written.length, 20_000)
      await reader.stop()
      expect(reader.ids()).toEqual(written)
      await noticeLosses(store)
    },
    { abilities: ['dropConnections'], timeout: 40_000 },
  )

  contractCase(
    '22 no answer in time: the outcome is unknown, and the same request again is safe',
    async ({ store, faults, request, stream }) => {
      await appendSurely(store, request(stream('a'), 'absent'))
      const next = request(stream('a'), 0n, 2)
      const answerAgain = await faults.silenceAppends?.(stream('a'))
      const unanswered = store.append(next, { timeoutMs: 200 })
      await expect(unanswered).rejects.toThrow(UnknownOutcomeError)
      await answerAgain?.()
      const retried = await appendSurely(store, next)
      expect(retried.revisions).toEqual({ [stream('a')]: 2n })
      expect(await readAll(store, stream('a'))).toHaveLength(3)
    },
    { abilities: ['silenceAppends'], timeout: 30_000 },
  )

  contractCase(
    '22 the connection is lost while appending: the same request again is safe',
    async ({ store, faults, request, stream }) => {
      await appendSurely(store, request(stream('a'), 'absent'))
      const next = request(stream('a'), 0n)
      const answerAgain = await faults.silenceAppends?.(stream('a'))
      const cut = store.append(next, { timeoutMs: 2_000 }).catch((error: unknown) => error)
      await faults.dropConnections?.()
      expect(await cut).toBeInstanceOf(UnknownOutcomeError)
      await answerAgain?.()
      await appendSurely(store, next)
      expect(await readAll(store, stream('a'))).toHaveLength(2)
      await noticeLosses(store)
    },
    { abilities: ['silenceAppends', 'dropConnections'], timeout: 30_000 },
  )
}

/** Uses more connections at once than a store keeps, so that none that was cut is left for the next case to stumble over. */
async function noticeLosses(store: EventStore): Promise<void> {
  await Promise.all(Array.from({ length: 16 }, () => store.head()))
}
