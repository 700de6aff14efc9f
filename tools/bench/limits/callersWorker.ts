import { type Turn, takeTurn } from './takeTurn.ts'
import { openWire } from './wire.ts'
import { answerParent } from './workers.ts'

/* Makes a benchmark's calls in a separate process, so that they slow down neither the measuring nor the measured one. */

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
  /** The answers of the first refused ones. */
  readonly refused: readonly string[]
  readonly refusals: number
  /** The kept text of each turn's last call, with the indexes of its caller and turn. */
  readonly kept: readonly { readonly caller: number; readonly turn: number; readonly text: string }[]
}

const SHOWN_REFUSALS = 3

answerParent<Round, Outcome>(callAll)

/** Runs all callers at once, each on its own connection. */
async function callAll({ port, ms, callers, once }: Round): Promise<Outcome> {
  const wires = await Promise.all(callers.map(() => openWire(port)))
  const took: number[] = []
  const refused: string[] = []
  const kept: Outcome['kept'][number][] = []
  const began = performance.now()
  await Promise.all(
    callers.map(async (turns, caller) => {
      const wire = wires[caller]
      for (let turn = 0; wire && turns.length > 0 && performance.now() < began + ms; turn++) {
        if (once && turn === turns.length) return
        const text = await takeTurn(wire, turns[turn % turns.length] ?? [], (heard) => {
          if (heard.isExpected) took.push(heard.ms)
          else refused.push(`${heard.reply.status} ${heard.reply.text.slice(0, 300)}`)
        })
        if (text !== undefined) kept.push({ caller, turn: turn % turns.length, text })
      }
    }),
  )
  const seconds = (performance.now() - began) / 1_000
  for (const wire of wires) wire.close()
  return { took, seconds, refused: refused.slice(0, SHOWN_REFUSALS), refusals: refused.length, kept }
}
