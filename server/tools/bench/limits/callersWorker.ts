import { openWire, requestText, type Wire } from './wire.ts'
import { answerParent } from './workers.ts'

/* Makes a benchmark's calls in a process of its own, so that neither who measures nor who is measured waits for it. */

/** One call of a turn. `§key§` in its body becomes a new key each time, and `§kept§` what the call before it kept. */
export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token: string
  readonly body: string
  /** Stands in every answer that is no refusal. */
  readonly expected: string
  /** What is kept of the answer: the first group of this pattern. */
  readonly kept?: string
}

/** What one caller does in one go, one call after the other. */
export type Turn = readonly Call[]

/** A window of load: each caller goes through its turns, again and again, until the time is over or, `once`, they are through. */
export interface Round {
  readonly port: number
  readonly ms: number
  readonly callers: readonly (readonly Turn[])[]
  readonly once: boolean
}

export interface Outcome {
  /** Of each call that was answered as expected, in milliseconds. */
  readonly took: readonly number[]
  readonly seconds: number
  /** What the first of the others answered. */
  readonly refused: readonly string[]
  readonly refusals: number
  /** What the last call of each turn kept, with the place of its caller and of its turn. */
  readonly kept: readonly { readonly caller: number; readonly turn: number; readonly text: string }[]
}

interface Tally {
  readonly took: number[]
  readonly refused: string[]
  readonly kept: Outcome['kept'][number][]
  refusals: number
}

const SHOWN_REFUSALS = 3

answerParent<Round, Outcome>(callAll)

/** Lets all callers call at once, each on a connection of its own. */
async function callAll({ port, ms, callers, once }: Round): Promise<Outcome> {
  const wires = await Promise.all(callers.map(() => openWire(port)))
  const tally: Tally = { took: [], refused: [], kept: [], refusals: 0 }
  const began = performance.now()
  const until = began + ms
  await Promise.all(
    callers.map(async (turns, caller) => {
      const wire = wires[caller]
      for (let turn = 0; wire && turns.length > 0 && performance.now() < until; turn++) {
        if (once && turn === turns.length) return
        const text = await takeTurn(wire, turns[turn % turns.length] ?? [], tally)
        if (text !== undefined) tally.kept.push({ caller, turn: turn % turns.length, text })
      }
    }),
  )
  const seconds = (performance.now() - began) / 1_000
  for (const wire of wires) wire.close()
  return { ...tally, seconds }
}

/** @returns what the last call kept */
async function takeTurn(wire: Wire, turn: Turn, tally: Tally): Promise<string | undefined> {
  let kept: string | undefined
  for (const { method, path, token, body, expected, kept: pattern } of turn) {
    const filled = body.replace('§key§', () => crypto.randomUUID()).replace('§kept§', kept ?? '')
    const request = requestText(method, path, token, filled)
    const began = performance.now()
    const { status, text } = await wire.ask(request)
    const ms = performance.now() - began
    if (status !== 200 || !text.includes(expected)) {
      tally.refusals += 1
      if (tally.refused.length < SHOWN_REFUSALS) tally.refused.push(`${status} ${text.slice(0, 300)}`)
      return undefined
    }
    tally.took.push(ms)
    kept = pattern === undefined ? undefined : new RegExp(pattern).exec(text)?.[1]
  }
  return kept
}
