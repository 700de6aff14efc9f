import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type TypePolicies } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { tap } from 'rxjs'
import { isOffline, onReturn } from '../browser/connection.ts'
import { learnClock } from '../format/serverClock.ts'
import { shownLanguage, watchLanguage } from '../i18n/intlStore.ts'
import { areaOf } from '../session/areaOf.ts'
import { type SessionArea, sessionOf, watchSessions } from '../session/session.ts'
import { whileLoading } from '../ui/activity.ts'
import { rememberRequest, tellOfFailure } from './callFailure.ts'
import { pagedList } from './list/pagedList.ts'
import { bearer, serverCall } from './serverCall.ts'

declare module '@apollo/client' {
  interface DefaultContext {
    /**
     * When the "Loading" overlay shows, always by default. `first`: only for an answer that was not read before; known data stay visible
     * during a refetch, and in the office a failure is shown in the place of the data. `never`: nor do toasts; the caller shows waiting
     * and failure itself.
     */
    overlay?: 'first' | 'never'
    /** Shows no toasts: the caller shows the failure where it stays visible. */
    isFailureShown?: boolean
    /** The session that sent the call. */
    token?: string | undefined
    /** Where to go when the session is over; some office calls name another place (decision A15). */
    leaveTo?: string
  }
}

const clients = new Map<SessionArea, ApolloClient>()

/** The client of the current area; each area has its own cache, emptied when its session changes. */
export function apolloClient(): ApolloClient {
  const area = areaOf(location.pathname)
  const known = clients.get(area)
  if (known) return known
  const client = newClient(area)
  clients.set(area, client)
  return client
}

function newClient(area: SessionArea): ApolloClient {
  const client = new ApolloClient({
    link: ApolloLink.from([
      asIn(area),
      failuresIn(area),
      clocks,
      ApolloLink.split(isWithoutOverlay, quietLink, loadingLink),
    ]),
    cache: new InMemoryCache({ typePolicies: parts }),
    // A page shows cached data while it refetches; a query that does otherwise says so.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  })
  let token = sessionOf(area)?.token
  watchSessions(() => {
    const now = sessionOf(area)?.token
    if (now === token) return
    token = now
    void client.clearStore()
  })
  const refetch = () => void client.refetchQueries({ include: 'active' }).catch(() => undefined)
  // Refetches what failed while there was no connection, and what may be outdated since.
  onReturn(refetch)
  onLanguageChanged(refetch)
  return client
}

/** Names of services and the like come from the server in the reader's language (decisions C11, J8). */
function onLanguageChanged(refetch: () => void): void {
  let spoken = shownLanguage()
  watchLanguage(() => {
    const now = shownLanguage()
    if (now === spoken) return
    spoken = now
    refetch()
  })
}

/**
 * Parts without an id are merged when two screens read them. The address of an order is such a part, because it is the version the order
 * was placed for (decision B2); under its id it would replace the saved address, which may differ by now. Lists
 * of addresses and of recurring visits are always read whole.
 */
const parts: TypePolicies = {
  Query: {
    fields: {
      addresses: { merge: false },
      seriesList: { merge: false },
      orders: pagedList,
      crewOrders: pagedList,
      pointHistory: pagedList,
      experienceHistory: pagedList,
      payments: pagedList,
      customerPointHistory: pagedList,
      customerExperienceHistory: pagedList,
      customerPayments: pagedList,
      erasureRequests: pagedList,
      officeChanges: pagedList,
      overdueVisits: pagedList,
    },
  },
  Rank: { merge: true },
  Privacy: { merge: true },
  PropertyFacts: { merge: true },
  Order: { fields: { address: { merge: true } } },
  OfficeOrder: { fields: { address: { merge: true } } },
  Series: {
    fields: { nextVisits: { merge: false }, pastVisits: { merge: false }, pauses: { merge: false } },
  },
  OfficeCustomer: { fields: { addresses: { merge: false } } },
  // Their ids count within one customer or one invoice only.
  PointEntry: { keyFields: false },
  ExperienceEntry: { keyFields: false },
  InvoiceLine: { keyFields: false },
}

/** Sends a call with the area's session, even after the reader has left the area, and remembers its token (decision A3). */
function asIn(area: SessionArea): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const token = sessionOf(area)?.token
    operation.setContext(({ headers }) => ({ token, headers: { ...headers, ...bearer(token) } }))
    return forward(operation)
  })
}

function failuresIn(area: SessionArea): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    const { token, leaveTo, response, overlay, isFailureShown = false } = operation.getContext()
    rememberRequest(error, response)
    const isOnPage = isFailureShown || overlay === 'never' || (area === 'admin' && overlay === 'first')
    // above a crew's page a bar says so
    const isInBar = area === 'staff' && operation.operationType === 'query' && isOffline()
    tellOfFailure(error, { area, token, isQuiet: isOnPage || isInBar, leaveTo })
  })
}

/** Any query that reads the server's time sets the clock for all. */
const clocks = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ data }) => {
      if (typeof data?.clock?.at === 'string') learnClock(data.clock.at, Date.now())
    }),
  ),
)

const quietLink = new HttpLink({ uri: '/graphql', fetch: serverCall })
const loadingLink = new HttpLink({
  uri: '/graphql',
  fetch: (input, init) => whileLoading(() => serverCall(input, init)),
})

function isWithoutOverlay(operation: ApolloLink.Operation): boolean {
  const { overlay } = operation.getContext()
  return overlay === 'never' || (overlay === 'first' && isRead(operation))
}

/** Whether the cache has everything that the page needs for this answer. */
function isRead({ client, query, variables }: ApolloLink.Operation): boolean {
  return client.readQuery({ query, variables }) !== null
}
