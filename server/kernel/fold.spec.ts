import { describe, expect, it } from 'vitest'
import { ActorRole } from './command.ts'
import { actorOf, occurredAt } from './event.ts'
import { beginRun, foldAll, foldOnto, growingFold } from './fold.ts'

describe('folding', () => {
  it('goes from the oldest to the newest', () => {
    const spelled = { initial: '', evolve: (text: string, letter: string) => text + letter }
    expect(foldAll(spelled, ['a', 'b', 'c'])).toBe('abc')
    expect(foldAll(spelled, [])).toBe('')
  })

  it('of a growing state copies it once in a run, and changes nothing that was seen', () => {
    let copies = 0
    const letters = growingFold({
      initial: [] as readonly string[],
      copyOf(seen) {
        copies += 1
        return [...seen]
      },
      add: (own, letter: string) => own.push(letter),
    })
    const run = beginRun(letters, letters.initial)
    for (const letter of 'abc') run.add(letter)
    const three = run.state()
    expect([three, run.state(), copies]).toEqual([['a', 'b', 'c'], three, 1])
    run.add('d')
    expect([run.state(), three, letters.initial]).toEqual([['a', 'b', 'c', 'd'], ['a', 'b', 'c'], []])
    expect(
      [letters.evolve(three, 'x'), letters.evolve(three, 'y')].map((spelled) => spelled.join('')),
    ).toEqual(['abcx', 'abcy'])
    expect(foldOnto(letters, three, [])).toBe(three)
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
