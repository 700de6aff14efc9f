import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A raw answer. `body` is the parsed JSON, undefined for other texts. */
export interface Answer<Body = Record<string, unknown>> {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: Body
}

/** The caller's token and headers. */
export interface Caller {
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** A GraphQL answer; `data` is the requested selection. */
export interface GraphqlReply<Data> {
  readonly data: Data
  readonly errors?: readonly {
    readonly message: string
    readonly extensions?: Readonly<Record<string, unknown>>
  }[]
}

/** Both APIs of a running product, called as its clients do. */
export interface ApiClient {
  readonly url: string
  /** A documented call; `body` is sent as JSON. */
  rest<Body = Record<string, unknown>>(path: string, body: unknown, caller?: Caller): Promise<Answer<Body>>
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    caller?: Caller,
  ): Promise<Answer<GraphqlReply<Data>>>
  /** Any request, for those that no client of ours would send. */
  send<Body = Record<string, unknown>>(path: string, sent?: Sent): Promise<Answer<Body>>
}

/** A request but for its address; it is a GET by default. No redirect is followed. */
interface Sent {
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string | Uint8Array
  readonly signal?: AbortSignal
}

/** More than any call takes; the product itself times out earlier. */
const LIMIT_MS = 20_000

/** Not `fetch`, which does the same in three times the work. */
const agent = new Agent({ keepAlive: true })
const decoder = new TextDecoder()

/** @param url where the product listens, without a slash at its end */
export function apiClient(url: string): ApiClient {
  const send = async <Body>(path: string, sent: Sent = {}): Promise<Answer<Body>> => {
    const timeout = AbortSignal.timeout(LIMIT_MS)
    const signal = sent.signal ? AbortSignal.any([sent.signal, timeout]) : timeout
    const answered = ask(`${url}${path}`, { ...sent, signal })
    const reply = await answered.catch(noAnswer(timeout, path))
    const text = decoder.decode(await buffer(reply).catch(noAnswer(timeout, path)))
    return { status: reply.statusCode ?? 0, headers: headersOf(reply), text, body: parsed(text) as Body }
  }
  const post = <Body>(path: string, body: unknown, caller: Caller = {}) =>
    send<Body>(path, { method: 'POST', headers: sentBy(caller), body: JSON.stringify(body) })
  return {
    url,
    send,
    rest: (path, body, caller) => post(`/api${path}`, body, caller),
    graphql: (query, variables, caller) => post('/graphql', { query, variables }, caller),
  }
}

function ask(url: string, { body, ...head }: Sent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { ...head, agent }, resolve)
      .on('error', reject)
      .end(body)
  })
}

function noAnswer(timeout: AbortSignal, path: string) {
  return (error: unknown): never => {
    throw timeout.aborted ? new Error(`no whole answer from ${path} within ${LIMIT_MS} ms`) : error
  }
}

function sentBy({ token, headers }: Caller): OutgoingHttpHeaders {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return { 'content-type': 'application/json', ...headers, ...authorization }
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const pairs = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  return new Headers(pairs)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
