import { createHash } from 'node:crypto'
import { createMemoryEventStore } from '../../server/eventstore/memory/memoryEventStore.ts'
import type { EventStore, RecordedEvent } from '../../server/eventstore/port.ts'
import { runAudits } from '../../server/runtime/verify/audit.ts'
import { auditSeries } from '../../server/runtime/verify/invariantsOfSeries.ts'
import { createSeededRandom, type SeededRandom } from '../seededRandom.ts'
import { effectsOf } from './business.ts'
import { type Callers, type Intent, startCallers } from './callers.ts'
import { Disturbances } from './disturbances.ts'
import { LogOracle } from './oracle.ts'
import type { Plant } from './simulatedProcess.ts'
import { inVirtualTime, type VirtualTime } from './virtualTime.ts'

/** The result of one schedule. */
export interface Outcome {
  /** The first contradictions, in sentences; empty when everything held. */
  readonly faults: readonly string[]
  readonly steps: number
  readonly virtualMs: number
  readonly acknowledged: number
  readonly events: number
  readonly crashes: number
  /** Names the history: the same for the same seed and code. */
  readonly digest: string
}

/**
 * Runs three processes through one schedule, which the seed alone decides: when messages arrive, which answers are lost, which process dies.
 * Real are the command handler with its keys, locks, cached folds and retries, and the memory adapter of the event store. Modelled are the
 * wires and a small business. The APIs, the read models and the SQL are tested by the drill.
 * @param plant a bug to be found
 */
export async function simulate(seed: number, plant: Plant = (store) => store): Promise<Outcome> {
  const random = createSeededRandom(seed)
  return inVirtualTime(random.fork(), (time) => new Simulation(time, random, plant).run())
}

const AT_REST_BY_MS = 150_000
const WISHES_EACH = 8
const MOST_FAULTS = 5

class Simulation {
  readonly #time: VirtualTime
  readonly #random: SeededRandom
  readonly #log: RecordedEvent[] = []
  readonly #byCommand = new Map<string, RecordedEvent[]>()
  readonly #oracle = new LogOracle()
  readonly #faults: string[] = []
  readonly #store: EventStore
  readonly #disturbances: Disturbances

  constructor(time: VirtualTime, random: SeededRandom, plant: Plant) {
    this.#time = time
    this.#random = random
    this.#store = createMemoryEventStore(() => new Date(time.now()))
    this.#disturbances = new Disturbances({ time, random, plant, store: this.#store }, random.fork())
  }

  async run(): Promise<Outcome> {
    const watching = new AbortController()
    const watched = this.#watch(watching.signal)
    const callers = startCallers(
      {
        time: this.#time,
        random: this.#random.fork(),
        acknowledged: (intent) => this.#checkAnswer(intent),
        processes: () => this.#disturbances.processes,
      },
      WISHES_EACH,
    )
    void this.#disturbances.run()
    let steps = await this.#goOn(() => this.#disturbances.isOver && callers.areDone())
    let isAsked = false
    void callers.askAgain().then(() => {
      isAsked = true
    })
    steps += await this.#goOn(() => isAsked)
    if (this.#faults.length === 0) this.#checkEnd(callers)
    for (const one of this.#disturbances.processes) one.crash()
    watching.abort()
    await watched
    return this.#outcome(callers, steps)
  }

  /** Checks each event as soon as it is in the log. */
  async #watch(signal: AbortSignal): Promise<void> {
    for await (const { events } of this.#store.subscribe({ signal }))
      for (const event of events) {
        this.#log.push(event)
        this.#faults.push(...this.#oracle.take(event))
        const command = event.meta.$causationId ?? ''
        this.#byCommand.set(command, [...(this.#byCommand.get(command) ?? []), event])
      }
  }

  /** @returns the steps it took */
  async #goOn(isDone: () => boolean): Promise<number> {
    for (let steps = 0; ; steps++) {
      if (this.#faults.length > 0 || isDone()) return steps
      if (!(await this.#time.step()) || this.#time.now() > AT_REST_BY_MS) {
        this.#faults.push(`it did not come to rest with ${this.#log.length} events`)
        return steps
      }
    }
  }

  /** Acknowledged commands are in the log completely and once, and a repeated call gets the same answer. */
  #checkAnswer({ command, wish, answers }: Intent): void {
    const events = this.#effectsOf(command.id)
    const name = `${wish.verb} ${command.id}`
    if (events.length !== effectsOf(wish))
      this.#faults.push(`${name} was acknowledged and left ${events.length} events`)
    const [first, last] = [answers[0], answers.at(-1)]
    if (first?.left !== last?.left)
      this.#faults.push(`${name} was answered ${first?.left}, then ${last?.left}`)
  }

  /** Refused commands are not in the log; unanswered ones are there completely or not at all; invariant 11 holds. */
  #checkEnd({ intents }: Callers): void {
    this.#faults.push(...runAudits([auditSeries()], this.#log).flatMap(({ violations }) => violations))
    for (const { command, wish, answers, refusals, silent } of intents) {
      const found = this.#effectsOf(command.id).length
      // a later look may place what an earlier one could not
      const isRefused = refusals.length > 0 && silent === 0 && wish.verb !== 'look'
      const may = answers.length > 0 ? [effectsOf(wish)] : isRefused ? [0] : [0, effectsOf(wish)]
      if (!may.includes(found))
        this.#faults.push(`${wish.verb} ${command.id} left ${found} events: ${refusals}`)
    }
  }

  #effectsOf(command: string): readonly RecordedEvent[] {
    return (this.#byCommand.get(command) ?? []).filter(({ type }) => type !== 'key.used')
  }

  #outcome({ intents }: Callers, steps: number): Outcome {
    const history = this.#log.map(({ id, position, recordedAt }) => `${id} ${position} ${recordedAt}`)
    const told = intents.map(({ answers, refusals, silent }) => JSON.stringify([answers, refusals, silent]))
    return {
      crashes: this.#disturbances.crashes,
      faults: this.#faults.slice(0, MOST_FAULTS),
      steps,
      virtualMs: this.#time.now(),
      acknowledged: intents.filter(({ answers }) => answers.length > 0).length,
      events: this.#log.length,
      digest: createHash('sha256')
        .update([...history, ...told, steps].join('\n'))
        .digest('hex')
        .slice(0, 12),
    }
  }
}
