import { createHash } from 'node:crypto'
import { createMemoryEventStore } from '../../server/eventstore/memory/memoryEventStore.ts'
import type { EventStore, RecordedEvent } from '../../server/eventstore/port.ts'
import { createSeededRandom, type SeededRandom } from '../seededRandom.ts'
import { MODELS } from './business.ts'
import { type Callers, type Intent, startCallers } from './callers.ts'
import { Disturbances } from './disturbances.ts'
import { createLocks } from './locks.ts'
import { faultsOfModel, LogOracle } from './oracle.ts'
import type { Plant } from './simulatedProcess.ts'
import { createRecords, type Kept } from './simulatedRecords.ts'
import { inVirtualTime, type VirtualTime } from './virtualTime.ts'

/** What one schedule came to. */
export interface Outcome {
  /** The first contradictions, in sentences; empty when everything held. */
  readonly faults: readonly string[]
  readonly steps: number
  readonly virtualMs: number
  readonly acknowledged: number
  readonly events: number
  readonly crashes: number
  readonly takeovers: number
  readonly setAside: number
  readonly cutOvers: number
  /** Names the history: the same for the same seed and code. */
  readonly digest: string
}

/**
 * Lets three processes of the product live through one schedule, which the seed alone decides: who is heard when, which answers are lost, who
 * dies. Real are the command handler with its keys, locks, kept folds and sendings, the memory adapter of the event store, and of the read
 * models the workers, groups, retries, dead letters, row caches and folds. Modelled are the wires, PostgreSQL's rows, checkpoints and locks, how
 * a process asks for locks and waits for read models, and a small business. The product's APIs, its own projections and its SQL are not in it:
 * those the drill kills.
 * @param plant a bug to be found
 */
export async function simulate(seed: number, plant: Plant = {}): Promise<Outcome> {
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
  readonly #records = createRecords()
  readonly #oracle = new LogOracle()
  readonly #checked = new Map<Kept, string>()
  readonly #faults: string[] = []
  readonly #store: EventStore
  readonly #disturbances: Disturbances
  readonly #counts = { setAside: 0, cutOvers: 0 }

  constructor(time: VirtualTime, random: SeededRandom, plant: Plant) {
    this.#time = time
    this.#random = random
    this.#store = createMemoryEventStore(() => new Date(time.now()))
    for (const model of MODELS) this.#records.begin(model)
    const shared = { time, random, plant, store: this.#store, records: this.#records, locks: createLocks() }
    this.#disturbances = new Disturbances(shared, random.fork())
  }

  async run(): Promise<Outcome> {
    const watching = new AbortController()
    const watched = this.#watch(watching.signal)
    const acknowledged = (intent: Intent) => this.#checkAnswer(intent)
    const calling = {
      time: this.#time,
      random: this.#random.fork(),
      acknowledged,
      processes: () => this.#disturbances.processes,
    }
    const callers = startCallers(calling, WISHES_EACH)
    void this.#disturbances.run()
    let steps = await this.#goOn(() => this.#isAtRest(callers))
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

  /** Sees each event as soon as it is in the log. */
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
        this.#faults.push(`it did not come to rest: ${this.#standing()}`)
        return steps
      }
      this.#checkModels()
    }
  }

  #standing(): string {
    const models = this.#records
      .open()
      .map(
        (one) =>
          `${one.name} ${one.generation} ${one.status} at ${one.position}, ${one.deadLetters.length} set aside`,
      )
    return [`${this.#log.length} events`, ...models].join('; ')
  }

  /** Everybody was answered, and every read model has seen everything. */
  #isAtRest(callers: Callers): boolean {
    const isCaughtUp = (one: Kept) =>
      one.status === 'live' && Number(one.position) === this.#log.length && one.deadLetters.length === 0
    return this.#disturbances.isOver && callers.areDone() && this.#records.open().every(isCaughtUp)
  }

  #checkModels(): void {
    for (const kept of this.#records.open()) {
      const now = `${kept.status} ${kept.position} ${kept.deadLetters.length}`
      const before = this.#checked.get(kept)
      if (now === before) continue
      this.#checked.set(kept, now)
      this.#count(kept, before)
      const projection = MODELS.find(({ name }) => name === kept.name)
      if (projection) this.#faults.push(...faultsOfModel(kept, projection, this.#log))
    }
  }

  #count(kept: Kept, before = 'live 0 0'): void {
    if (before.startsWith('building') && kept.status === 'live') this.#counts.cutOvers += 1
    if (kept.deadLetters.length > Number(before.split(' ')[2])) this.#counts.setAside += 1
  }

  /** What is acknowledged is there as a whole and once, and readers see it unless they were told otherwise. */
  #checkAnswer({ command, wish, answers }: Intent): void {
    const events = this.#effectsOf(command.id)
    const name = `${wish.verb} ${command.id}`
    const isWhole = events.length === (wish.verb === 'recharge' ? 1 : 3)
    if (!isWhole) this.#faults.push(`${name} was acknowledged and left ${events.length} events`)
    const [first, last] = [answers[0], answers.at(-1)]
    if (first?.left !== last?.left)
      this.#faults.push(`${name} was answered ${first?.left}, then ${last?.left}`)
    const end = Math.max(...events.map(({ position }) => Number(position)))
    const behind = MODELS.filter(({ name: model }) => Number(this.#records.live(model)?.position ?? 0) < end)
    if (last?.isReadable && behind.length > 0)
      this.#faults.push(`${name} counts as readable at ${end}, and is not: ${this.#standing()}`)
  }

  /** What was refused is not there, and what nobody heard of is there as a whole or not at all. */
  #checkEnd({ intents }: Callers): void {
    for (const { command, wish, answers, refusals, silent } of intents) {
      const found = this.#effectsOf(command.id).length
      const whole = wish.verb === 'recharge' ? 1 : 3
      const isRefused = refusals.length > 0 && silent === 0
      const may = answers.length > 0 ? [whole] : isRefused ? [0] : [0, whole]
      if (!may.includes(found))
        this.#faults.push(`${wish.verb} ${command.id} left ${found} events: ${refusals}`)
    }
  }

  #effectsOf(command: string): readonly RecordedEvent[] {
    return (this.#byCommand.get(command) ?? []).filter(({ type }) => type === 'moved')
  }

  #outcome({ intents }: Callers, steps: number): Outcome {
    const history = this.#log.map(({ id, position, recordedAt }) => `${id} ${position} ${recordedAt}`)
    const told = intents.map(({ answers, refusals, silent }) => JSON.stringify([answers, refusals, silent]))
    return {
      ...this.#disturbances.counts,
      ...this.#counts,
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
