import { useCallback } from 'react'
import { type NavigateOptions, useNavigation, useSearchParams } from 'react-router'

/** The query of the page's address. A change that comes while another is on its way builds on that one. */
export function usePageQuery() {
  const [params, setParams] = useSearchParams()
  const { location } = useNavigation()
  const search = location?.search
  const change = useCallback(
    (next: (known: URLSearchParams) => URLSearchParams, options?: NavigateOptions) =>
      setParams(next(new URLSearchParams(search ?? params)), options),
    [params, search, setParams],
  )
  return [params, change] as const
}
