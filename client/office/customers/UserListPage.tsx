import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { LinkTabs } from '../parts/tabs/LinkTabs.tsx'
import { ErasureList, firstRequests } from './ErasureList.tsx'
import { UserDrawer } from './UserDrawer.tsx'
import { UserList } from './UserList.tsx'
import { useUserList } from './userListAddress.ts'
import { OfficeErasureRequestsDocument } from './users.generated.ts'

/** /adminUserList: customers, the open one beside them, and erasure requests (back-office document, section 2). */
export function Component() {
  const text = useText()
  const { view } = useUserList()
  const isOpened = view.user !== undefined
  return (
    <Columns isOpened={isOpened}>
      <chakra.div minWidth="0">
        <Heading title={text('officeUsers.title')} isOpened={isOpened}>
          {text('officeUsers.title')}
        </Heading>
        <Lists isOpened={isOpened}>
          <ListKinds />
          {view.kind === 'erasure' ? <ErasureList /> : <UserList />}
        </Lists>
      </chakra.div>
      {view.user && <UserDrawer key={view.user} id={view.user} />}
    </Columns>
  )
}

const Columns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  variants: {
    isOpened: {
      true: { lg: { gridTemplateColumns: 'minmax(0, 1fr) min(33.5rem, 52%)', columnGap: '6' } },
    },
  },
})

/** On a phone the open customer covers the list; the heading stays for screen readers. */
const Heading = chakra(PageHeading, {
  base: { textStyle: 't24', fontWeight: 'strong', mb: '4' },
  variants: {
    isOpened: {
      true: {
        lgDown: {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})

const Lists = chakra('div', { variants: { isOpened: { true: { lgDown: { display: 'none' } } } } })

/** All customers, or open erasure requests with their number: the law allows thirty days for each (decision A20). */
function ListKinds() {
  const text = useText()
  const { view, hrefOf } = useUserList()
  const { data } = useQuery(OfficeErasureRequestsDocument, {
    variables: { first: firstRequests },
    context: { overlay: 'never' },
  })
  const waiting = data?.erasureRequests
  return (
    <LinkTabs
      label={text('officeUsers.lists')}
      tabs={[
        { to: hrefOf({ kind: 'all' }), label: text('officeUsers.list.all'), isOpen: view.kind === 'all' },
        {
          to: hrefOf({ kind: 'erasure' }),
          label: text('officeUsers.list.erasure'),
          isOpen: view.kind === 'erasure',
          ...(waiting &&
            waiting.edges.length > 0 && {
              count: `${waiting.edges.length}${waiting.pageInfo.hasNextPage ? '+' : ''}`,
            }),
        },
      ]}
    />
  )
}
