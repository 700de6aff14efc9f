import { ApolloProvider } from '@apollo/client/react'
import { Outlet } from 'react-router'
import { apolloClient } from './apollo.ts'

/** Layout route of the pages that read from the server; visitor pages stand outside of it and never load Apollo. */
export function Component() {
  return (
    <ApolloProvider client={apolloClient()}>
      <Outlet />
    </ApolloProvider>
  )
}
