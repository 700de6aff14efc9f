import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type ListState, listQuery, readListState } from './listState.ts'

/** What the page shows, kept in its address, so that it survives a reload and can be handed on. */
export function useListState(): {
  readonly state: ListState
  readonly show: (change: Partial<ListState>) => void
  /** Without a step back to what was shown before. */
  readonly correct: (change: Partial<ListState>) => void
} {
  const [query, setQuery] = useSearchParams()
  const state = useMemo(() => readListState(query), [query])
  const show = useCallback(
    (change: Partial<ListState>) =>
      setQuery((now) => listQuery({ ...readListState(now), ...change }), { preventScrollReset: true }),
    [setQuery],
  )
  const correct = useCallback(
    (change: Partial<ListState>) =>
      setQuery((now) => listQuery({ ...readListState(now), ...change }), { replace: true }),
    [setQuery],
  )
  return { state, show, correct }
}
