import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { Pager } from '../parts/pager/Pager.tsx'
import { RowsWaiting, UserRows } from './UserRows.tsx'
import { UserSearch } from './UserSearch.tsx'
import { useUserList } from './userListAddress.ts'
import { OfficeUsersDocument } from './users.generated.ts'

/** Customers, newest first, or those that a search finds, page by page (decision I12). */
export function UserList() {
  const text = useText()
  const { view, change } = useUserList()
  const { page, error, refetch } = useUsers()
  return (
    <>
      <UserSearch />
      <HiddenText role="status">{page && text('officeUsers.found', { count: page.totalCount })}</HiddenText>
      {page && page.items.length > 0 && <UserRows customers={page.items} />}
      {page && page.items.length === 0 && <Nobody />}
      {!page && error && (
        <chakra.div mt="4">
          <LoadFailed size="sm" words="officeUsers.failed" onRetry={refetch} />
        </chakra.div>
      )}
      {!page && !error && <RowsWaiting />}
      {page && page.totalCount > 0 && (
        <Pager
          place="bottom"
          choice={{ page: view.page, size: view.size }}
          total={page.totalCount}
          onChoose={change}
        />
      )}
    </>
  )
}

/** The page before stays while the next one is on its way, so that nothing jumps. */
function useUsers() {
  const { view } = useUserList()
  const { data, previousData, error, refetch } = useQuery(OfficeUsersDocument, {
    variables: { page: view.page, pageSize: view.size, search: view.search.trim() || null },
    context: { isQuiet: true },
  })
  return {
    page: (data ?? (error ? undefined : previousData))?.customers,
    error,
    refetch: () => void refetch().catch(() => undefined),
  }
}

function Nobody() {
  const text = useText()
  const { view, change } = useUserList()
  return (
    <chakra.div mt="4">
      <EmptyPanel
        icon="users"
        title={text('officeUsers.none')}
        {...(view.search && { text: text('officeUsers.none.search', { search: view.search }) })}
      >
        {view.search && (
          <Button onClick={() => change({ search: '' })}>{text('officeUsers.search.clear')}</Button>
        )}
      </EmptyPanel>
    </chakra.div>
  )
}
