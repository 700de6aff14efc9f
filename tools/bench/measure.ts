import type { ApiClient } from '../../server/testing/apiClient.ts'
import type { BenchCall } from './calls.ts'
import { type Figures, figuresOf } from './figures.ts'
import type { Sample } from './sample.ts'

export interface Measuring {
  readonly client: ApiClient
  readonly sample: Sample
  /** The number of measured calls; a tenth as many warm it up. */
  readonly times: number
  /** Milliseconds of any origin. */
  readonly now: () => number
}

/** The outcome of measuring one call. */
export type Measured = { readonly call: BenchCall } & (
  | { readonly figures: Figures; readonly bytes: number; readonly isEmpty: boolean }
  /** The answer that prevented measuring. */
  | { readonly refused: string }
  | { readonly isMissing: true }
)

/** Makes one call over and over, one at a time on one connection, once it is warm. */
export async function measure(measuring: Measuring, call: BenchCall): Promise<Measured> {
  const { times, now } = measuring
  const first = await make(measuring, call)
  if (first.status === 404) return { call, isMissing: true }
  if (!isAnswer(first)) return { call, refused: `${first.status} ${first.text.slice(0, 200)}` }
  for (let round = 0; round < times / 10; round++) await make(measuring, call)
  const took: number[] = []
  for (let round = 0; round < times; round++) {
    const began = now()
    const reply = await make(measuring, call)
    took.push(now() - began)
    if (!isAnswer(reply)) return { call, refused: `${reply.status} ${reply.text.slice(0, 200)}` }
  }
  return { call, figures: figuresOf(took), bytes: first.text.length, isEmpty: tellsNothing(first.body) }
}

function make({ client, sample }: Measuring, { area, request }: BenchCall) {
  const token = area === 'public' ? sample.tokens.customer : sample.tokens[area]
  if (request.kind === 'graphql') return client.graphql(request.query, request.variables(sample), { token })
  if (request.method === 'POST') return client.rest(request.path, request.body(sample), { token })
  const query = new URLSearchParams(
    Object.entries(request.body(sample)).map(([key, value]) => [key, String(value)]),
  )
  return client.send(`/api${request.path}?${query}`, { headers: { authorization: `Bearer ${token}` } })
}

function isAnswer({ status, body }: { readonly status: number; readonly body: unknown }): boolean {
  const { errors } = (body ?? {}) as { readonly errors?: unknown }
  return status === 200 && errors === undefined
}

/** What carries the entries of a list, in either API's answers. */
const listNames = ['edges', 'items', 'orderSet']

/**
 * Whether an answer is empty: the figures of such a call say nothing.
 * @param body of either API: a GraphQL answer with one root field, or a documented reply
 */
export function tellsNothing(body: unknown): boolean {
  const { data } = (body ?? {}) as { readonly data?: object }
  return isNothing(data === undefined ? body : Object.values(data)[0])
}

/** Null, an empty list, or an object whose list is empty; of the objects of one field, that field. */
function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object') return false
  const fields = Object.entries(value)
  const lists = fields.filter(([name, field]) => listNames.includes(name) || Array.isArray(field))
  const shells = fields.filter(([name]) => name === 'allData')
  if (shells.length > 0) return shells.every(([, field]) => isNothing(field))
  return lists.length > 0 && lists.every(([, field]) => isNothing(field))
}
