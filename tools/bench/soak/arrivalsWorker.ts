import { setTimeout as pause } from 'node:timers/promises'
import { type Heard, type Turn, takeTurn } from '../limits/takeTurn.ts'
import { openWire, type Wire } from '../limits/wire.ts'
import { answerParent } from '../limits/workers.ts'

/*
 * Lets callers come as they come, whether or not those before them have their answers, in a process of its own. As from a proxy, calls
 * share connections that stay open. So many callers stand for those who come again as well: who has begun and is told to come again ends
 * what it began when the last stretch is over.
 */

/** So many callers a second, for a while after the other. Turns are taken in their order, round and round, but for those under way. */
export interface Arrivals {
  readonly port: number
  readonly turns: readonly Turn[]
  readonly stretches: readonly { readonly ms: number; readonly perSecond: number }[]
}

/** What the calls came to that were asked in one second. */
export interface Second {
  /** Of those that were answered as expected, in milliseconds. */
  readonly took: number[]
  /** Told to come again: 503 with Retry-After. */
  shed: number
  /** Everything else, an answer after more than {@link PATIENCE_MS} among it. */
  errors: number
}

export interface Arrived {
  readonly seconds: readonly Second[]
  /** What the errors were: of each kind how many, and the first of them. */
  readonly failures: readonly string[]
}

/** How long the web app waits for an answer. */
const PATIENCE_MS = 10_000
const TICK_MS = 5
/** Of the proxy, from the beginning on; and more than the most, and nothing is learned any more. */
const WIRES = { first: 250, most: 5_000 }

const TOO_MANY = new Error('too many callers wait already')

let last = 0

answerParent<Arrivals, Arrived>(async ({ port, turns, stretches }) => {
  const wires = await openWires(port)
  const book = openBook(performance.now())
  const ebb = Promise.withResolvers<void>()
  const comeAgain = (seconds: number) => ebb.promise.then(() => pause(seconds * 1_000))
  const underWay = new Map<number, Promise<unknown>>()
  const arrive = () => {
    if (underWay.size === turns.length) return book.fail(TOO_MANY)
    do last = (last + 1) % turns.length
    while (underWay.has(last))
    const nth = last
    const taking = takeTurn(wires, turns[nth] ?? [], book.hear, comeAgain)
      .catch(book.fail)
      .finally(() => underWay.delete(nth))
    underWay.set(nth, taking)
  }
  for (const { ms, perSecond } of stretches) {
    const began = performance.now()
    for (let arrived = 0; performance.now() < began + ms; await pause(TICK_MS))
      for (const due = ((performance.now() - began) / 1_000) * perSecond; arrived < due; arrived++) arrive()
  }
  ebb.resolve()
  await Promise.all(underWay.values())
  wires.close()
  return { seconds: book.seconds, failures: book.failures() }
})

function openBook(began: number) {
  const seconds: Second[] = []
  const kinds = new Map<string, { count: number; readonly first: string }>()
  const secondAt = (at: number) => {
    const nth = Math.floor((at - began) / 1_000)
    while (seconds.length <= nth) seconds.push({ took: [], shed: 0, errors: 0 })
    return seconds[nth] as Second
  }
  const err = (at: number, kind: string, words: string) => {
    secondAt(at).errors += 1
    const known = kinds.get(kind)
    if (known) known.count += 1
    else kinds.set(kind, { count: 1, first: words })
  }
  return {
    seconds,
    failures: () => [...kinds].map(([kind, { count, first }]) => `${count} times ${kind}: ${first}`),
    hear({ began: at, ms, reply, isExpected }: Heard): void {
      if (reply.status === 503 && reply.retryAfter !== undefined) secondAt(at).shed += 1
      else if (!isExpected) err(at, String(reply.status), reply.text.slice(0, 300))
      else if (ms > PATIENCE_MS) err(at, 'too late', `${Math.round(ms)} ms`)
      else secondAt(at).took.push(ms)
    },
    fail: (error: unknown): void => err(performance.now(), 'no answer', String(error)),
  }
}

/** Connections, each for one call at a time. Those that were given back longest ago go first, so that none is idle for long. */
async function openWires(port: number): Promise<Wire> {
  const free = await Promise.all(Array.from({ length: WIRES.first }, () => openWire(port)))
  let lent = 0
  return {
    async ask(request) {
      if (lent >= WIRES.most) throw TOO_MANY
      lent += 1
      try {
        const wire = free.shift() ?? (await openWire(port))
        const reply = await wire.ask(request)
        free.push(wire)
        return reply
      } finally {
        lent -= 1
      }
    },
    close: () => {
      for (const wire of free) wire.close()
    },
  }
}
