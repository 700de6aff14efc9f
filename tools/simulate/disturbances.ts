import type { SeededRandom } from '../seededRandom.ts'
import { type SimulatedProcess, type Surroundings, startSimulatedProcess } from './simulatedProcess.ts'
import { CALM, type Weather } from './wire.ts'

const PROCESSES = 3
/** The duration of crashes and bad wires; then everything must settle. */
const DISTURBED_MS = 12_000

/** Starts the processes, crashes and restarts them, and disturbs their wires. */
export class Disturbances {
  crashes = 0
  processes: readonly SimulatedProcess[]
  weather: Weather = CALM
  isOver = false
  readonly #shared: Surroundings
  readonly #random: SeededRandom

  constructor(shared: Omit<Surroundings, 'weather'>, random: SeededRandom) {
    this.#shared = { ...shared, weather: () => this.weather }
    this.#random = random
    this.processes = Array.from({ length: PROCESSES }, () => startSimulatedProcess(this.#shared))
  }

  async run(): Promise<void> {
    const { time } = this.#shared
    while (time.now() < DISTURBED_MS) {
      await time.sleep(this.#random.between(100, 2_000))
      if (this.#random.percent(60)) this.#changeWeather()
      else void this.#restart(this.#random.between(0, PROCESSES - 1))
    }
    this.weather = CALM
    await time.sleep(5_000)
    this.isOver = true
  }

  #changeWeather(): void {
    const random = this.#random
    const share = (most: number) => (random.percent(50) ? random.between(0, most) : 0)
    this.weather = random.percent(25)
      ? CALM
      : { lostQuestions: share(15), lostAnswers: share(25), doubled: share(20), slow: share(15) }
  }

  async #restart(nth: number): Promise<void> {
    const process = this.processes[nth]
    if (!process?.isAlive()) return
    process.crash()
    this.crashes += 1
    await this.#shared.time.sleep(this.#random.between(0, 3_000))
    this.processes = this.processes.with(nth, startSimulatedProcess(this.#shared))
  }
}
