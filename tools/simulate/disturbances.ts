import type { SeededRandom } from '../seededRandom.ts'
import { FAULTY_MODELS, MODELS } from './business.ts'
import { type SimulatedProcess, type Surroundings, startSimulatedProcess } from './simulatedProcess.ts'
import { CALM, type Weather } from './wire.ts'

const PROCESSES = 3
/** So long things go wrong; then everything must come to rest. */
const DISTURBED_MS = 12_000

/** The processes, and what becomes of them and of their wires; in the end all run on code without the fault. */
export class Disturbances {
  readonly counts = { crashes: 0, takeovers: 0 }
  processes: readonly SimulatedProcess[]
  weather: Weather = CALM
  isOver = false
  readonly #shared: Surroundings
  readonly #random: SeededRandom
  /** Whether the code still has the fault that cannot take a broken event. */
  #isFaulty = true

  constructor(shared: Omit<Surroundings, 'weather'>, random: SeededRandom) {
    this.#shared = { ...shared, weather: () => this.weather }
    this.#random = random
    this.processes = Array.from({ length: PROCESSES }, () => this.#start())
  }

  async run(): Promise<void> {
    const { time } = this.#shared
    while (time.now() < DISTURBED_MS) {
      await time.sleep(this.#random.between(100, 2_000))
      this.#disturb(this.#random.between(0, PROCESSES - 1))
    }
    this.weather = CALM
    await time.sleep(5_000)
    this.#isFaulty = false
    for (let nth = 0; nth < PROCESSES; nth++) await this.#restart(nth, 500)
    await this.#rebuildAll()
    this.isOver = true
  }

  #disturb(nth: number): void {
    const random = this.#random
    const happening = random.oneOf(['weather', 'weather', 'crash', 'lost locks', 'rebuild'] as const)
    if (happening === 'weather') this.#changeWeather()
    else if (happening === 'crash') void this.#restart(nth, random.between(0, 3_000))
    else if (happening === 'rebuild') this.#rebuild()
    else {
      this.processes[nth]?.loseLocks()
      this.counts.takeovers += 1
    }
  }

  #start(): SimulatedProcess {
    return startSimulatedProcess(this.#shared, this.#isFaulty ? FAULTY_MODELS : MODELS)
  }

  #changeWeather(): void {
    const random = this.#random
    const share = (most: number) => (random.percent(50) ? random.between(0, most) : 0)
    this.weather = random.percent(25)
      ? CALM
      : { lostQuestions: share(15), lostAnswers: share(25), doubled: share(20), slow: share(15) }
  }

  async #restart(nth: number, afterMs: number): Promise<void> {
    const process = this.processes[nth]
    if (!process?.isAlive()) return
    process.crash()
    this.counts.crashes += 1
    await this.#shared.time.sleep(afterMs)
    this.processes = this.processes.with(nth, this.#start())
  }

  #rebuild(): void {
    const { records } = this.#shared
    const model = this.#random.oneOf(MODELS)
    if (!this.#isBuilding(model.name)) records.begin(model)
  }

  /** As an operator does after a mend: what faulty code set aside is in the new rows. */
  async #rebuildAll(): Promise<void> {
    const { records, time } = this.#shared
    for (const model of MODELS) {
      while (this.#isBuilding(model.name)) await time.sleep(500)
      if (records.live(model.name)?.deadLetters.length) records.begin(model)
    }
  }

  #isBuilding(name: string): boolean {
    return this.#shared.records.open().some((one) => one.name === name && one.status === 'building')
  }
}
