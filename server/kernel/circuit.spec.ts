import { afterEach, expect, it, vi } from 'vitest'
import { type Circuit, createCircuit } from './circuit.ts'
import { UnavailableError } from './unavailable.ts'

const limits = { beatMs: 10, beatAnswerMs: 200, missedBeats: 3 }
let circuit: Circuit | undefined
afterEach(() => circuit?.stop())

/** A circuit before something that is there or not, as the spec says. */
function before(isThere: () => boolean | 'hangs') {
  let asked = 0
  const made = createCircuit({
    name: 'ledger',
    limits,
    probe: async () => {
      asked += 1
      const state = isThere()
      if (state === 'hangs') await new Promise(() => undefined)
      if (!state) throw new Error('gone')
    },
  })
  circuit = made
  return { made, asked: () => asked }
}

const refused = { name: 'UnavailableError', message: 'the ledger does not answer', isUnderWay: false }

it('lets calls through as long as there are answers, whatever becomes of the calls themselves', async () => {
  const { made, asked } = before(() => true)
  await vi.waitUntil(() => asked() > 5, 15_000)
  await expect(made.pass(async () => 7)).resolves.toBe(7)
  await expect(made.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(made.isOpen).toBe(false)
})

it.each([['says no', false] as const, ['hangs', 'hangs'] as const])(
  'opens after so many misses when it %s: who waits is told, who comes is refused at once, until it is back',
  async (_, trouble) => {
    let state: boolean | 'hangs' = true
    const changes: boolean[] = []
    const { made, asked } = before(() => state)
    made.onChange((isOpen) => changes.push(isOpen))
    await vi.waitUntil(() => asked() > 1, 15_000)
    state = trouble
    await expect(made.pass(() => new Promise(() => undefined))).rejects.toMatchObject({ isUnderWay: true })
    let isAsked = false
    const late = made.pass(async () => {
      isAsked = true
    })
    await expect(late).rejects.toMatchObject(refused)
    expect(isAsked).toBe(false)
    state = true
    await vi.waitUntil(() => !made.isOpen, { timeout: 5_000 })
    await expect(made.pass(async () => 7)).resolves.toBe(7)
    expect(changes).toEqual([true, false])
  },
)

it('overlooks fewer misses than that', async () => {
  let misses = 0
  const { made, asked } = before(() => {
    misses += 1
    return misses % limits.missedBeats === 0
  })
  await vi.waitUntil(() => asked() > 4 * limits.missedBeats, 15_000)
  expect(made.isOpen).toBe(false)
})

it('asks no more once it is stopped', async () => {
  const { made, asked } = before(() => true)
  await vi.waitUntil(() => asked() > 1, 15_000)
  made.stop()
  const sofar = asked()
  // another one goes on meanwhile, at the same pace
  const { made: other, asked: askedOther } = before(() => true)
  await vi.waitUntil(() => askedOther() > 5, 15_000)
  other.stop()
  expect(asked()).toBeLessThanOrEqual(sofar + 1)
})

it('is told as 503 also where no API translates it', () => {
  expect(new UnavailableError('away').statusCode).toBe(503)
})
