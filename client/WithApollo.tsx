import { ApolloProvider } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { apolloClient } from './apollo.ts'
import { areaOf } from './session/areaOf.ts'
import { useSession } from './session/useSession.ts'

/** Layout route of the pages that read from the server; visitor pages stand outside of it and never load Apollo. */
export function Component() {
  // A call that fails for want of a connection could not fetch what tells of it.
  useEffect(() => void import('./ui/Toaster.tsx').catch(() => undefined), [])
  const isSame = useIsSamePerson()
  return <ApolloProvider client={apolloClient()}>{isSame && <Outlet />}</ApolloProvider>
}

/** False for the moment in which another tab has signed in somebody else: nothing of the one before stays on the page. */
function useIsSamePerson(): boolean {
  const now = useSession(areaOf(location.pathname))?.user.userId
  const [shown, setShown] = useState(now)
  const isSame = now === undefined || now === shown
  useEffect(() => {
    if (!isSame)
      void apolloClient()
        .clearStore()
        .finally(() => setShown(now))
  }, [isSame, now])
  return isSame
}
