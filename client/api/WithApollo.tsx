import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router'
import { areaOf } from '../session/areaOf.ts'
import { personIn, watchSessions } from '../session/session.ts'
import { apolloClient } from './apollo.ts'

/** Layout route of the customer's pages that read from the server; visitor pages are outside of it and never load Apollo. */
export function Component() {
  return (
    <WithApollo>
      <Outlet />
    </WithApollo>
  )
}

/** The pages that read from the server. */
export function WithApollo({ children }: { readonly children: ReactNode }) {
  // A call that failed without a connection could not load the code that reports it.
  useEffect(() => void import('../ui/Toaster.tsx').catch(() => undefined), [])
  const isSame = useIsSamePerson()
  return <ApolloProvider client={apolloClient()}>{isSame && children}</ApolloProvider>
}

/** False for the moment in which another tab has signed in another person: nothing of the previous one stays on the page. */
function useIsSamePerson(): boolean {
  const now = useSyncExternalStore(watchSessions, () => personIn(areaOf(location.pathname)))
  const [shown, setShown] = useState(now)
  // A visitor who signs in here was nobody before: the page that shows it stays.
  if (shown === undefined && now !== undefined) setShown(now)
  const isSame = now === undefined || shown === undefined || now === shown
  useEffect(() => {
    if (!isSame)
      void apolloClient()
        .clearStore()
        .finally(() => setShown(now))
  }, [isSame, now])
  return isSame
}
