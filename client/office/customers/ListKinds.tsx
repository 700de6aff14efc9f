import { useQuery } from '@apollo/client/react'
import { useText } from '../../i18n/useText.ts'
import { LinkTabs } from '../parts/tabs/LinkTabs.tsx'
import { useUserList } from './userListAddress.ts'
import { OfficeErasureRequestsDocument } from './users.generated.ts'

/** How many requests are read at once. */
export const firstRequests = 50

/** Everybody, or those who asked to be forgotten, with how many they are: the law gives their wish thirty days (decision A20). */
export function ListKinds() {
  const text = useText()
  const { view, hrefOf } = useUserList()
  const { data } = useQuery(OfficeErasureRequestsDocument, {
    variables: { first: firstRequests },
    context: { isQuiet: true },
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
