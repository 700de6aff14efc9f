import { WithApollo } from '../../api/WithApollo.tsx'
import { StaffLayout } from './StaffLayout.tsx'

/** Everything of a crew member's pages around the page itself; they read from the server. */
export function Component() {
  return (
    <WithApollo>
      <StaffLayout />
    </WithApollo>
  )
}
