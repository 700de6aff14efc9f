import { type Client, createClient } from 'graphql-ws'
import { areaOf } from '../session/areaOf.ts'
import { sessionOf } from '../session/session.ts'

/** What somebody who listens to orders wants to know. */
export interface OrderListener {
  /** Only of this order. */
  readonly orderNo?: string | undefined
  /** An order changed. */
  readonly onNews: () => void
  /** Whether changes are heard at present. */
  readonly onConnection: (isConnected: boolean) => void
}

const ORDER_CHANGED =
  'subscription OrderChanged($orderNo: String) { orderChanged(orderNo: $orderNo) { orderNo revision } }'

/** Pauses before the socket is tried again, in milliseconds; the last one goes on. */
const pauses = [1000, 2000, 5000, 15_000, 30_000, 60_000]

let shared: { readonly token: string; readonly client: Client } | undefined

/** Hears of orders until told to stop; comes back by itself after a lost connection. */
export function listenToOrders({ orderNo, onNews, onConnection }: OrderListener): () => void {
  const client = clientOf(sessionOf(areaOf(location.pathname))?.token)
  if (!client) return () => undefined
  const hearing = [
    client.on('connected', () => onConnection(true)),
    client.on('closed', () => onConnection(false)),
  ]
  const stop = client.subscribe(
    { query: ORDER_CHANGED, variables: { orderNo: orderNo ?? null } },
    { next: onNews, error: () => onConnection(false), complete: () => onConnection(false) },
  )
  return () => {
    for (const end of hearing) end()
    stop()
  }
}

/** All listeners of a session share one socket, which is closed when nobody listens any more. */
function clientOf(token: string | undefined): Client | undefined {
  if (token === undefined) return undefined
  if (shared?.token !== token) {
    void shared?.client.dispose()
    shared = { token, client: newClient(token) }
  }
  return shared.client
}

function newClient(token: string): Client {
  return createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: { token },
    lazy: true,
    lazyCloseTimeout: 2000,
    keepAlive: 20_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (attempt) => pause(pauses[Math.min(attempt, pauses.length - 1)] ?? 0),
    // what cannot be reached is told by the page, not on the console
    onNonLazyError: () => undefined,
  })
}

/** Somewhat more or less than that long: a server that comes back is not run over. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms * (0.75 + Math.random() / 2)))
}
