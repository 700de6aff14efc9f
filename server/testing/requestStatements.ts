import { AsyncLocalStorage } from 'node:async_hooks'
import http from 'node:http'
import pg from 'pg'

/** The statements of a request until its answer. */
export interface RequestCost {
  /** Whatever is sent, `begin` and `commit` among it: each is a round trip. */
  readonly statements: number
  /** Transactions, and statements outside of one that write. */
  readonly commits: number
  readonly texts: readonly string[]
}

interface Sent {
  readonly client: object
  readonly text: string
}

/**
 * Records this process's statements for the requests that it serves, on any pool and library. Statements of read models, mails and jobs are
 * not included.
 */
export function watchRequests(): {
  /** The statements of all requests received meanwhile. */
  of(requests: () => Promise<unknown>): Promise<RequestCost>
  /** Stops recording; call it in `afterAll`. */
  end(): void
} {
  const serving = new AsyncLocalStorage<Sent[]>()
  let sent: Sent[] | undefined
  const { query } = pg.Client.prototype
  const { emit } = http.Server.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    serving.getStore()?.push({ client: this, text: textOf(given[0]) })
    return Reflect.apply(query, this, given)
  } as typeof query
  http.Server.prototype.emit = function (this: http.Server, ...given: unknown[]) {
    const isWatched = given[0] === 'request' && sent !== undefined
    return isWatched
      ? serving.run(sent ?? [], () => Reflect.apply(emit, this, given))
      : Reflect.apply(emit, this, given)
  } as typeof emit
  return {
    async of(requests) {
      const asked: Sent[] = []
      sent = asked
      await requests()
      sent = undefined
      return costOf([...asked])
    },
    end() {
      pg.Client.prototype.query = query
      http.Server.prototype.emit = emit
    },
  }
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : ((query as pg.QueryConfig).text ?? '')
}

function costOf(sent: readonly Sent[]): RequestCost {
  const inTransaction = new Set<object>()
  let commits = 0
  for (const { client, text } of sent) {
    const begins = /^\s*(begin|start transaction)/i.test(text)
    if (begins || (!inTransaction.has(client) && WRITES.test(text))) commits += 1
    if (begins) inTransaction.add(client)
    else if (/^\s*(commit|rollback)/i.test(text)) inTransaction.delete(client)
  }
  return { statements: sent.length, commits, texts: sent.map(({ text }) => text) }
}

const WRITES = /\b(insert into|update \S+ set|delete from|es\.append)/i
