import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'

/** A subscriber to orders over a web socket. */
export interface Listening {
  /** Resolves with the next news, or with the reason why there will be none. */
  next(): Promise<unknown>
  close(): Promise<void>
}

interface Listener {
  /** Of the product, without a slash at its end. */
  readonly url: string
  readonly token?: string | undefined
  readonly orderNo?: string
  /** Another operation than the one of orders. */
  readonly query?: string
}

const CHANGED = `subscription ($orderNo: String) {
  orderChanged(orderNo: $orderNo) { orderNo status catalog revision }
}`

/** Subscribes, and waits until the server has taken the socket or refused it. */
export async function listen({ url, token, orderNo, query = CHANGED }: Listener): Promise<Listening> {
  const opened = Promise.withResolvers<void>()
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: token === undefined ? {} : { token },
    retryAttempts: 0,
    lazy: true,
    on: { connected: () => opened.resolve(), closed: () => opened.resolve(), error: () => opened.resolve() },
  })
  const news = client.iterate({ query, variables: orderNo === undefined ? {} : { orderNo } })
  const next = async () => {
    try {
      const { value } = await news.next()
      return value?.errors ?? value?.data
    } catch (error) {
      return error
    }
  }
  const first = next()
  let isFirst = true
  await opened.promise
  return {
    next: () => {
      if (!isFirst) return next()
      isFirst = false
      return first
    },
    close: async () => void (await client.dispose()),
  }
}

/** The code and reason with which a raw socket is closed, or the HTTP status with which it is refused. */
export function closingOf(url: string, headers: Record<string, string>, first?: string): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
  return new Promise((resolve) => {
    socket.on('open', () => first !== undefined && socket.send(first))
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('close', (code) => resolve(code))
    socket.on('error', () => undefined)
  })
}
