import { setTimeout as pause } from 'node:timers/promises'
import { type Reply, requestText, type Wire } from './wire.ts'

/** One call of a turn. `§key§` in its body becomes a new key each time, and `§kept§` what the call before it kept. */
export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token: string
  readonly body: string
  /** A part of every answer that is no refusal. */
  readonly expected: string
  /** What is kept of the answer: the first group of this pattern. */
  readonly kept?: string
}

/** What one caller does in one go, one call after the other. */
export type Turn = readonly Call[]

/** The outcome of one call. */
export interface Heard {
  /** How long its caller waited. */
  readonly ms: number
  readonly reply: Reply
  readonly isExpected: boolean
}

/**
 * Makes the calls of a turn until one is refused. A caller whose turn has begun obeys the Retry-After of a shed call.
 * @returns what the last call kept
 * @throws Error when the connection is lost
 */
export async function takeTurn(
  wire: Pick<Wire, 'ask'>,
  turn: Turn,
  hear: (heard: Heard) => void,
): Promise<string | undefined> {
  let kept: string | undefined
  for (const [nth, call] of turn.entries()) {
    let heard = await ask(wire, call, kept)
    hear(heard)
    while (nth > 0 && heard.reply.retryAfter !== undefined) {
      await pause(heard.reply.retryAfter * 1_000)
      heard = await ask(wire, call, kept)
      hear(heard)
    }
    if (!heard.isExpected) return undefined
    kept = call.kept === undefined ? undefined : new RegExp(call.kept).exec(heard.reply.text)?.[1]
  }
  return kept
}

async function ask(wire: Pick<Wire, 'ask'>, call: Call, kept = ''): Promise<Heard> {
  const body = call.body.replace('§key§', () => crypto.randomUUID()).replace('§kept§', kept)
  const request = requestText({ ...call, body })
  const began = performance.now()
  const reply = await wire.ask(request)
  const ms = performance.now() - began
  const isExpected = reply.status === 200 && reply.text.includes(call.expected)
  return { ms, reply, isExpected }
}
