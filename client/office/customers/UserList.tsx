import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useEffect, useId } from 'react'
import { QueryState } from '../../api/QueryState.tsx'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Cluster, Row } from '../../ui/layout.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { ExportButton } from '../parts/ExportButton.tsx'
import { FilterChips } from '../parts/FilterChips.tsx'
import { useTyped } from '../parts/list/useTyped.ts'
import { Pager, pageCount } from '../parts/pager/Pager.tsx'
import { SearchInput, SmallSelect } from '../parts/smallControls.tsx'
import { RowsWaiting, UserRows } from './UserRows.tsx'
import { type UserListView, userFilters, userSortings, useUserList } from './userListAddress.ts'
import { OfficeUsersDocument } from './users.generated.ts'

/** Customers, newest first unless sorted otherwise, or those that search and filters find, page by page (decisions I12, W8). */
export function UserList() {
  const text = useText()
  const { view, change } = useUserList()
  const { page, error, refetch } = useUsers()
  return (
    <>
      <Cluster gap="3">
        <UserSearch />
        {page && page.totalCount > 0 && (
          <ExportButton path="/Staff/exportUsers" filter={exportFilter(view)} />
        )}
      </Cluster>
      <Cluster gap="3" mt="3" justifyContent="space-between">
        <FilterChips
          label={text('office.filters')}
          choices={userFilters.map((value) => ({ value, label: text(`officeUsers.only.${value}`) }))}
          chosen={view.only}
          onChoose={(only) => change({ only })}
        />
        <SortChoice />
      </Cluster>
      <HiddenText role="status">{page && text('officeUsers.found', { count: page.totalCount })}</HiddenText>
      <chakra.div mt="4">
        <QueryState
          result={{ data: page?.items, error, refetch }}
          words="officeUsers.failed"
          skeleton={<RowsWaiting />}
          empty={<Nobody />}
        >
          {(customers) => <UserRows customers={customers} />}
        </QueryState>
      </chakra.div>
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

/** The same narrowing as a file has it; a file is sorted by registration. */
function exportFilter({ search, only }: UserListView) {
  return {
    search: search.trim() || null,
    only: only.map((filter) => filter.replace(/^./, (letter) => letter.toLowerCase())),
  }
}

function SortChoice() {
  const text = useText()
  const { view, change } = useUserList()
  const id = useId()
  const choose = (value: string) => {
    const sort = userSortings.find((each) => each === value)
    if (sort) change({ sort })
  }
  return (
    <Row gap="2" textStyle="t14">
      <chakra.label htmlFor={id} color="muted">
        {text('officeUsers.sort')}
      </chakra.label>
      <SmallSelect id={id} value={view.sort} onChange={(event) => choose(event.target.value)} width="auto">
        {userSortings.map((sort) => (
          <option key={sort} value={sort}>
            {text(`officeUsers.sort.${sort}`)}
          </option>
        ))}
      </SmallSelect>
    </Row>
  )
}

/** Shows the previous page while the next one loads, so that nothing jumps; a page past the end leads to the last one (decision I6). */
function useUsers() {
  const { view, change } = useUserList()
  const { data, previousData, error, refetch } = useQuery(OfficeUsersDocument, {
    variables: {
      page: view.page,
      pageSize: view.size,
      search: view.search.trim() || null,
      only: [...view.only],
      sort: view.sort,
    },
    // results appear while the reader types
    context: { overlay: view.search ? 'never' : 'first' },
  })
  const page = (data ?? (error ? undefined : previousData))?.customers
  const last = pageCount(data?.customers.totalCount ?? 0, view.size)
  const isPastEnd = data?.customers.items.length === 0 && view.page > last
  useEffect(() => {
    if (isPastEnd) change({ page: last }, { replace: true })
  }, [isPastEnd, last, change])
  return {
    page: page?.items.length === 0 && page.totalCount > 0 ? undefined : page,
    error,
    refetch,
  }
}

function Nobody() {
  const text = useText()
  const { view, change } = useUserList()
  return (
    <EmptyPanel
      icon="users"
      title={text('officeUsers.none')}
      {...(view.search && { text: text('officeUsers.none.search', { search: view.search }) })}
    >
      {(view.search || view.only.length > 0) && (
        <Button onClick={() => change({ search: '', only: [] })}>{text('officeUsers.search.clear')}</Button>
      )}
    </EmptyPanel>
  )
}

/** Finds customers by name, e-mail, the last digits of a phone, or number, while typing (decision I7); the key "/" focuses it. */
function UserSearch() {
  const text = useText()
  const { view, change } = useUserList()
  const { typed, type, search } = useTyped(view.search, (words) =>
    change({ search: words }, { replace: true }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(typed)
  }
  return (
    <chakra.form role="search" onSubmit={submit} position="relative" flex="1 1 16rem">
      <SearchInput
        textOverflow="ellipsis"
        aria-label={text('officeUsers.search')}
        placeholder={text('officeUsers.search.hint')}
        value={typed}
        onChange={(event) => type(event.target.value)}
        maxLength={254}
      />
    </chakra.form>
  )
}
