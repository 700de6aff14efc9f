import { expect } from 'vitest'
import { comparePositions, type Position } from '../port.ts'
import { together } from './appending.ts'
import { expectRising } from './reading.ts'
import type { Case } from './subject.ts'
import { catchUp, createWorld, watch } from './world.ts'

/** Cases 15, 16, 19 and 21: every event once, in order, from a checkpoint on. */
export function subscribingCases(contractCase: Case): void {
  contractCase('15 a subscription delivers every event, in order', async ({ store }) => {
    const [here, there] = [createWorld(), createWorld()]
    const after = await store.head()
    const both = together(
      { [here.stream('1')]: 'absent', [there.stream('1')]: 'absent' },
      here.request(here.stream('1'), 'absent', 2),
      there.request(there.stream('1'), 'absent', 2),
    )
    await store.append(both)
    const later = here.request(here.stream('1'), 1n, 2)
    const { position } = await store.append(later)
    const written = [...both.events, ...later.events].map(({ event }) => event.id)
    const reader = await catchUp(store, { after }, position)
    expect(reader.ids().filter((id) => written.includes(id))).toEqual(written)
  })

  contractCase(
    '16 resuming after a checkpoint loses nothing and repeats nothing',
    async ({ store, request, stream }) => {
      let checkpoint: Position = await store.head()
      const written = request(stream('a'), 'absent', 23)
      const { position } = await store.append(written)
      const collected: string[] = []
      while (comparePositions(checkpoint, position) < 0) {
        const ending = new AbortController()
        const options = { after: checkpoint, maxBatch: 5 }
        for await (const batch of store.subscribe({ ...options, signal: ending.signal })) {
          expect(batch.events.length).toBeLessThanOrEqual(5)
          expect(comparePositions(batch.checkpoint, checkpoint)).toBeGreaterThanOrEqual(0)
          collected.push(...batch.events.map(({ id }) => id))
          checkpoint = batch.checkpoint
          break
        }
        ending.abort()
      }
      expect(collected).toEqual(written.events.map(({ event }) => event.id))
    },
  )

  contractCase('16 resuming in the middle of one append', async ({ store, request, stream, category }) => {
    const after = await store.head()
    const written = request(stream('a'), 'absent', 4)
    const { position } = await store.append(written)
    const whole = await catchUp(store, { after, category }, position)
    const second = whole.events()[1]
    expectRising(whole.events().map((event) => BigInt(event.position)))
    const rest = await catchUp(store, second ? { after: second.position, category } : { category }, position)
    expect(rest.ids()).toEqual(written.events.slice(2).map(({ event }) => event.id))
  })

  contractCase(
    '19 live after catching up, and an append is seen within 250 ms',
    async ({ store, request, stream, category }) => {
      const after = await store.head()
      await store.append(request(stream('a'), 'absent', 12))
      const reader = watch(store, { after, category, maxBatch: 4 })
      await reader.until('live', (batches) => batches.some(({ live }) => live))
      expect(reader.batches[0]?.live).toBe(false)
      expect(reader.ids()).toHaveLength(12)
      const delays: number[] = []
      for (let round = 0; round < 5; round++) {
        const appended = store.append(request(stream('a'), BigInt(11 + round))).then(() => performance.now())
        await reader.until('the append', () => reader.ids().length === 13 + round)
        const seen = performance.now()
        delays.push(seen - (await appended))
      }
      await reader.stop()
      expect(delays.sort((a, b) => a - b)[2]).toBeLessThan(250)
    },
  )

  contractCase(
    '19 a subscription without events says that it is live, and ends when told',
    async ({ store, category }) => {
      const reader = watch(store, { after: await store.head(), category })
      await reader.until('live', (batches) => batches.some(({ live }) => live))
      await reader.stop()
      expect(reader.events()).toEqual([])
      const aborted = watch(store, {})
      await aborted.stop()
    },
  )

  contractCase(
    '21 a consumer that throws has not advanced: it gets the same events again',
    async ({ store, request, stream, category }) => {
      const after = await store.head()
      const written = request(stream('a'), 'absent', 3)
      const { position } = await store.append(written)
      const options = { after, category }
      const failing = watch(store, options, ({ events }) => {
        if (events.length > 0) throw new Error('projection failed')
      })
      await expect(failing.until('nothing', () => false)).rejects.toThrow('projection failed')
      expect(failing.ids()).toEqual([])
      const again = await catchUp(store, options, position)
      expect(again.ids()).toEqual(written.events.map(({ event }) => event.id))
    },
  )
}
