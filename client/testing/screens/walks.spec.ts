import { expect, it } from 'vitest'
import { screens } from './screens.ts'
import { walksThrough } from './walks.ts'

const walks = walksThrough(screens)

it('comes by every state once, as the person who sees it', () => {
  const all = Object.values(screens).flat()
  expect(walks.flatMap(({ states }) => states).toSorted(byName)).toEqual(all.toSorted(byName))
  for (const { onlooker, states } of walks)
    expect(new Set(states.map(({ seenBy }) => seenBy))).toEqual(new Set([onlooker]))
})

it('leaves for last what something is arranged for', () => {
  for (const { states } of walks) {
    const arranged = states.map(({ arrange }) => Boolean(arrange))
    expect(arranged).toEqual(arranged.toSorted())
  }
})

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name.localeCompare(other.name)
}
