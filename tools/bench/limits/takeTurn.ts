import { setTimeout as pause } from 'node:timers/promises'
import { type Reply, requestText, type Wire } from './wire.ts'

/** One call of a turn. `§key§` in its body becomes a new key each time, and `§kept§` what the call before it kept. */
export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token: string
  readonly body: string
  /** The network address that a proxy says it comes from; this machine's unless told. */
  readonly from?: string
  /** Stands in every answer that is no refusal. */
  readonly expected: string
  /** What is kept of the answer: the first group of this pattern. */
  readonly kept?: string
}

/** What one caller does in one go, one call after the other. */
export type Turn = readonly Call[]

/** What came of one call. */
export interface Heard {
  /** When it was asked and for how long its caller waited, in milliseconds. */
  readonly began: number
  readonly ms: number
  readonly reply: Reply
  readonly isExpected: boolean
}

/**
 * Makes the calls of a turn until one is refused. Whoever has begun and is told to come again does so.
 * @param comeAgain waits until then; as many seconds as the answer says, unless told
 * @returns what the last call kept
 * @throws Error when the connection is lost
 */
export async function takeTurn(
  wire: Pick<Wire, 'ask'>,
  turn: Turn,
  hear: (heard: Heard) => void,
  comeAgain: (seconds: number) => Promise<unknown> = (seconds) => pause(seconds * 1_000),
): Promise<string | undefined> {
  let kept: string | undefined
  for (const [nth, call] of turn.entries()) {
    let heard = await ask(wire, call, kept)
    hear(heard)
    while (nth > 0 && heard.reply.retryAfter !== undefined) {
      await comeAgain(heard.reply.retryAfter)
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
  const isExpected = reply.status === 200 && reply.text.includes(call.expected)
  return { began, ms: performance.now() - began, reply, isExpected }
}
