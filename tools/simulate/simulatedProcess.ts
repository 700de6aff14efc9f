import { setTimeout as wait } from 'node:timers/promises'
import { createCommandHandler, type HandleCommand } from '../../server/eventstore/commandHandler.ts'
import { silentLog } from '../../server/eventstore/consumer/followerLog.ts'
import { comparePositions, type EventStore, type Position } from '../../server/eventstore/port.ts'
import { LockTimeoutError } from '../../server/readmodels/engine/cutOver.ts'
import { buildBeside, leadLive, type WorkContext } from '../../server/readmodels/engine/leader.ts'
import type { ModelRecords } from '../../server/readmodels/engine/modelRecords.ts'
import type { Projection } from '../../server/readmodels/engine/projection.ts'
import { Progress } from '../../server/readmodels/engine/runnerProgress.ts'
import type { SeededRandom } from '../seededRandom.ts'
import type { Locks } from './locks.ts'
import { BUILT, type KeptRecords } from './simulatedRecords.ts'
import { storeOver } from './simulatedStore.ts'
import type { VirtualTime } from './virtualTime.ts'
import { createWire, type Weather, type Wire } from './wire.ts'

/** Puts a bug between the product's code and its records, to see that it is found. */
export interface Plant {
  readonly store?: (store: EventStore) => EventStore
  readonly records?: (records: ModelRecords) => ModelRecords
}

/** What processes share. */
export interface Surroundings {
  readonly time: VirtualTime
  readonly random: SeededRandom
  readonly store: EventStore
  readonly records: KeptRecords
  readonly locks: Locks
  weather(): Weather
  readonly plant: Plant
}

/** A process of the product: the real command handler, and real workers for the read models whose locks it gets. */
export interface SimulatedProcess {
  readonly handle: HandleCommand
  isAlive(): boolean
  /** As kill -9 does: nothing more comes to it; what it has sent still arrives. */
  crash(): void
  /** The database lets its locks go; it hears of that seconds later, and works on until then. */
  loseLocks(): void
}

const POLL_MS = 500
const READABLE_MS = 2_000
const DATABASE_MS = 4_000

/** @param models the code of its read models */
export function startSimulatedProcess(shared: Surroundings, models: readonly Projection[]): SimulatedProcess {
  const { time, plant } = shared
  const random = shared.random.fork()
  const ending = new AbortController()
  const isAlive = () => !ending.signal.aborted
  const wire = createWire({ time, random, weather: shared.weather }, { isAlive })
  const breaks = () => shared.weather().lostAnswers
  const { store: plantedStore = same, records: plantedRecords = same } = plant
  const store = plantedStore(storeOver(shared.store, { wire, time, random, breaks }))
  const records = plantedRecords(recordsOver(shared.records, { wire, random, weather: shared.weather }))
  const progress = new Progress()
  let session = new AbortController()

  async function lead(): Promise<void> {
    while (isAlive()) {
      session = new AbortController()
      const signal = AbortSignal.any([ending.signal, session.signal])
      const context = {
        records,
        store,
        log: silentLog,
        progress,
        signal,
        projections: models,
        builtFrom: BUILT,
      }
      const working = new Set<string>()
      for (; !signal.aborted; await time.sleep(POLL_MS)) claim(context, working)
    }
  }

  function claim(context: WorkContext, working: Set<string>) {
    for (const [status, begin] of [
      ['live', leadLive],
      ['building', buildBeside],
    ] as const) {
      const isThere = shared.records.open().some((one) => one.status === status)
      if (!isThere || working.has(status) || !shared.locks.tryLock(status, session)) continue
      const own = session
      working.add(status)
      void begin(context).finally(() => {
        working.delete(status)
        shared.locks.unlock(status, own)
      })
    }
  }

  /** As the product waits until readers see an append. */
  async function caughtUp(_types: readonly string[] | undefined, position: Position): Promise<boolean> {
    const names = models.map(({ name }) => name)
    for (const deadline = time.now() + READABLE_MS; time.now() < deadline; await time.sleep(25)) {
      if (progress.hasReached(position)) return true
      const seen = await livePositions(names).catch(() => [])
      if (seen.length > 0 && seen.every((one) => comparePositions(one, position) >= 0)) return true
    }
    return false
  }

  function livePositions(names: readonly string[]): Promise<Position[]> {
    const ask = () => names.map((name) => shared.records.live(name)?.position ?? ('0' as Position))
    return wire.ask(ask, { failure: notThere, timeoutMs: DATABASE_MS })
  }

  void lead()
  const release = () => shared.locks.release(session)
  return {
    isAlive,
    handle: createCommandHandler({
      store,
      caughtUp,
      random: () => random.between(0, 999) / 1_000,
      now: time.now,
      sleep: wait,
    }),
    crash() {
      ending.abort()
      time.after(random.between(0, 3_000), release)
    },
    loseLocks() {
      const lost = session
      release()
      time.after(random.between(0, 5_000), () => lost.abort())
    },
  }
}

/** The records of read models as a process reaches them. */
function recordsOver(
  records: KeptRecords,
  { wire, random, weather }: { wire: Wire; random: SeededRandom; weather: () => Weather },
): ModelRecords {
  const ask = <T>(perform: () => T) => wire.ask(perform, { failure: notThere, timeoutMs: DATABASE_MS })
  return {
    open: () => ask(() => records.generations()),
    readRows: (questions) => ask(() => records.readRows(questions)),
    write: (step) => ask(() => records.write(step)),
    join: (keys, position) => ask(() => records.join(keys, position)),
    index: (targets) => ask(() => records.index(targets)),
    async cutOver(targets, catchUp) {
      await catchUp(await ask(() => records.lead(targets)))
      await ask(() => {
        if (random.percent(weather().slow)) throw new LockTimeoutError('somebody reads')
        records.cutOver(targets)
      })
    },
  }
}

function notThere(): Error {
  return new Error('the database does not answer')
}

function same<T>(one: T): T {
  return one
}
