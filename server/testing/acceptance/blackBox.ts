import { expect } from 'vitest'
import { type Answer, apiClient } from '../apiClient.ts'
import { contractFaults } from '../contractReplies.ts'
import { csvLines } from '../csvLines.ts'

/** What the documents call a refusal. */
interface Refusal {
  readonly tag: string
  readonly msg: string
}

/** The running product, spoken to through the documented calls and nothing else. Every reply is held against the contract. */
export interface BlackBox {
  readonly url: string
  /** A call that is answered as documented. */
  good<Body = Record<string, unknown>>(path: string, body: object, token?: string): Promise<Body>
  /** A list that is answered as a file with commas between its cells, as documented; gives its lines by the names of their columns. */
  saved(path: string, body: object, token: string): Promise<Readonly<Record<string, string>>[]>
  /** A call that is refused with 400; gives the tag and the text. */
  refused(path: string, body: object, token?: string): Promise<Refusal>
  /** A call without a session, which is refused with 401. */
  unknown(path: string, body: object): Promise<Refusal>
  /** Anything else, for captchas, links and mails. */
  send: ReturnType<typeof apiClient>['send']
  /** What is noted of a call that the helpers above cannot make. */
  note(path: string, status: number): void
  /** How each call has answered so far. */
  readonly seen: ReadonlyMap<string, ReadonlySet<number>>
  /** Every request and every reply so far, as it went over the wire. */
  readonly spoken: readonly string[]
}

export function openBlackBox(url: string): BlackBox {
  const spoken: string[] = []
  const client = apiClient(url)
  const send: typeof client.send = async (path, sent) => {
    const reply = await client.send<never>(path, sent)
    spoken.push(path, String(sent?.body ?? ''), reply.text)
    return reply
  }
  const rest: typeof client.rest = async (path, body, caller) => {
    const reply = await client.rest<never>(path, body, caller)
    spoken.push(JSON.stringify(body), reply.text, caller?.token ?? '')
    return reply
  }
  const seen = new Map<string, Set<number>>()
  const note = (path: string, status: number) => {
    seen.set(path, (seen.get(path) ?? new Set()).add(status))
  }
  async function ask<Body>(path: string, body: object, token: string | undefined): Promise<Answer<Body>> {
    const reply = await rest<Body>(path, body, { token })
    note(path, reply.status)
    expect(contractFaults(path, reply), reply.text).toEqual([])
    return reply
  }
  async function status<Body>(
    expected: number,
    path: string,
    [body, token]: [object, string?],
  ): Promise<Body> {
    const reply = await ask<Body>(path, body, token)
    expect([path, reply.status, reply.status === expected ? '' : reply.text]).toEqual([path, expected, ''])
    return reply.body
  }
  return {
    url,
    send,
    note,
    seen,
    spoken,
    good: (path, body, token) => status(200, path, [body, token]),
    saved: async (path, body, token) => {
      const reply = await rest(path, body, { token })
      note(path, reply.status)
      const type = reply.headers.get('content-type')
      expect([path, reply.status, type]).toEqual([path, 200, 'text/csv; charset=utf-8'])
      expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.csv"/)
      return csvLines(reply.text)
    },
    refused: (path, body, token) => status(400, path, [body, token]),
    unknown: (path, body) => status(401, path, [body]),
  }
}
