import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { readUserList, type UserListView, withUserList } from './userListAddress.ts'

/** What the page's address asks for, other addresses to link to, and a change in place. */
export function useUserList() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (wanted: Partial<UserListView>, options?: { readonly replace: boolean }) =>
      setParams((known) => withUserList(known, wanted), options),
    [setParams],
  )
  return {
    view: readUserList(params),
    change,
    hrefOf: (wanted: Partial<UserListView>) => ({ search: withUserList(params, wanted).toString() }),
  }
}
