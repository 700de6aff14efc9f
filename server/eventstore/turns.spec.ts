import { describe, expect, it, vi } from 'vitest'
import { createTurns } from './turns.ts'

describe('taking turns', () => {
  it('lets one at a time have a name, first come first served', async () => {
    const turns = createTurns()
    const order: string[] = []
    const visit = async (who: string) => {
      const leave = await turns.take(['day-1'], 1_000)
      order.push(`${who} in`)
      await Promise.resolve()
      order.push(`${who} out`)
      leave?.()
    }
    await Promise.all(['a', 'b', 'c'].map(visit))
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out'])
  })

  it('lets different names go side by side', async () => {
    const turns = createTurns()
    expect(await turns.take(['day-1'], 1_000)).toBeTypeOf('function')
    expect(await turns.take(['day-2'], 1_000)).toBeTypeOf('function')
  })

  it('never waits in a circle, in whatever order names are given, or twice', async () => {
    const turns = createTurns()
    let done = 0
    const visit = async (names: string[]) => {
      const leave = await turns.take(names, 1_000)
      await Promise.resolve()
      done += leave ? 1 : 0
      leave?.()
    }
    await Promise.all(Array.from({ length: 50 }, (_, n) => visit(n % 2 ? ['a', 'b', 'a'] : ['b', 'c', 'a'])))
    expect(done).toBe(50)
  })

  it('gives up after the patience, and those behind go on', async () => {
    vi.useFakeTimers()
    try {
      const turns = createTurns()
      const leave = await turns.take(['a', 'b'], 1_000)
      const impatient = turns.take(['a', 'b'], 100)
      const patient = turns.take(['b'], 10_000)
      await vi.advanceTimersByTimeAsync(100)
      expect(await impatient).toBeUndefined()
      leave?.()
      expect(await patient).toBeTypeOf('function')
      expect(await turns.take(['a'], 10_000)).toBeTypeOf('function')
    } finally {
      vi.useRealTimers()
    }
  })

  it('forgets names nobody waits for', async () => {
    const turns = createTurns()
    const leaves = await Promise.all(
      ['a', 'b', 'c'].map((name) => turns.take([name, 'all'].slice(0, 1), 100)),
    )
    expect(turns.size()).toBe(3)
    for (const leave of leaves) leave?.()
    await new Promise(setImmediate)
    expect(turns.size()).toBe(0)
  })
})
