/** An answer as it came over the wire. `body` is the parsed JSON, undefined where the text is none. */
export interface Answer<Body = Record<string, unknown>> {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: Body
}

/** What a caller sends beside the call itself. */
export interface Caller {
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** A GraphQL answer; `data` is what the caller asked for. */
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
  /** Anything at all, for what no client of ours would send. */
  send<Body = Record<string, unknown>>(path: string, init: RequestInit): Promise<Answer<Body>>
}

/** @param url where the product listens, without a slash at its end */
export function apiClient(url: string): ApiClient {
  const send = async <Body>(path: string, init: RequestInit): Promise<Answer<Body>> => {
    const reply = await fetch(`${url}${path}`, init)
    const text = await reply.text()
    return { status: reply.status, headers: reply.headers, text, body: parsed(text) as Body }
  }
  const post = <Body>(path: string, body: unknown, caller: Caller = {}) =>
    send<Body>(path, { method: 'POST', headers: headersOf(caller), body: JSON.stringify(body) })
  return {
    url,
    send,
    rest: (path, body, caller) => post(`/api${path}`, body, caller),
    graphql: (query, variables, caller) => post('/graphql', { query, variables }, caller),
  }
}

function headersOf({ token, headers }: Caller): Headers {
  const all = new Headers({ 'content-type': 'application/json', ...headers })
  if (token !== undefined) all.set('authorization', `Bearer ${token}`)
  return all
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
