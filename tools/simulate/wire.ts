import type { SeededRandom } from '../seededRandom.ts'
import type { VirtualTime } from './virtualTime.ts'

/** Faults of a wire, each as a percentage. */
export interface Weather {
  /** The question never arrives. */
  readonly lostQuestions: number
  /** The question arrives and its answer is lost. */
  readonly lostAnswers: number
  /** The question arrives twice. */
  readonly doubled: number
  /** One of the two messages takes seconds. */
  readonly slow: number
}

export const CALM: Weather = { lostQuestions: 0, lostAnswers: 0, doubled: 0, slow: 0 }

/** Everything between a process and the event store. A message in transit is delivered even if the process dies; a dead process receives nothing. */
export interface Wire {
  /**
   * Carries a question to the store and its answer back.
   * @param perform what the store does, at one moment
   * @param how.failure the error when no answer arrives
   * @param how.timeoutMs how long the process waits; it notices a lost answer by then
   */
  ask<T>(perform: () => T | Promise<T>, how: { failure: () => Error; timeoutMs: number }): Promise<T>
}

export function createWire(
  { time, random, weather }: { time: VirtualTime; random: SeededRandom; weather: () => Weather },
  owner: { isAlive(): boolean },
): Wire {
  function delay(): number {
    if (random.percent(weather().slow)) return random.between(200, 6_000)
    return random.between(0, 8)
  }

  function carry<T>(perform: () => T | Promise<T>, answer: (outcome: Promise<T>) => void): void {
    time.after(delay(), async () => {
      const outcome = (async () => perform())()
      await outcome.catch(() => undefined)
      if (!random.percent(weather().lostAnswers)) time.after(delay(), () => answer(outcome))
    })
  }

  /** Nobody waits for the answer to a duplicate. */
  function carryOnceOrTwice<T>(perform: () => T | Promise<T>, answer: (outcome: Promise<T>) => void): void {
    carry(perform, answer)
    if (random.percent(weather().doubled)) carry(perform, () => undefined)
  }

  function ask<T>(perform: () => T | Promise<T>, how: { failure: () => Error; timeoutMs: number }) {
    return new Promise<T>((resolve, reject) => {
      const tell = (settle: () => void) => {
        giveUp()
        if (owner.isAlive()) settle()
      }
      const fail = () => tell(() => reject(how.failure()))
      // a cut connection is noticed at once, silence only at the time limit
      const isNoticed = random.percent(50)
      const giveUp = time.after(how.timeoutMs, fail)
      if (!owner.isAlive()) return giveUp()
      if (!random.percent(weather().lostQuestions))
        carryOnceOrTwice(perform, (outcome) => tell(() => resolve(outcome)))
      else if (isNoticed) time.after(delay(), fail)
    })
  }

  return { ask }
}
