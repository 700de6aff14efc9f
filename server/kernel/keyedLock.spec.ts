import { describe, expect, it, vi } from 'vitest'
import { createKeyedLock, type KeyedLock } from './keyedLock.ts'

/** Lets whoever was just let in go on. */
const settle = () => new Promise(setImmediate)

/** Works under a key until the spec says so; `begun` tells who has started. */
function workersUnder(lock: KeyedLock) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const begin = async (name: string, ...keys: string[]) => {
    const release = await lock.acquire(keys)
    if (release === undefined) return 'turned away'
    begun.push(name)
    await new Promise<void>((resolve) => ends.set(name, resolve))
    release()
    return 'done'
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await settle()
  }
  return { begun, begin, end }
}

describe('a lock on keys', () => {
  it('lets one at a time have a key, first come first served', async () => {
    const lock = createKeyedLock()
    const order: string[] = []
    const visit = async (who: string) => {
      const release = await lock.acquire(['day-1'], 1_000)
      order.push(`${who} in`)
      await Promise.resolve()
      order.push(`${who} out`)
      release?.()
    }
    await Promise.all(['a', 'b', 'c'].map(visit))
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out'])
  })

  it('lets different keys go side by side', async () => {
    const lock = createKeyedLock()
    expect(await lock.acquire(['day-1'], 1_000)).toBeTypeOf('function')
    expect(await lock.acquire(['day-2'], 1_000)).toBeTypeOf('function')
  })

  it('never waits in a circle, in whatever order keys are given, or twice', async () => {
    const lock = createKeyedLock()
    let done = 0
    const visit = async (keys: string[]) => {
      const release = await lock.acquire(keys, 1_000)
      await Promise.resolve()
      done += release ? 1 : 0
      release?.()
    }
    await Promise.all(Array.from({ length: 50 }, (_, n) => visit(n % 2 ? ['a', 'b', 'a'] : ['b', 'c', 'a'])))
    expect(done).toBe(50)
  })

  it('gives up after the time-out, and those behind go on', async () => {
    vi.useFakeTimers()
    try {
      const lock = createKeyedLock()
      const release = await lock.acquire(['a', 'b'], 1_000)
      const impatient = lock.acquire(['a', 'b'], 100)
      const patient = lock.acquire(['b'], 10_000)
      await vi.advanceTimersByTimeAsync(100)
      expect(await impatient).toBeUndefined()
      release?.()
      expect(await patient).toBeTypeOf('function')
      expect(await lock.acquire(['a'], 10_000)).toBeTypeOf('function')
    } finally {
      vi.useRealTimers()
    }
  })

  it('frees what it held already when it gives up on a later key', async () => {
    const lock = createKeyedLock()
    const release = await lock.acquire(['b'])
    expect(await lock.acquire(['a', 'b'], 1)).toBeUndefined()
    expect(await lock.acquire(['a'], 1_000)).toBeTypeOf('function')
    expect(await lock.acquire(['b'], 1)).toBeUndefined()
    release?.()
    expect(await lock.acquire(['b'], 1_000)).toBeTypeOf('function')
  })

  it('forgets keys that nobody holds or waits for', async () => {
    const lock = createKeyedLock()
    const releases = await Promise.all(['a', 'b', 'c'].map((key) => lock.acquire([key], 100)))
    expect(lock.size()).toBe(3)
    for (const release of releases) release?.()
    expect(lock.size()).toBe(0)
  })

  it('is freed once, however often its holder frees it', async () => {
    const lock = createKeyedLock()
    const first = await lock.acquire(['a'])
    const second = lock.acquire(['a'])
    first?.()
    first?.()
    await second
    expect(await lock.acquire(['a'], 1)).toBeUndefined()
  })
})

describe('a lock for several holders', () => {
  it('lets so many in at once, in the order they came, and nobody past those who wait', async () => {
    const { begun, begin, end } = workersUnder(createKeyedLock({ holders: 2 }))
    const all = ['first', 'second', 'third', 'fourth'].map((name) => begin(name, 'crews'))
    await settle()
    expect(begun).toEqual(['first', 'second'])
    await end('second')
    expect(begun).toEqual(['first', 'second', 'third'])
    await end('first')
    expect(begun).toEqual(['first', 'second', 'third', 'fourth'])
    await end('third')
    await end('fourth')
    expect(await Promise.all(all)).toEqual(Array(4).fill('done'))
  })
})

describe('a lock with a limit of who may wait', () => {
  it('turns away whoever is one too many, and lets in again when somebody left', async () => {
    const { begun, begin, end } = workersUnder(createKeyedLock({ underOneKey: 2, inAll: 3 }))
    const [first, second] = [begin('first', 'a'), begin('second', 'a')]
    expect(await begin('one more under the key', 'a')).toBe('turned away')
    const third = begin('third', 'b')
    expect(await begin('one more in all', 'c')).toBe('turned away')
    await end('first')
    expect(await first).toBe('done')
    const fourth = begin('let in', 'c')
    await settle()
    expect(begun).toEqual(['first', 'third', 'second', 'let in'])
    for (const name of ['second', 'third', 'let in']) await end(name)
    expect(await Promise.all([second, third, fourth])).toEqual(Array(3).fill('done'))
    const again = begin('empty again', 'a')
    await settle()
    await end('empty again')
    expect(await again).toBe('done')
  })
})
