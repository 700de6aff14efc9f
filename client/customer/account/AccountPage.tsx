import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { expireSession } from '../../session/expiry.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { AccountDocument } from './Account.generated.ts'
import { AccountCards } from './AccountCards.tsx'
import { AccountSkeleton } from './AccountSkeleton.tsx'
import { Greeting } from './Greeting.tsx'

/** /account: greeting, Quick Book, points, rank, orders, settings (customer document, section 2). */
export function Component() {
  const { data, error, refetch } = useQuery(AccountDocument)
  const isStranger = data?.me === null

  // A token without a customer behind it: the session is over, though the server refused nothing.
  useEffect(() => {
    if (isStranger) expireSession('customer')
  }, [isStranger])

  return (
    <Wrap>
      <Greeting />
      {data?.me && <AccountCards customer={data.me} orders={data.orders.edges.map((edge) => edge.node)} />}
      {!data?.me && !error && <AccountSkeleton />}
      {!data?.me && error && <LoadFailed words="account.failed" onRetry={() => void refetch()} />}
    </Wrap>
  )
}
