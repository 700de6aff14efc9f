import { describe, expect, it } from 'vitest'
import { createWakeUp } from './wakeUp.ts'

const never = () => new AbortController().signal

describe('waking up', () => {
  it('ends every wait', async () => {
    const wakeUp = createWakeUp()
    const waits = [1, 2].map(() => wakeUp.wait({ signal: never(), since: wakeUp.mark() }))
    wakeUp.wake()
    expect(await Promise.all(waits)).toEqual([true, true])
  })

  it('does not miss a wake between looking and waiting', async () => {
    const wakeUp = createWakeUp()
    const since = wakeUp.mark()
    wakeUp.wake()
    expect(await wakeUp.wait({ signal: never(), since })).toBe(true)
  })

  it('ends after its time, or when aborted', async () => {
    const wakeUp = createWakeUp()
    const since = wakeUp.mark()
    expect(await wakeUp.wait({ signal: never(), since, ms: 1 })).toBe(false)
    const ending = new AbortController()
    const waiting = wakeUp.wait({ signal: ending.signal, since })
    ending.abort()
    expect(await waiting).toBe(false)
    expect(await wakeUp.wait({ signal: ending.signal, since })).toBe(false)
  })
})
