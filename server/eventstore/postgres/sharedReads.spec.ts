import { expect, it } from 'vitest'
import { type Batch, type Position, START } from '../port.ts'
import { type BatchQuestion, shareReads } from './sharedReads.ts'

const first: BatchQuestion = { after: START, size: 500 }

/** A database whose answers the spec gives. */
function played() {
  const asked: { readonly question: BatchQuestion; answer(batch: Batch): void; fail(error: Error): void }[] =
    []
  const read = shareReads((question) => {
    const { promise, resolve, reject } = Promise.withResolvers<Batch>()
    asked.push({ question, answer: resolve, fail: reject })
    return promise
  })
  return { asked, read }
}

const batch = (checkpoint: string): Batch => ({ events: [], checkpoint: checkpoint as Position, live: true })

it('gives one answer to those who ask the same at the same time', async () => {
  const { asked, read } = played()
  const both = Promise.all([read(first, 3), read({ ...first }, 3)])
  expect(asked).toHaveLength(1)
  asked[0]?.answer(batch('7'))
  expect(await both).toEqual([batch('7'), batch('7')])
  void read(first, 3)
  expect(asked).toHaveLength(2)
})

it('asks for each who is elsewhere or wants less', () => {
  const { asked, read } = played()
  void read(first, 0)
  void read({ ...first, after: '5' as Position }, 0)
  void read({ ...first, size: 10 }, 0)
  expect(asked).toHaveLength(3)
})

it('gives nobody an answer that was begun before an append they know of', async () => {
  const { asked, read } = played()
  const early = read(first, 1)
  const late = read(first, 2)
  const early2 = read(first, 1)
  expect(asked).toHaveLength(2)
  asked[1]?.answer(batch('9'))
  asked[0]?.answer(batch('8'))
  expect(await Promise.all([early, late, early2])).toEqual([batch('8'), batch('9'), batch('9')])
})

it('keeps full pages for those who come after, so many of them, until somebody has caught up', async () => {
  const { asked, read } = played()
  const page = (nth: number): BatchQuestion => ({ ...first, after: String(nth) as Position })
  const turn = async (nth: number, batch: Batch) => {
    const answer = read(page(nth), 0)
    asked.at(-1)?.answer(batch)
    return answer
  }
  for (let nth = 0; nth < 25; nth++) await turn(nth, { ...batch(String(nth + 1)), live: false })
  expect(await read(page(24), 9)).toEqual({ ...batch('25'), live: false })
  expect(asked).toHaveLength(25)
  void turn(0, batch('1'))
  expect(asked).toHaveLength(26)
  await turn(25, batch('26'))
  void read(page(24), 9)
  expect(asked).toHaveLength(28)
})

it('tells a failure to all who waited for it, and asks anew afterwards', async () => {
  const { asked, read } = played()
  const waiting = Promise.allSettled([read(first, 0), read(first, 0)])
  asked[0]?.fail(new Error('gone'))
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  void read(first, 0)
  expect(asked).toHaveLength(2)
})
