import type { Answer, ApiClient, GraphqlReply } from '../../testing/apiClient.ts'
import { CANCEL_ORDER, type Cancelling, PLACE_ORDER, type Placing } from '../../testing/bookingDocuments.ts'
import { inputOf } from '../../testing/bookings.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import type { Intent } from './ledger.ts'

/** What came of asking: the number of the order it is about, the refusal, or that no answer came. */
export type Told =
  | { readonly orderNo: string }
  | { readonly refusal: string }
  /** `failure` is what an answer of status 500 or above said; a program under SIGKILL says nothing. */
  | { readonly failure: string | undefined }

/** Asks for what a customer wants; the same words again mean the same intent. */
export async function ask(client: ApiClient, customer: Newcomer, intent: Intent): Promise<Told> {
  try {
    return intent.api === 'rest'
      ? await askByRest(client, customer, intent)
      : await askByGraphql(client, customer, intent)
  } catch {
    return { failure: undefined }
  }
}

async function askByRest(client: ApiClient, customer: Newcomer, intent: Intent): Promise<Told> {
  const isPlacing = intent.kind === 'place'
  const path = isPlacing ? '/Service/createServiceOrder' : '/Service/cancelServiceOrder'
  const payload = isPlacing ? intent.booking : { orderNo: intent.orderNo }
  const reply = await client.rest<{ newOrderNo?: string; msg?: string }>(path, payload, customer)
  if (reply.status === 200) return { orderNo: (isPlacing ? reply.body.newOrderNo : intent.orderNo) ?? '' }
  return reply.status === 400 ? { refusal: reply.body.msg ?? '' } : failureOf(reply)
}

async function askByGraphql(client: ApiClient, customer: Newcomer, intent: Intent): Promise<Told> {
  const { key } = intent
  const reply: Answer<GraphqlReply<Partial<Placing & Cancelling>>> =
    intent.kind === 'place'
      ? await client.graphql(PLACE_ORDER, { input: inputOf(intent.booking, key) }, customer)
      : await client.graphql(CANCEL_ORDER, { input: { key, orderNo: intent.orderNo, feeSeen: 0 } }, customer)
  const payload = reply.body?.data?.placeOrder ?? reply.body?.data?.cancelOrder
  if (payload === undefined || payload === null) return failureOf(reply)
  const [error] = payload.userErrors
  return error === undefined ? { orderNo: payload.order?.orderNo ?? '' } : { refusal: error.message }
}

function failureOf({ status, text }: Answer<unknown>): Told {
  return { failure: `${status} ${text}` }
}
