import { useState } from 'react'

/** Orders chosen from a list; those that have left the list are no longer chosen, whatever happens to the others. */
export interface Selection {
  /** The chosen ids, in the list's order. */
  readonly chosen: readonly string[]
  readonly has: (id: string) => boolean
  readonly toggle: (id: string) => void
  readonly isAll: boolean
  readonly toggleAll: () => void
  readonly clear: () => void
}

/** @param ids what is shown now */
export function useSelection(ids: readonly string[]): Selection {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const chosen = ids.filter((id) => kept.has(id))
  const isAll = ids.length > 0 && chosen.length === ids.length
  return {
    chosen,
    has: (id) => kept.has(id),
    toggle: (id) =>
      setKept(
        (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
      ),
    isAll,
    toggleAll: () => setKept(new Set(isAll ? [] : ids)),
    clear: () => setKept(new Set()),
  }
}
