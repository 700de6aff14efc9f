import { ApolloProvider } from '@apollo/client/react'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { apolloClient } from './apollo.ts'

/** Layout route of the pages that read from the server; visitor pages stand outside of it and never load Apollo. */
export function Component() {
  // A call that fails for want of a connection could not fetch what tells of it.
  useEffect(() => void import('./ui/Toaster.tsx').catch(() => undefined), [])
  return (
    <ApolloProvider client={apolloClient()}>
      <Outlet />
    </ApolloProvider>
  )
}
