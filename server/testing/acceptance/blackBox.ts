import { expect } from 'vitest'
import { apiClient } from '../apiClient.ts'
import { contractFaults } from '../contractReplies.ts'
import { csvLines } from '../csvLines.ts'

/** The documented form of a refusal. */
interface Refusal {
  readonly tag: string
  readonly msg: string
}

/** A caller of documented calls. Every reply is checked against the contract. */
export interface Speaker {
  readonly token: string | undefined
  /** A call that is answered as documented. */
  good<Body = Record<string, unknown>>(path: string, body: object): Promise<Body>
  /** A documented CSV file. @returns its lines by the names of their columns */
  saved(path: string, body: object): Promise<Readonly<Record<string, string>>[]>
  /** A call that is refused with 400. @param as the tag of the refusal, its text, or both as "tag: text" */
  refused(as: string, path: string, body: object): Promise<Refusal>
}

/** The running product, spoken to through the documented calls and nothing else. By itself it speaks for a visitor. */
export interface BlackBox extends Speaker {
  readonly url: string
  as(token: string): Speaker
  /** A call with no session, or one that is over, which is refused with 401. */
  unknown(path: string, body: object, token?: string): Promise<Refusal>
  /** Anything else, for captchas, links and mails. */
  send: ReturnType<typeof apiClient>['send']
  /** Records a call that the helpers above cannot make. */
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
  async function ask<Body>(expected: number, path: string, [body, token]: [object, string?]): Promise<Body> {
    const reply = await rest<Body>(path, body, { token })
    note(path, reply.status)
    expect(contractFaults(path, reply), reply.text).toEqual([])
    expect([path, reply.status, reply.status === expected ? '' : reply.text]).toEqual([path, expected, ''])
    return reply.body
  }
  const as = (token?: string): Speaker => ({
    token,
    good: (path, body) => ask(200, path, [body, token]),
    async refused(as, path, body) {
      const { tag, msg } = await ask<Refusal>(400, path, [body, token])
      expect([tag, msg, `${tag}: ${msg}`], path).toContain(as)
      return { tag, msg }
    },
    async saved(path, body) {
      const reply = await rest(path, body, { token })
      note(path, reply.status)
      const type = reply.headers.get('content-type')
      expect([path, reply.status, type]).toEqual([path, 200, 'text/csv; charset=utf-8'])
      expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.csv"/)
      return csvLines(reply.text)
    },
  })
  const unknown = (path: string, body: object, token?: string) => ask<Refusal>(401, path, [body, token])
  return { ...as(), url, as, send, note, seen, spoken, unknown }
}
