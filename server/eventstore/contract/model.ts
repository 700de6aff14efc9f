import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { ConflictError } from '../errors.ts'
import type { AppendRequest, EventStore, Expect, ReadOptions } from '../port.ts'
import type { Case, Subject } from './subject.ts'
import { createWorld, readAll, type World } from './world.ts'

const NAMES = ['a', 'b', 'c', 'd'] as const
const EXPECTATIONS = ['right', 'right', 'right', 'absent', 'stale', 'ahead'] as const

interface Part {
  readonly name: (typeof NAMES)[number]
  readonly expectation: (typeof EXPECTATIONS)[number]
  readonly values: readonly unknown[]
}
type Step =
  | { readonly do: 'append'; readonly parts: readonly Part[] }
  | { readonly do: 'retry'; readonly which: number }
  | { readonly do: 'read'; readonly name: (typeof NAMES)[number]; readonly options: ReadOptions }

/** Case 29: whatever is appended and read, in any order, the store agrees with a map of arrays. */
export function modelCases(contractCase: Case): void {
  contractCase(
    '29 any sequence of appends, retries and reads agrees with a map of arrays',
    async (subject) => {
      const sequences = fc.array(step(subject.has('checkOnly')), { minLength: 1, maxLength: 14 })
      const property = fc.asyncProperty(sequences, async (steps) => {
        const walk = createWalk(subject)
        for (const each of steps) await walk(each)
      })
      await fc.assert(property, { numRuns: 60, interruptAfterTimeLimit: 20_000, endOnFailure: true })
    },
    { timeout: 60_000 },
  )
}

function step(mayCheckOnly: boolean): fc.Arbitrary<Step> {
  const name = fc.constantFrom(...NAMES)
  const values = fc.array(
    fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }).map(asText).filter(isKeepable).map(JSON.parse),
    { minLength: mayCheckOnly ? 0 : 1, maxLength: 3 },
  )
  const part = fc.record({ name, expectation: fc.constantFrom(...EXPECTATIONS), values })
  const parts = fc
    .uniqueArray(part, { selector: (one) => one.name, minLength: 1, maxLength: 3 })
    .filter((some) => some.some((one) => one.values.length > 0))
  const from = fc.option(fc.bigInt(0n, 9n), { nil: undefined })
  const limit = fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined })
  return fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('append' as const), parts }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('retry' as const), which: fc.nat(20) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('read' as const),
        name,
        options: fc.record({ from, limit, backwards: fc.boolean() }),
      }),
    },
  )
}

/** Goes through the steps on fresh streams, beside a model of them. */
function createWalk(subject: Subject): (step: Step) => Promise<void> {
  const world = createWorld()
  const model = new Map<string, { id: string; data: unknown }[]>()
  const written: { request: AppendRequest; revisions: Readonly<Record<string, bigint>> }[] = []
  const ofStream = (stream: string) => model.get(stream) ?? []

  async function append(parts: readonly Part[]): Promise<void> {
    const request = requestOf(world, parts, (stream) => ofStream(stream).length)
    const failing = failingStreams(request, (stream) => ofStream(stream).length)
    const outcome: unknown = await subject.store.append(request).catch((error: unknown) => error)
    if (failing.length > 0) {
      expectConflictOn(outcome, failing, subject.has('everyViolation'))
      return
    }
    for (const { stream, event } of request.events) model.set(stream, [...ofStream(stream), event])
    const streams = new Set(request.events.map(({ stream }) => stream))
    const revisions = Object.fromEntries(
      [...streams].map((stream) => [stream, BigInt(ofStream(stream).length - 1)]),
    )
    expect(outcome).toMatchObject({ revisions, duplicate: false })
    written.push({ request, revisions })
  }

  async function retry(which: number): Promise<void> {
    const old = written[which % Math.max(1, written.length)]
    if (old) expect((await subject.store.append(old.request)).revisions).toEqual(old.revisions)
  }

  return async (step) => {
    if (step.do === 'append') return append(step.parts)
    if (step.do === 'retry') return retry(step.which)
    const stream = world.stream(step.name)
    await expectRead(subject.store, stream, { options: step.options, model: ofStream(stream) })
  }
}

function requestOf(
  world: World,
  parts: readonly Part[],
  lengthOf: (stream: string) => number,
): AppendRequest {
  const expected = parts.map(({ name, expectation }): [string, Expect] => {
    const last = BigInt(lengthOf(world.stream(name))) - 1n
    return [world.stream(name), expectOf(expectation, last)]
  })
  const events = parts.flatMap(({ name, values }) =>
    values.map((data) => ({
      stream: world.stream(name),
      event: { id: randomUUID(), type: world.type, data, meta: {} },
    })),
  )
  return { expect: Object.fromEntries(expected), events }
}

function expectOf(expectation: Part['expectation'], last: bigint): Expect {
  if (expectation === 'right') return last < 0n ? 'absent' : last
  if (expectation === 'stale') return last > 0n ? last - 1n : 'absent'
  if (expectation === 'ahead') return last + 1n
  return expectation
}

function failingStreams({ expect: expected }: AppendRequest, lengthOf: (stream: string) => number): string[] {
  return Object.entries(expected)
    .filter(([stream, one]) => BigInt(lengthOf(stream)) !== (one === 'absent' ? 0n : one + 1n))
    .map(([stream]) => stream)
}

function expectConflictOn(outcome: unknown, failing: readonly string[], isEveryNamed: boolean): void {
  expect(outcome).toBeInstanceOf(ConflictError)
  if (!(outcome instanceof ConflictError)) return
  const named = outcome.violations.map(({ stream }) => stream)
  if (isEveryNamed) expect(named.sort()).toEqual(failing.toSorted())
  else expect(failing).toEqual(expect.arrayContaining(named))
}

async function expectRead(
  store: EventStore,
  stream: string,
  { options, model }: { options: ReadOptions; model: readonly { id: string; data: unknown }[] },
): Promise<void> {
  const { from, limit, backwards } = options
  const numbered = model.map(({ id, data }, index) => ({ id, data, revision: BigInt(index) }))
  const selected = backwards
    ? numbered.filter(({ revision }) => from === undefined || revision <= from).reverse()
    : numbered.filter(({ revision }) => revision >= (from ?? 0n))
  const read = await readAll(store, stream, options)
  expect(read.map(({ id, data, revision }) => ({ id, data, revision }))).toEqual(
    limit === undefined ? selected : selected.slice(0, limit),
  )
}

function asText(value: unknown): string {
  return JSON.stringify(value)
}

/** JSON text escapes what a store cannot keep: NUL and half surrogate pairs. */
function isKeepable(text: string): boolean {
  return !/\\u(0000|d[89a-f])/.test(text)
}
