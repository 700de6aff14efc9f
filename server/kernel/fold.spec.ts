import { describe, expect, it } from 'vitest'
import { ActorRole } from './command.ts'
import { actorOf, foldAll, occurredAt } from './fold.ts'

describe('folding', () => {
  it('goes from the oldest to the newest', () => {
    const spelled = { initial: '', evolve: (text: string, letter: string) => text + letter }
    expect(foldAll(spelled, ['a', 'b', 'c'])).toBe('abc')
    expect(foldAll(spelled, [])).toBe('')
  })

  it('reads when and who from the metadata', () => {
    const meta = { occurredAt: '2026-11-20T17:00:00Z', actorId: 'admin-1', actorRole: '3' }
    expect(occurredAt({ meta }).epochMilliseconds).toBe(Date.UTC(2026, 10, 20, 17))
    expect(actorOf({ meta })).toStrictEqual({ id: 'admin-1', role: ActorRole.Admin })
  })

  it('does not guess when the metadata is silent', () => {
    expect(() => occurredAt({ meta: {} })).toThrow(RangeError)
  })
})
