import { type Client, createClient } from 'graphql-ws'
import { isServerThere, onReturn } from '../../browser/connection.ts'
import { areaOf } from '../../session/areaOf.ts'
import { sessionOf, watchSessions } from '../../session/session.ts'

/** What a subscriber to orders wants. */
export interface OrderListener {
  /** Only this order. */
  readonly orderNo?: string | undefined
  /** An order changed. */
  readonly onNews: () => void
  /** Whether the subscription receives changes now. */
  readonly onConnection: (isConnected: boolean) => void
}

const ORDER_CHANGED =
  'subscription OrderChanged($orderNo: String) { orderChanged(orderNo: $orderNo) { orderNo revision } }'

/** Pauses before the socket reconnects, in milliseconds; the last one repeats. */
const pauses = [1000, 2000, 5000, 15_000, 30_000, 60_000]

/** How long to wait for a pong: a phone that lost its signal gets no close event. */
const pongMs = 5000

/** The close code of a socket that is no longer needed (RFC 6455, section 7.4.1). */
const normalEnd = 1000

interface Line {
  readonly token: string
  readonly client: Client
  isConnected: boolean
}

let shared: Line | undefined

/** Subscribes to orders until stopped; reconnects after a lost connection and under a renewed token. */
export function listenToOrders(listener: OrderListener): () => void {
  const area = areaOf(location.pathname)
  let token: string | undefined
  let stop = () => {}
  const follow = () => {
    const now = sessionOf(area)?.token
    if (now === token) return
    stop()
    token = now
    const line = lineOf(now)
    stop = line ? listenOn(line, listener) : () => {}
  }
  follow()
  const stopFollowing = watchSessions(follow)
  return () => {
    stopFollowing()
    stop()
  }
}

function listenOn(line: Line, { orderNo, onNews, onConnection }: OrderListener): () => void {
  const { client } = line
  let isStopped = false
  const lost = () => {
    // a subscription that waits to reconnect completes long after it was stopped
    if (!isStopped) onConnection(false)
  }
  const subscriptions = [client.on('connected', () => onConnection(true)), client.on('closed', lost)]
  // an open socket does not announce itself again
  if (line.isConnected) onConnection(true)
  const stop = client.subscribe(
    { query: ORDER_CHANGED, variables: { orderNo: orderNo ?? null } },
    { next: onNews, error: lost, complete: lost },
  )
  return () => {
    for (const end of subscriptions) end()
    lost()
    isStopped = true
    stop()
  }
}

/** All subscribers of a session share one socket; it closes with the last one. */
function lineOf(token: string | undefined): Line | undefined {
  if (token === undefined) return undefined
  if (shared?.token !== token) shared = newLine(token)
  return shared
}

function newLine(token: string): Line {
  const line: Line = { token, client: newClient(token), isConnected: false }
  line.client.on('connected', () => {
    line.isConnected = true
  })
  line.client.on('closed', (event) => {
    line.isConnected = false
    // a reader learns that the server is gone before pressing anything
    if ((event as Partial<CloseEvent>).code !== normalEnd) void isServerThere()
  })
  endWhenDead(line.client)
  return line
}

/** Closes a socket that receives nothing, so that another one is tried. */
function endWhenDead(client: Client): void {
  let overdue: ReturnType<typeof setTimeout> | undefined
  client.on('ping', (isFromServer) => {
    if (!isFromServer) overdue = setTimeout(() => client.terminate(), pongMs)
  })
  client.on('pong', (isFromServer) => isFromServer && clearTimeout(overdue))
  client.on('closed', () => clearTimeout(overdue))
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
  })
}

/** Adds jitter, so that a returning server is not overrun; waits no longer than until it answers again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stopWaiting()
      resolve()
    }
    const timer = setTimeout(end, ms * (0.75 + Math.random() / 2))
    const stopWaiting = onReturn(end)
  })
}
