import fastify from 'fastify'
import pg from 'pg'
import {
  type Appender,
  type BareStore,
  bareAppender,
  createLane,
  type Lane,
  type PlacedEvents,
  portAppender,
} from './bareAppends.ts'
import type { Outcome } from './callersWorker.ts'
import { answerParent } from './workers.ts'

/** The tasks of the bare process: to serve, or to append by itself for a while. */
export type BareQuestion =
  | { readonly kind: 'serve' }
  | { readonly kind: 'append'; readonly way: 'bare' | 'port'; readonly callers: number; readonly ms: number }

export type BareAnswer = { readonly port: number } | Outcome

/** The least that any product on these stores must do: appends and a list, by themselves and behind a bare server. */
const { store, placing }: { readonly store: BareStore; readonly placing: PlacedEvents } = JSON.parse(
  process.argv[2] ?? '',
)
const ways: Readonly<Record<'bare' | 'port', Appender>> = {
  bare: bareAppender(store),
  port: await portAppender(store),
}

answerParent<BareQuestion, BareAnswer>(async (question) =>
  question.kind === 'serve' ? { port: await serve() } : await append(question),
)

async function append({ way, callers, ms }: Extract<BareQuestion, { kind: 'append' }>): Promise<Outcome> {
  const took: number[] = []
  const began = performance.now()
  const { append: write } = ways[way]
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (const lane = createLane(placing); performance.now() < began + ms; ) {
        const from = performance.now()
        await write(lane.next())
        took.push(performance.now() - from)
      }
    }),
  )
  return { took, seconds: (performance.now() - began) / 1_000, refused: [], refusals: 0, kept: [] }
}

async function serve(): Promise<number> {
  const app = fastify()
  const pool = new pg.Pool({ connectionString: store.databaseUrl, max: 8 })
  const free: Lane[] = []
  app.get('/pong', async () => ({ pong: true }))
  app.post('/append', async () => {
    const lane = free.pop() ?? createLane(placing)
    await ways.bare.append(lane.next())
    free.push(lane)
    return { newOrderNo: 'AAAA-AAAA', createTime: new Date().toISOString() }
  })
  app.post<{ Body: { owner: number } }>('/list', async ({ body }) => {
    const text = 'select * from listed where owner = $1 order by nth desc limit 10'
    const { rows } = await pool.query({ name: 'list', text, values: [body.owner] })
    return rows
  })
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
}
