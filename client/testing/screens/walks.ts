import { type Onlooker, onlookers, type ScreenState } from './screenState.ts'

/** What one person sees on the way through some parts of the app. */
export interface Walk {
  readonly onlooker: Onlooker
  /** Names of the parts. */
  readonly parts: readonly string[]
  readonly states: readonly ScreenState[]
}

/** So many states that a walk is worth its first page load, and so few that two workers share them evenly. */
const ENOUGH = 16

/**
 * Every state once. States for which nothing is arranged come first in their walk, because each of the others is opened anew.
 * @param screens states by part
 */
export function walksThrough(screens: Readonly<Record<string, readonly ScreenState[]>>): Walk[] {
  return onlookers.flatMap((onlooker) => {
    const walks: Walk[] = []
    for (const [part, all] of Object.entries(screens)) {
      const seen = all.filter(({ seenBy }) => seenBy === onlooker)
      if (seen.length === 0) continue
      const last = walks.at(-1)
      const isOpen = last && last.states.length < ENOUGH
      const { parts, states } = isOpen ? last : { parts: [], states: [] }
      walks.splice(isOpen ? -1 : walks.length, 1, {
        onlooker,
        parts: [...parts, part],
        states: [...states, ...seen].toSorted(
          (one, other) => Number(!!one.arrange) - Number(!!other.arrange),
        ),
      })
    }
    return walks
  })
}
