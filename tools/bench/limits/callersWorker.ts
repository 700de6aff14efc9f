import { type Turn, takeTurn } from './takeTurn.ts'
import { openWire } from './wire.ts'
import { answerParent } from './workers.ts'

/* Makes a benchmark's calls in a process of its own, so that neither who measures nor who is measured waits for it. */

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

const SHOWN_REFUSALS = 3

answerParent<Round, Outcome>(callAll)

/** Lets all callers call at once, each on a connection of its own. */
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
