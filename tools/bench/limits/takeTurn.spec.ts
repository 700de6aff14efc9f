import { expect, it } from 'vitest'
import { type Call, type Heard, takeTurn } from './takeTurn.ts'
import type { Reply } from './wire.ts'

const call: Call = { method: 'POST', path: '/place', token: '', body: '{}', expected: 'orderNo' }
const placing: Call = { ...call, kept: '"orderNo":"([^"]+)"' }
const cancelling: Call = { ...call, path: '/cancel', body: '{"orderNo":"§kept§","key":"§key§"}' }
const done: Reply = { status: 200, text: '{"orderNo":"K7"}' }
const later: Reply = { status: 503, text: '', retryAfter: 0 }

/** Takes the turn against a server that answers so. */
async function taken(replies: readonly Reply[]) {
  const asked: string[] = []
  const heard: Heard[] = []
  const left = [...replies]
  const ask = async (request: string) => {
    asked.push(request)
    return left.shift() ?? done
  }
  await takeTurn({ ask }, [placing, cancelling], (one) => heard.push(one))
  return { asked, outcomes: heard.map(({ isExpected }) => isExpected) }
}

it('hands what a call kept to the next, under a key of its own', async () => {
  const { asked, outcomes } = await taken([])
  expect(outcomes).toEqual([true, true])
  expect(asked[1]).toMatch(/^POST \/cancel [\s\S]*\{"orderNo":"K7","key":"[0-9a-f-]{36}"\}$/)
})

it('ends with the first refusal, also with one to come again before anything was begun', async () => {
  expect((await taken([{ status: 400, text: 'orderNo' }])).outcomes).toEqual([false])
  expect((await taken([later])).outcomes).toEqual([false])
})

it('comes again with what was begun, as often as it is told to', async () => {
  expect((await taken([done, later, later])).outcomes).toEqual([true, false, false, true])
})
