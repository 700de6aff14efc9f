import { setTimeout as wait } from 'node:timers/promises'
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import { TIME_LIMITS } from './timeLimits.ts'
import { UnavailableError } from './unavailable.ts'

/** A circuit breaker before whoever keeps records: it is closed while they answer. */
export interface Circuit {
  readonly isOpen: boolean
  /**
   * Lets a call through.
   * @throws UnavailableError at once while the circuit is open, and as soon as it opens
   */
  pass<T>(call: () => Promise<T>): Promise<T>
  /** Hears when it opens and when it closes again. */
  onChange(listener: (isOpen: boolean) => void): void
  /** Asks no more. */
  stop(): void
}

export interface CircuitOptions {
  /** Whose it is, for messages. */
  readonly name: string
  /** Asks whether they are there. Its outcome alone opens and closes the circuit, so that no caller has to find out. */
  readonly probe: () => Promise<unknown>
  /** How often it asks, how long an answer may take, and how many may be missed; the product's own unless told. */
  readonly timeLimits?: Readonly<Record<'beatMs' | 'beatAnswerMs' | 'missedBeats', number>>
}

/** Asks again and again from now on. One slow statement says nothing about everybody else's, so calls themselves are not counted. */
export function createCircuit({ name, probe, timeLimits = TIME_LIMITS }: CircuitOptions): Circuit {
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(timeLimits.missedBeats),
    halfOpenAfter: 0,
  })
  const ending = new AbortController()
  const underWay = new Set<(error: UnavailableError) => void>()
  const listeners = new Set<(isOpen: boolean) => void>()
  let isOpen = false

  function change(toOpen: boolean): void {
    if (isOpen === toOpen) return
    isOpen = toOpen
    if (isOpen) for (const giveUp of underWay) giveUp(away(true))
    for (const listener of listeners) listener(isOpen)
  }

  const away = (isUnderWay: boolean) => new UnavailableError(`the ${name} does not answer`, { isUnderWay })

  async function beat(): Promise<void> {
    const { signal } = ending
    while (!signal.aborted) {
      const next = wait(timeLimits.beatMs, undefined, { signal, ref: false }).catch(() => undefined)
      await breaker.execute(() => heard(probe(), timeLimits.beatAnswerMs)).catch(() => undefined)
      change(breaker.state !== CircuitState.Closed)
      await next
    }
  }

  void beat()
  return {
    get isOpen() {
      return isOpen
    },
    async pass(call) {
      if (isOpen) throw away(false)
      const opened = Promise.withResolvers<never>()
      underWay.add(opened.reject)
      try {
        return await Promise.race([call(), opened.promise])
      } finally {
        underWay.delete(opened.reject)
      }
    },
    onChange: (listener) => void listeners.add(listener),
    stop: () => ending.abort(),
  }
}

/** So many parts the time of a beat is waited for in. */
const PARTS = 10

/**
 * The answer of a beat. Its time is counted in parts, so that whatever holds up this process takes one of them and not all: after a
 * standstill, timers come before what has arrived meanwhile.
 * @throws UnavailableError when there is none in time
 */
async function heard<T>(answer: Promise<T>, withinMs: number): Promise<T> {
  const over = new AbortController()
  const late = async () => {
    for (let part = 0; part < PARTS; part++)
      await wait(withinMs / PARTS, undefined, { signal: over.signal, ref: false })
    throw new UnavailableError(`no answer within ${withinMs} ms`)
  }
  try {
    return await Promise.race([answer, late()])
  } finally {
    over.abort()
  }
}

/** What the log says when records went away or came back. */
export function availabilityOf(name: string, isAway: boolean): string {
  return isAway ? `the ${name} does not answer: calls that need it are refused` : `the ${name} answers again`
}
