import { expect, it, vi } from 'vitest'
import { AddInstructionsDocument } from '../../customer/orders/orders.generated.ts'
import { chooseLanguage } from '../../i18n/intlStore.ts'
import {
  GrantOfficeRewardPointsDocument,
  SaveOfficeUserMemoDocument,
} from '../../office/customers/userCommands.generated.ts'
import { AssignGroupDocument } from '../../office/orders/orders.generated.ts'
import { startSession } from '../../session/session.ts'
import { type Answer, type Call, fakeServer } from '../../testing/fakeServer.ts'
import { sendCommand, sendIdempotent } from './command.ts'

const refetchPage = vi.hoisted(() =>
  vi.fn(async (_client: unknown, _isStale: boolean): Promise<void> => undefined),
)
vi.mock('./refetchPage.ts', () => ({ refetchPage }))

type Answered = ReturnType<Answer>

const nothing = { message: null, stale: false, order: null, customer: null, userErrors: [] }
const done: Answered = { data: { outcome: { ...nothing, message: 'Done.' } } }
const refused = (code: string): Answered => ({
  data: {
    outcome: { ...nothing, userErrors: [{ code, field: null, message: `No: ${code}`, recordId: null }] },
  },
})
const failing = (code: string): Answered => ({ errors: [{ message: 'no', extensions: { code } }] })
const lost = () => {
  throw new DOMException('too slow', 'TimeoutError')
}

let people = 0

/** Somebody of the office signs in, whom nobody else is, with a server that gives these answers in turn. */
async function office(...answers: readonly (Answered | (() => never))[]) {
  await chooseLanguage('en')
  window.history.replaceState(null, '', '/adminUserList')
  people += 1
  startSession('admin', { token: `t-${people}`, user: { userName: `olivia ${people}` }, isRemember: true })
  const queue = [...answers]
  const answer: Answer = () => {
    const next = queue.shift() ?? done
    return typeof next === 'function' ? next() : next
  }
  const mutations = ['GrantOfficeRewardPoints', 'AssignGroup', 'SaveOfficeUserMemo', 'AddInstructions']
  return fakeServer(Object.fromEntries(mutations.map((name) => [name, answer])))
}

const inputOf = ({ variables }: Call) => variables.input as { key: string; revisionSeen?: number }
const keysOf = (calls: readonly Call[]) => calls.map((call) => inputOf(call).key)

const grant = (amount: number, customerId = 'c-1') =>
  sendIdempotent({
    mutation: GrantOfficeRewardPointsDocument,
    about: customerId,
    terms: { customerId, amount },
  })

const assign = (groupId: string, revisionSeen: number) =>
  sendIdempotent({
    mutation: AssignGroupDocument,
    about: 'K7M4',
    terms: { orderNo: 'K7M4', groupId },
    seen: { revisionSeen },
  })

const saveMemo = (refetch?: 'onRefusal' | 'never') =>
  sendCommand({
    mutation: SaveOfficeUserMemoDocument,
    variables: { input: { customerId: 'c-1', memo: 'Rings twice.' } },
    ...(refetch && { refetch }),
  })

it('gives the server’s answer, with everything in it', async () => {
  await office(done)
  expect(await saveMemo()).toMatchObject({ message: 'Done.', customer: null, userErrors: [] })
})

it('takes the one field of a mutation for its answer, whatever it is called', async () => {
  await office({
    data: { addInstructions: { message: 'Added.', stale: false, order: null, userErrors: [] } },
  })
  const terms = { orderNo: 'K7M4', text: 'Gate code 4711.' }
  const reply = await sendIdempotent({ mutation: AddInstructionsDocument, about: 'K7M4', terms })
  expect(reply).toMatchObject({ message: 'Added.', stale: false })
})

it('sends the same terms under the same key until an answer comes, and under another one after it', async () => {
  const { calls } = await office(lost, { status: 503, data: null }, done)
  for (const failure of ['unanswered', 'unanswered', undefined, undefined])
    expect((await grant(500)).failure).toBe(failure)
  const [first, second, third, fourth] = keysOf(calls)
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

it('sends other terms under another key, also the first ones after them', async () => {
  const { calls } = await office(lost, lost, lost)
  for (const amount of [500, 700, 500]) await grant(amount)
  expect(new Set(keysOf(calls)).size).toBe(3)
})

it('does not mix up two customers', async () => {
  const { calls } = await office(lost, lost)
  await grant(500)
  await grant(500, 'c-2')
  await grant(500)
  const [first, second, third] = keysOf(calls)
  expect(second).not.toBe(first)
  expect(third).toBe(first)
})

it('repeats an attempt as it was sent, and lets other terms stand on what is seen now', async () => {
  const { calls } = await office(lost)
  await assign('g-3', 5)
  await assign('g-3', 6)
  await assign('g-5', 6)
  expect(calls.map((call) => inputOf(call).revisionSeen)).toEqual([5, 5, 6])
  expect(new Set(keysOf(calls)).size).toBe(2)
})

it('takes a refusal for an answer, a key that was used for something else too', async () => {
  const { calls } = await office(lost, refused('KEY_REUSED'))
  await grant(500)
  const reply = await grant(500)
  expect(reply).toMatchObject({ userErrors: [{ code: 'KEY_REUSED', message: 'No: KEY_REUSED' }] })
  expect(reply.failure).toBeUndefined()
  await grant(500)
  const [first, second, third] = keysOf(calls)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('keeps the key where a repetition is turned away, which says nothing of the first attempt', async () => {
  const { calls } = await office(lost, { status: 429, headers: { 'retry-after': '7' } })
  await grant(500)
  const reply = await grant(500)
  expect(reply).toMatchObject({ failure: 'turnedAway', userErrors: [{ code: '429' }] })
  expect(reply.userErrors[0]?.message).toMatch(/7 seconds/)
  await grant(500)
  expect(new Set(keysOf(calls)).size).toBe(1)
})

it('goes under the same key while the first answer is still on its way', async () => {
  const { calls } = await office()
  await Promise.all([grant(500), grant(500)])
  expect(calls).toHaveLength(2)
  expect(new Set(keysOf(calls)).size).toBe(1)
})

it('knows nothing of what somebody else sent', async () => {
  const first = await office(lost)
  await grant(500)
  const second = await office()
  await grant(500)
  expect(keysOf(second.calls)[0]).not.toBe(keysOf(first.calls)[0])
})

it.each([
  ['a time-out', lost],
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
  ['a server that fails', { status: 500, data: null }],
  ['a gateway without a server', { status: 504, data: null }],
  ['a store without an answer', failing('UNAVAILABLE')],
  ['an outcome that the server does not know', failing('OUTCOME_UNKNOWN')],
  ['a fault of ours', failing('INTERNAL')],
] as const)('nobody knows the outcome after %s', async (_, answer) => {
  await office(answer as Answered)
  expect(await saveMemo()).toMatchObject({ failure: 'unanswered', userErrors: [{}] })
})

it.each(['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED', 'RATE_LIMITED'])(
  'nothing was done after %s',
  async (code) => {
    await office(failing(code))
    expect(await saveMemo()).toMatchObject({ failure: 'turnedAway', userErrors: [{ code }] })
  },
)

it.each([
  ['a success', done, [1, 0, 0]],
  ['a refusal', refused('ORDER_CHANGED'), [1, 1, 0]],
  ['no answer', failing('UNAVAILABLE'), [1, 1, 0]],
] as const)('refetches the page after %s, unless the command says otherwise', async (_, answer, times) => {
  for (const [place, refetch] of ([undefined, 'onRefusal', 'never'] as const).entries()) {
    await office(answer)
    refetchPage.mockClear()
    await saveMemo(refetch)
    expect(refetchPage).toHaveBeenCalledTimes(times[place] ?? 0)
  }
})

it('says whether the answer was ahead of the lists', async () => {
  await office({ data: { outcome: { ...nothing, stale: true } } })
  refetchPage.mockClear()
  await assign('g-3', 5)
  expect(refetchPage).toHaveBeenCalledExactlyOnceWith(expect.anything(), true)
})

it('gives a refusal only once the page is up to date, and a success at once', async () => {
  const refetched = Promise.withResolvers<void>()
  refetchPage.mockReturnValue(refetched.promise)
  await office(done)
  expect(await saveMemo()).toMatchObject({ message: 'Done.', refetched: expect.any(Promise) })
  await office(refused('ORDER_CHANGED'))
  const told: string[] = []
  const reply = saveMemo().then(() => told.push('replied'))
  await vi.waitFor(() => expect(refetchPage).toHaveBeenCalled())
  told.push('up to date')
  refetched.resolve()
  await reply
  expect(told).toEqual(['up to date', 'replied'])
})
