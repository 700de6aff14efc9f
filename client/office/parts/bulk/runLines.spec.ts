import { expect, it } from 'vitest'
import type { Reply } from '../../../api/command/command.ts'
import { type Line, type LineResult, runLines } from './runLines.ts'

/** Many orders at once, each by its own command (decision W5). */

const done: Reply = { userErrors: [] }
const refusal = { code: 'CREW_BUSY', message: 'This crew is already booked then.' }

async function ran(replies: Readonly<Record<string, Reply>>, isStopped = () => false) {
  const sent: string[] = []
  const results: Record<string, LineResult['state']> = {}
  const lines = Object.entries(replies).map(
    ([id, reply]): Line => ({
      id,
      send: async () => {
        sent.push(id)
        return reply
      },
    }),
  )
  const isStale = await runLines(lines, {
    onResult: (id, { state }) => {
      results[id] = state
    },
    isStopped: () => isStopped() || sent.length > 5,
  })
  return { sent, results, isStale }
}

it('each line has its own result, and a refusal stops none', async () => {
  expect(await ran({ a: done, b: { userErrors: [refusal] }, c: { ...done, stale: true } })).toEqual({
    sent: ['a', 'b', 'c'],
    results: { a: 'done', b: 'refused', c: 'done' },
    isStale: true,
  })
})

it.each([
  ['unanswered', 'unknown'],
  ['turnedAway', 'refused'],
] as const)('ends where a call is %s', async (failure, state) => {
  const { sent, results } = await ran({ a: done, b: { failure, userErrors: [refusal] }, c: done })
  expect(sent).toEqual(['a', 'b'])
  expect(results).toEqual({ a: 'done', b: state })
})

it('sends nothing more once it is stopped', async () => {
  expect((await ran({ a: done }, () => true)).sent).toEqual([])
})
