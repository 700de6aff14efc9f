import { WithApollo } from '../../api/WithApollo.tsx'
import { AdminLayout } from './AdminLayout.tsx'

/** Everything of an administrator's pages around the page itself; they read from the server. */
export function Component() {
  return (
    <WithApollo>
      <AdminLayout />
    </WithApollo>
  )
}
