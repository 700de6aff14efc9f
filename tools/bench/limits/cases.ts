import { businessRules } from '../../../schema/rules/businessRules.ts'
import { graphqlReads } from '../graphqlReads.ts'
import { pageQuery } from '../pageQueries.ts'
import type { Sample } from '../sample.ts'
import { OWNERS } from './bareDatabase.store.ts'
import type { BareAnswer, BareQuestion } from './bareWorker.ts'
import { type Api, type Booker, bookingTurns, cancellingTurns } from './bookers.ts'
import type { BuiltServer } from './builtServer.ts'
import type { Outcome, Round } from './callersWorker.ts'
import type { Call, Turn } from './takeTurn.ts'
import type { Case } from './window.ts'
import type { Worker } from './workers.ts'

/** Makes a round of calls. */
export type Calling = (round: Round) => Promise<Outcome>

/** The measured product and its callers. */
export interface Asking {
  readonly call: Calling
  readonly server: BuiltServer
  readonly bookers: readonly Booker[]
  /** Which can be booked. */
  readonly days: readonly string[]
}

const CROWDS = [1, 8, 32] as const
/** A restoring is over when it is through. */
const NO_END_MS = 600_000

/** The limit: the stores by themselves and behind a bare server. */
export async function bareCases(
  bare: Worker<BareQuestion, BareAnswer>,
  call: Calling,
): Promise<readonly Case[]> {
  const answered = await bare.ask({ kind: 'serve' })
  const port = 'port' in answered ? answered.port : 0
  const direct = (way: 'bare' | 'port', callers: number): Case => ({
    name: way === 'bare' ? 'bare append' : 'append through the port',
    callers,
    run: async (ms) => (await bare.ask({ kind: 'append', way, callers, ms })) as Outcome,
  })
  const served = (name: string, callers: number, turns: readonly Turn[]): Case => ({
    name: `Fastify, ${name}`,
    callers,
    run: (ms) => call({ port, ms, once: false, callers: spread(turns, callers) }),
  })
  const pong: Call = { method: 'GET', path: '/pong', token: '', body: '', expected: 'pong' }
  const append: Call = { method: 'POST', path: '/append', token: '', body: '{}', expected: 'newOrderNo' }
  const list = (owner: number): Turn => [
    { ...append, path: '/list', body: JSON.stringify({ owner }), expected: 'order_no' },
  ]
  const lists = Array.from({ length: OWNERS }, (_, owner) => list(owner))
  return [
    ...[8, 32].map((callers) => served('pong', callers, [[pong]])),
    ...CROWDS.map((callers) => direct('bare', callers)),
    ...CROWDS.map((callers) => direct('port', callers)),
    ...CROWDS.map((callers) => served('append', callers, [[append]])),
    ...[1, 8].map((callers) => served('list', callers, lists)),
  ]
}

/** Placing through both APIs: alone, where everything is cancelled again unmeasured, and with its cancelling. */
export function placingCases(asking: Asking): readonly Case[] {
  return (['REST', 'GraphQL'] as const).flatMap((api) =>
    [false, true].flatMap((cancels) => CROWDS.map((callers) => placing(asking, { api, cancels, callers }))),
  )
}

/** The same through a process that leads no read model. */
export function followingCases(asking: Asking): readonly Case[] {
  const of = (api: Api, callers: number) => placing(asking, { api, cancels: false, callers })
  return [of('REST', 1), of('REST', 8), of('GraphQL', 1), of('GraphQL', 8)].map((one) => ({
    ...one,
    name: `${one.name}, other process`,
  }))
}

function placing(
  { call, server, bookers, days }: Asking,
  how: { readonly api: Api; readonly cancels: boolean; readonly callers: number },
): Case {
  const { api, cancels, callers } = how
  const turns = bookingTurns(bookers, { ...how, days })
  const { port } = server
  return {
    name: `${cancels ? 'place and cancel' : 'place'}, ${api}`,
    callers,
    anchor: 'append',
    run: (ms) => call({ port, ms, callers: turns, once: true }),
    async restore({ kept }) {
      const again = cancellingTurns(bookers, callers, kept)
      const { refusals, refused } = await call({ port, ms: NO_END_MS, callers: again, once: true })
      if (refusals > 0) throw new Error(`${refusals} orders were not cancelled: ${refused[0]}`)
    },
  }
}

/** Lists, search and the account, as the app's pages ask for them. */
export function readingCases({ call, server, bookers }: Asking, sample: Sample): readonly Case[] {
  const history = { group: 'History', first: businessRules.lists.pageSizes[0] }
  const office = ['adminOrders (confirmed)', 'adminOrders (history)', 'searchOrders (customer’s name)']
  const asked = [
    { name: 'customer’s order list', turns: ofEach(bookers, pageQuery('OrderList'), history) },
    { name: 'account page', turns: ofEach(bookers, pageQuery('Account'), {}) },
    ...office.map((name) => ({ name, turns: [[officeCall(name, sample)]] })),
  ]
  return asked.flatMap(({ name, turns }) =>
    [1, 8].map((callers): Case => {
      const { port } = server
      const run = (ms: number) => call({ port, ms, once: false, callers: spread(turns, callers) })
      return { name, callers, anchor: 'list', run }
    }),
  )
}

function ofEach(bookers: readonly Booker[], query: string, variables: object): readonly Turn[] {
  return bookers.map(({ token }) => [graphqlCall(token, query, variables)])
}

function officeCall(name: string, sample: Sample): Call {
  const found = graphqlReads.find((read) => read.name === name)
  if (found?.request.kind !== 'graphql') throw new Error(`there is no ${name}`)
  return graphqlCall(sample.tokens.admin, found.request.query, found.request.variables(sample))
}

/** A query whose answer must have data and no errors. */
function graphqlCall(token: string, query: string, variables: object): Call {
  return {
    method: 'POST',
    path: '/graphql',
    token,
    body: JSON.stringify({ query, variables }),
    expected: '{"data":{',
  }
}

/** Distributes turns among the callers, or shares them if there are too few. */
function spread(turns: readonly Turn[], callers: number): readonly (readonly Turn[])[] {
  return Array.from({ length: callers }, (_, caller) =>
    turns.length < callers ? turns : turns.filter((_turn, nth) => nth % callers === caller),
  )
}
