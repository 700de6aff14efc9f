import { setTimeout as pause } from 'node:timers/promises'
import { type Reply, requestText, type Wire } from './wire.ts'

/** A call of a turn. In its body, `§key§` becomes a new key each time, and `§kept§` the text kept by the previous call. */
export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token: string
  readonly body: string
  /** A part of every answer that is no refusal. */
  readonly expected: string
  /** A pattern whose first group is kept from the answer. */
  readonly kept?: string
}

/** The calls of a caller's turn, in order. */
export type Turn = readonly Call[]

/** The outcome of one call. */
export interface Heard {
  /** How long its caller waited. */
  readonly ms: number
  readonly reply: Reply
  readonly isExpected: boolean
}

/**
 * Makes the calls of a turn until one is refused. After the first call, it waits for the Retry-After of a shed call.
 * @returns the text kept by the last call
 * @throws Error if the connection is lost
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
