import { setTimeout as wait } from 'node:timers/promises'
import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'
import { TIME_LIMITS } from './timeLimits.ts'
import { UnavailableError } from './unavailable.ts'

/** A circuit breaker before a database or event store: it is closed while that answers. */
export interface Circuit {
  readonly isOpen: boolean
  /**
   * Lets a call through.
   * @throws UnavailableError at once while the circuit is open, and as soon as it opens
   */
  pass<T>(call: () => Promise<T>): Promise<T>
  /** Runs the listener when it opens and when it closes again. */
  onChange(listener: (isOpen: boolean) => void): void
  /** Ends the probing. */
  stop(): void
}

/** How often to probe, how long an answer may take, and how many in a row may be missed. */
export type CircuitLimits = Readonly<Record<'beatMs' | 'beatAnswerMs' | 'missedBeats', number>>

export interface CircuitOptions {
  /** For messages. */
  readonly name: string
  /** A small query. Only its outcome opens and closes the circuit, because one slow call says nothing about the others. */
  readonly probe: () => Promise<unknown>
  readonly limits?: CircuitLimits | undefined
}

/** Probes from now on until it is stopped. */
export function createCircuit({ name, probe, limits = TIME_LIMITS }: CircuitOptions): Circuit {
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(limits.missedBeats),
    halfOpenAfter: 0,
  })
  const probing = wrap(breaker, timeout(limits.beatAnswerMs, TimeoutStrategy.Aggressive).dangerouslyUnref())
  const ending = new AbortController()
  const underWay = new Set<(error: UnavailableError) => void>()
  const listeners = new Set<(isOpen: boolean) => void>()
  const away = (isUnderWay: boolean) => new UnavailableError(`the ${name} does not answer`, { isUnderWay })
  let isOpen = false

  function change(toOpen: boolean): void {
    if (isOpen === toOpen) return
    isOpen = toOpen
    if (isOpen) for (const giveUp of underWay) giveUp(away(true))
    for (const listener of listeners) listener(isOpen)
  }

  async function beat(): Promise<void> {
    const { signal } = ending
    const pause = () => wait(limits.beatMs, undefined, { signal, ref: false }).catch(() => undefined)
    for (let next = pause(); ; ) {
      await next
      if (signal.aborted) return
      next = pause()
      await probing.execute(probe).catch(() => undefined)
      change(breaker.state !== CircuitState.Closed)
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

/** The log message when a store becomes unavailable or available. */
export function availabilityOf(name: string, isAway: boolean): string {
  return isAway ? `the ${name} does not answer: calls that need it are refused` : `the ${name} answers again`
}
