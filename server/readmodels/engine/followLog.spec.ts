import { afterEach, beforeEach, expect, it } from 'vitest'
import { silentLog } from '../../eventstore/consumer/followerLog.ts'
import { type Batch, type Position, type RecordedEvent, START } from '../../eventstore/port.ts'
import { added, tally } from '../testing/tally.ts'
import { memberOf } from './foldStep.ts'
import { followLog } from './followLog.ts'
import type { ModelRecords, Step } from './modelRecords.ts'

/* Read models that catch up, on a log of three batches and rows that are written when the spec says so. */

const [STREAMS, EVENTS] = [40, 4_000]

interface Writing {
  readonly step: Step
  readonly end: () => void
  readonly fail: (error: Error) => void
}

let stopping: AbortController
beforeEach(() => {
  stopping = new AbortController()
})
afterEach(() => stopping.abort())

/** The nth batch: as many events of each stream. */
function batch(nth: number): Batch {
  const events = Array.from({ length: EVENTS }, (_, place): RecordedEvent => {
    const position = nth * EVENTS + place + 1
    const revision = BigInt(nth * (EVENTS / STREAMS) + Math.floor(place / STREAMS))
    return {
      ...added(position),
      id: crypto.randomUUID(),
      meta: {},
      stream: `tally-${place % STREAMS}`,
      revision,
      position: String(position) as Position,
      recordedAt: Date.now(),
    }
  })
  return { events, checkpoint: String((nth + 1) * EVENTS) as Position, live: nth === 2 }
}

function follow() {
  const [writings, state] = [[] as Writing[], { folded: 0, hasLeft: false }]
  const model = tally()
  const tables = model.tables.map((table) =>
    table.kind !== 'fold'
      ? table
      : {
          ...table,
          evolve(...given: Parameters<typeof table.evolve>) {
            state.folded += 1
            return table.evolve(...given)
          },
        },
  )
  const records: Pick<ModelRecords, 'readRows' | 'write'> = {
    readRows: async () => {
      throw new Error('every row begins with its first event')
    },
    write: (step) =>
      new Promise((answer, fail) => {
        writings.push({ step, end: () => answer(true), fail })
      }),
  }
  const subscribe = async function* () {
    for (const nth of [0, 1, 2]) yield batch(nth)
  }
  const context = { records, store: { subscribe }, log: silentLog, signal: stopping.signal }
  const key = { name: 'tally', generation: 1 }
  const members = [memberOf({ projection: { ...model, tables }, key }, [])]
  const left = () => {
    state.hasLeft = true
  }
  void followLog(context, { members, position: START }, { untilCaughtUp: true }).then(left, left)
  return { writings, state }
}

it('folds a batch while the one before it is written, and writes them in order', async () => {
  const { writings, state } = follow()
  await expect.poll(() => state.folded).toBe(2 * EVENTS)
  expect(writings.length).toBe(1)
  for (const nth of [0, 1, 2]) {
    await expect.poll(() => writings.length).toBe(nth + 1)
    const { step, end } = writings[nth] as Writing
    const [from, to] = [nth * EVENTS, (nth + 1) * EVENTS]
    expect(step).toMatchObject({ from: String(from), to: String(to) })
    const seen = step.written.find(({ table }) => 'kind' in table && table.kind === 'fold')?.rows
    expect(seen?.map((row) => (row.seen as unknown[]).length)).toEqual(
      Array.from({ length: STREAMS }, () => to / STREAMS),
    )
    end()
  }
  await expect.poll(() => state.hasLeft).toBe(true)
})

it('writes nothing that was folded on what could not be written', async () => {
  const { writings, state } = follow()
  await expect.poll(() => state.folded).toBe(2 * EVENTS)
  writings[0]?.fail(new Error('no space left'))
  await expect.poll(() => state.hasLeft).toBe(true)
  expect(writings.length).toBe(1)
})
