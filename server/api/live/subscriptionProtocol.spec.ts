import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import websocket from '@fastify/websocket'
import { type FastifyInstance, fastify } from 'fastify'
import { buildSchema } from 'graphql'
import { handleProtocols } from 'graphql-ws'
import { afterEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Viewer } from '../../kernel/viewer.ts'
import type { RequestContext } from '../context/requestContext.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { orderUpdatesFor } from './orderUpdates.ts'
import { SOCKET_LIMITS } from './socketLimits.ts'
import { type ProtocolOptions, speakSubscriptions } from './subscriptionProtocol.ts'

/** What is left of a socket whose other end goes away or does not listen. */

const ending: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ending.splice(0)) await end()
})

const viewer: Viewer = { area: 'admin', id: 'admin-1', sessionId: 'session-1' }

async function speaking(
  viewerOf: ProtocolOptions['viewerOf'],
  viewers: Map<WebSocket, Viewer>,
  more: Partial<ProtocolOptions> = {},
): Promise<FastifyInstance> {
  const app = fastify()
  ending.push(() => {
    for (const socket of app.websocketServer.clients) socket.terminate()
    return app.close()
  })
  const nothing = new Proxy({}, { get: () => () => Promise.reject(new Error('nobody asks')) })
  const options = {
    schema: buildSchema('type Query { now: String }'),
    rules: [],
    feed: nothing as ProtocolOptions['feed'],
    contextOf: () => Promise.reject(new Error('nobody asks')),
    log: { warn: () => undefined },
    viewerOf,
    ...more,
  }
  await app.register(websocket, { options: { maxPayload: SOCKET_LIMITS.messageBytes, handleProtocols } })
  app.route({
    url: '/graphql',
    method: 'GET',
    handler: async () => 'no socket',
    wsHandler: speakSubscriptions(options, viewers),
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app
}

async function connected(app: FastifyInstance): Promise<{ client: WebSocket; server: WebSocket }> {
  const arrived = once(app.websocketServer, 'connection')
  const { port } = app.server.address() as AddressInfo
  const client = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws')
  client.on('error', () => undefined)
  const [[server]] = (await Promise.all([arrived, once(client, 'open')])) as [[WebSocket], unknown]
  return { client, server }
}

const INIT = JSON.stringify({ type: 'connection_init', payload: { token: 'a-token' } })

it('keeps nobody who left while it was asked who they are', async () => {
  const known = new Map<WebSocket, Viewer>()
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Viewer>()
  const app = await speaking(() => {
    asked.resolve()
    return answer.promise
  }, known)
  const { client, server } = await connected(app)
  client.send(INIT)
  await asked.promise
  const left = once(server, 'close')
  client.terminate()
  await left
  answer.resolve(viewer)
  await new Promise(setImmediate)
  expect([...known.values()]).toEqual([])
})

it('forgets who leaves later', async () => {
  const known = new Map<WebSocket, Viewer>()
  const app = await speaking(async () => viewer, known)
  const { client, server } = await connected(app)
  client.send(INIT)
  await once(client, 'message')
  expect([...known.values()]).toEqual([viewer])
  const left = once(server, 'close')
  client.terminate()
  await left
  expect([...known.values()]).toEqual([])
})

it('ends a socket that asks and asks and takes no answer', async () => {
  const app = await speaking(async () => viewer, new Map())
  const { client, server } = await connected(app)
  const ended = once(server, 'close').then(() => 'ended')
  client.pause()
  const ping = JSON.stringify({
    type: 'ping',
    payload: { filling: 'x'.repeat(SOCKET_LIMITS.messageBytes - 100) },
  })
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  // far more than all buffers between the two ends hold
  for (let sent = 0; sent < 4_000 && !isOver; sent++) {
    client.send(ping)
    if (sent % 50 === 0) await new Promise(setImmediate)
  }
  await expect.poll(() => isOver, { timeout: 10_000 }).toBe(true)
  expect(await ended).toBe('ended')
})

it('says that it failed when nobody can say who it is', async () => {
  const app = await speaking(async () => {
    throw new Error('no database')
  }, new Map())
  const { client } = await connected(app)
  const closed = once(client, 'close')
  client.send(INIT)
  const [code, reason] = await closed
  expect([code, String(reason)]).toEqual([1013, 'Try again later'])
})

it('leaves nobody listening behind, also where two subscriptions went by one name', async () => {
  const listeners = new Set<unknown>()
  const listen = (listener: unknown) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const schema = buildSchema('type Query { now: String } type Subscription { news: String }')
  const update = schema.getSubscriptionType()?.getFields().news
  if (update)
    update.subscribe = (_root, _args, { orderFeed }: GraphqlContext) =>
      orderFeed ? orderUpdatesFor(orderFeed, () => true) : undefined
  const known = new Map<WebSocket, Viewer>()
  const opened = Promise.withResolvers<void>()
  const context = { application: {} } as RequestContext
  const contextOf = () => opened.promise.then(() => context)
  const app = await speaking(async () => viewer, known, { feed: { listen }, schema, contextOf })
  const { client, server } = await connected(app)
  client.send(INIT)
  await once(client, 'message')
  const subscribe = JSON.stringify({
    type: 'subscribe',
    id: '1',
    payload: { query: 'subscription { news }' },
  })
  for (const message of [subscribe, '{"type":"complete","id":"1"}', subscribe, '{"type":"ping"}'])
    client.send(message)
  await once(client, 'message')
  opened.resolve()
  await expect.poll(() => listeners.size).toBe(2)
  const left = once(server, 'close')
  client.terminate()
  await left
  expect(listeners.size).toBe(0)
})
