import { vi } from 'vitest'
import { withTypeNames } from './typeNames.ts'

/** What the fake server got; of a documented call that is read, its path stands for the name of an operation. */
export interface Call {
  readonly operationName: string
  readonly variables: Record<string, unknown>
  readonly headers: Headers
}

/** Answers one operation: `data` and `errors` as GraphQL has them, `status` other than 200, or throws for "no network". */
export type Answer = (call: Call) => {
  readonly data?: unknown
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code: string } }[]
  readonly status?: number
  readonly headers?: Record<string, string>
}

export interface FakeServer {
  /** Everything asked so far, oldest first. */
  readonly calls: readonly Call[]
}

/**
 * Stands where `fetch` is, so that specs run the real client: headers, time-outs, the cache and error handling included. Objects of its
 * answers carry the names of their types, as a server's do.
 * An operation without an answer fails like a server without the field.
 */
export function fakeServer(answers: Record<string, Answer>): FakeServer {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: unknown, init: RequestInit) => {
    if (path === '/health/live') return new Response('{}')
    const { name, variables, query } = init.body
      ? operationIn(init.body)
      : { name: String(path), variables: {}, query: undefined }
    const call = { operationName: name, variables, headers: new Headers(init.headers) }
    calls.push(call)
    const answer = answers[name]
    if (!answer) throw new Error(`The spec has no answer to ${name}`)
    const { status = 200, headers, ...body } = answer(call)
    const content = query === undefined ? body.data : { ...body, data: withTypeNames(query, body.data) }
    return new Response(JSON.stringify(content), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    })
  })
  return { calls }
}

function operationIn(body: BodyInit) {
  const { operationName, query, variables = {} } = JSON.parse(String(body))
  const name: string = operationName ?? /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? ''
  return { name, variables, query: String(query) }
}
