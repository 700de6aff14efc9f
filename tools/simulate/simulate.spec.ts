import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { expectNow } from '../../server/eventstore/contract/asItIs.ts'
import type { EventStore } from '../../server/eventstore/port.ts'
import { simulate } from './simulate.ts'
import type { Plant } from './simulatedProcess.ts'

/** The short form of `npm run simulate`: other seeds each time. */
it('whatever is lost, doubled, late or dead: nothing acknowledged is lost, nothing is there twice', async () => {
  const first = Math.floor(Math.random() * 2 ** 30)
  const failed: string[] = []
  for (let seed = first; seed < first + 40; seed++) {
    const { faults } = await simulate(seed)
    if (faults.length > 0) failed.push(`npm run simulate -- ${seed} 1:\n${faults.join('\n')}`)
  }
  expect(failed).toEqual([])
})

it('comes out the same for the same seed', async () => {
  const [once, again, other] = [await simulate(7), await simulate(7), await simulate(8)]
  expect(again).toEqual(once)
  expect(other.digest).not.toBe(once.digest)
})

/** Bugs as people make them. */
const plants: readonly (readonly [name: string, plant: Plant])[] = [
  ['expected revisions are ignored', expectingNothing],
  ['a retry has other event ids', withNewIds],
]

it.each(plants)('finds it within 80 seeds when %s', async (_, plant) => {
  expect(await firstToFind(plant)).toBeLessThanOrEqual(80)
})

async function firstToFind(plant: Plant): Promise<number> {
  for (let seed = 1; seed <= 80; seed++) if ((await simulate(seed, plant)).faults.length > 0) return seed
  return Infinity
}

function expectingNothing(store: EventStore): EventStore {
  return {
    ...store,
    async append(request, options) {
      const expected = await expectNow(store, ...Object.keys(request.expect))
      return store.append({ ...request, expect: expected }, options)
    },
  }
}

function withNewIds(store: EventStore): EventStore {
  return {
    ...store,
    append: ({ events, expect: expected }, options) =>
      store.append(
        {
          expect: expected,
          events: events.map(({ stream, event }) => ({ stream, event: { ...event, id: randomUUID() } })),
        },
        options,
      ),
  }
}
