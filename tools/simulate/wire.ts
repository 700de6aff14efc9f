import type { SeededRandom } from '../seededRandom.ts'
import type { VirtualTime } from './virtualTime.ts'

/** What can go wrong on a wire, each so many times out of a hundred. */
export interface Weather {
  /** The question never gets there. */
  readonly lostQuestions: number
  /** The question gets there and the answer does not come back. */
  readonly lostAnswers: number
  /** The question gets there twice. */
  readonly doubled: number
  /** One of the two takes seconds. */
  readonly slow: number
}

export const CALM: Weather = { lostQuestions: 0, lostAnswers: 0, doubled: 0, slow: 0 }

/** Everything between a process and the event store. What is under way goes on when the process dies, and nothing comes back to it. */
export interface Wire {
  /**
   * Carries a question there and its answer back.
   * @param perform what the other side does at one moment
   * @param how.failure the error when no answer comes
   * @param how.timeoutMs how long the asker waits; a lost answer is noticed by then
   */
  ask<T>(perform: () => T | Promise<T>, how: { failure: () => Error; timeoutMs: number }): Promise<T>
  /** How long one way takes. */
  delay(): number
}

export function createWire(
  { time, random, weather }: { time: VirtualTime; random: SeededRandom; weather: () => Weather },
  owner: { isAlive(): boolean },
): Wire {
  function delay(): number {
    if (random.percent(weather().slow)) return random.between(200, 6_000)
    return random.between(0, 8)
  }

  function carry<T>(perform: () => T | Promise<T>, answer: (outcome: () => T) => void): void {
    time.after(delay(), async () => {
      const outcome = await settled(perform)
      if (!random.percent(weather().lostAnswers)) time.after(delay(), () => answer(outcome))
    })
  }

  /** Or twice, which the asker does not hear of. */
  function carryOnce<T>(perform: () => T | Promise<T>, answer: (outcome: () => T) => void): void {
    carry(perform, answer)
    if (random.percent(weather().doubled)) carry(perform, () => undefined)
  }

  function ask<T>(perform: () => T | Promise<T>, how: { failure: () => Error; timeoutMs: number }) {
    return new Promise<T>((resolve, reject) => {
      const tell = (outcome: () => T) => {
        giveUp()
        if (owner.isAlive()) settle(outcome, { resolve, reject })
      }
      const fail = () => tell(() => fault(how.failure()))
      // a cut connection is noticed at once, silence only in the end
      const isNoticed = random.percent(50)
      const giveUp = time.after(how.timeoutMs, fail)
      if (!owner.isAlive()) return giveUp()
      if (!random.percent(weather().lostQuestions)) carryOnce(perform, tell)
      else if (isNoticed) time.after(delay(), fail)
    })
  }

  return { ask, delay }
}

async function settled<T>(perform: () => T | Promise<T>): Promise<() => T> {
  try {
    const value = await perform()
    return () => value
  } catch (error) {
    return () => fault(error)
  }
}

function settle<T>(
  outcome: () => T,
  { resolve, reject }: { resolve: (value: T) => void; reject: (error: unknown) => void },
): void {
  try {
    resolve(outcome())
  } catch (error) {
    reject(error)
  }
}

function fault(error: unknown): never {
  throw error
}
