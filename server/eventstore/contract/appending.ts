import { expect } from 'vitest'
import { ConflictError } from '../errors.ts'
import type { AppendRequest, EventStore, Expect } from '../port.ts'
import type { Case } from './subject.ts'
import { readAll } from './world.ts'

/** Cases 1, 2 and 5 to 9: expectations, and one append over several streams. */
export function appendingCases(contractCase: Case): void {
  contractCase(
    '1 absent: the first append succeeds, the second conflicts',
    async ({ store, request, stream }) => {
      const first = await store.append(request(stream('a'), 'absent', 2))
      expect(first).toMatchObject({ revisions: { [stream('a')]: 1n }, duplicate: false })
      await expectConflict(store, request(stream('a'), 'absent'), [[stream('a'), 'absent', 1n]])
    },
  )

  contractCase(
    '2 an exact revision: right succeeds, stale and ahead conflict',
    async ({ store, request, stream }) => {
      await store.append(request(stream('a'), 'absent', 2))
      const right = await store.append(request(stream('a'), 1n))
      expect(right.revisions).toEqual({ [stream('a')]: 2n })
      await expectConflict(store, request(stream('a'), 1n), [[stream('a'), 1n, 2n]])
      await expectConflict(store, request(stream('a'), 3n), [[stream('a'), 3n, 2n]])
      await expectConflict(store, request(stream('none'), 0n), [[stream('none'), 0n, -1n]])
      expect(await readAll(store, stream('a'))).toHaveLength(3)
    },
  )

  contractCase('5 two streams are written together', async ({ store, event, stream }) => {
    const [a, b] = [stream('a'), stream('b')]
    const appended = await store.append({
      expect: { [a]: 'absent', [b]: 'absent' },
      events: [
        { stream: a, event: event() },
        { stream: b, event: event() },
      ],
    })
    const [inA, inB] = [await readAll(store, a), await readAll(store, b)]
    expect([inA.length, inB.length]).toEqual([1, 1])
    expect(appended.revisions).toEqual({ [a]: 0n, [b]: 0n })
    expect(appended.position).toBe(inB[0]?.position)
  })

  contractCase('6 one stale stream of two: nothing is written', async ({ store, request, stream }) => {
    const [a, b] = [stream('a'), stream('b')]
    await store.append(request(a, 'absent', 2))
    const both = together({ [b]: 'absent', [a]: 0n }, request(b, 'absent'), request(a, 0n))
    await expectConflict(store, both, [[a, 0n, 1n]])
    expect(await readAll(store, a)).toHaveLength(2)
    expect(await readAll(store, b)).toEqual([])
    await store.append(request(b, 'absent'))
  })

  contractCase(
    '7 a conflict names every failing stream, and no other',
    async ({ store, has, request, stream }) => {
      const [a, b, c] = [stream('a'), stream('b'), stream('c')]
      await store.append(
        together({ [a]: 'absent', [b]: 'absent' }, request(a, 'absent'), request(b, 'absent')),
      )
      const expected = { [a]: 'absent', [b]: 5n, [c]: 'absent' } as const
      const conflict = await conflictOf(
        store,
        together(expected, request(a, 'absent'), request(b, 5n), request(c, 'absent')),
      )
      const named = conflict.violations.map((violation) => violation.stream).sort()
      if (has('everyViolation')) expect(named).toEqual([a, b])
      else expect([[a], [b], [a, b]]).toContainEqual(named)
    },
  )

  contractCase(
    '8 a stream that is only checked lets pass, holds up, and gets no events',
    async ({ store, request, stream }) => {
      const [a, guard] = [stream('a'), stream('guard')]
      const checking = (ofA: Expect, ofGuard: Expect) =>
        together({ [a]: ofA, [guard]: ofGuard }, request(a, ofA))
      const passed = await store.append(checking('absent', 'absent'))
      expect(passed.revisions).toEqual({ [a]: 0n })
      await expectConflict(store, checking(0n, 3n), [[guard, 3n, -1n]])
      await store.append(request(guard, 'absent'))
      await store.append(checking(0n, 0n))
      await expectConflict(store, checking(1n, 'absent'), [[guard, 'absent', 0n]])
      expect(await readAll(store, guard)).toHaveLength(1)
      expect(await readAll(store, a)).toHaveLength(2)
    },
    { abilities: ['checkOnly'] },
  )

  contractCase(
    '9 events keep the order of the request, on some stores stream by stream',
    async ({ store, has, event, stream }) => {
      const [a, b] = [stream('a'), stream('b')]
      const order = has('alternatingStreams') ? [a, b, a] : [a, a, b]
      const events = order.map((name) => ({ stream: name, event: event() }))
      const appended = await store.append({ expect: { [a]: 'absent', [b]: 'absent' }, events })
      const stored = [...(await readAll(store, a)), ...(await readAll(store, b))]
      const inOrder = stored.sort((x, y) => byValue(BigInt(x.position), BigInt(y.position)))
      expect(inOrder.map(({ id }) => id)).toEqual(events.map((one) => one.event.id))
      expect(appended.revisions).toEqual({ [a]: 1n, [b]: 0n })
    },
  )
}

/** One request out of several, under its own expectations. */
export function together(
  expected: AppendRequest['expect'],
  ...requests: readonly AppendRequest[]
): AppendRequest {
  return { expect: expected, events: requests.flatMap(({ events }) => events) }
}

async function expectConflict(
  store: EventStore,
  request: AppendRequest,
  violations: readonly (readonly [string, Expect, bigint])[],
): Promise<void> {
  const conflict = await conflictOf(store, request)
  expect(conflict.violations).toEqual(
    violations.map(([stream, expected, actual]) => ({ stream, expected, actual })),
  )
}

async function conflictOf(store: EventStore, request: AppendRequest): Promise<ConflictError> {
  const outcome: unknown = await store.append(request).catch((error: unknown) => error)
  if (outcome instanceof ConflictError) return outcome
  throw outcome instanceof Error ? outcome : new Error('expected a conflict, but it was written')
}

function byValue(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}
