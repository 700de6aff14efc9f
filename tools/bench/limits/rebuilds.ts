import { readUpTo } from '../../../server/eventstore/copying/readUpTo.ts'
import { projections } from '../../../server/readmodels/registry.ts'
import { openReadModels, type Stores } from '../../../server/runtime/openStores.ts'
import type { Program } from '../../../server/runtime/runProgram.ts'
import type { Meters } from './meters.ts'
import { costBetween, type Measured } from './window.ts'

interface Rebuilding {
  readonly meters: Meters
  readonly tell: (measured: Measured) => void
  readonly isWanted: (name: string) => boolean
}

/** Builds each read model from zero in this process, with no other load; a call is an event of the log. */
export async function measureRebuilds(
  program: Program,
  stores: Stores,
  { meters, tell, isWanted }: Rebuilding,
): Promise<void> {
  const wanted = projections.filter((projection) => isWanted(`rebuild ${projection.name}`))
  if (wanted.length === 0) return
  const measure = async (line: string, work: () => Promise<number>) => {
    const before = await meters.look()
    const events = await work()
    tell(measuredOf(line, events, costBetween(before, await meters.look()), before.at))
  }
  let events = 0
  await measure('read the log through the port', async () => {
    for await (const _event of readUpTo(stores.store, { head: await stores.store.head() })) events += 1
    return events
  })
  const runner = await openReadModels(program, stores)
  for (const projection of wanted)
    await measure(`rebuild ${projection.name}`, async () => {
      await runner.rebuild(projection.name)
      return events
    })
  await runner.stop()
}

function measuredOf(
  name: string,
  events: number,
  cost: ReturnType<typeof costBetween>,
  began: number,
): Measured {
  const rate = events / ((performance.now() - began) / 1_000)
  const perEvent = (sum: number | undefined) => (sum === undefined ? undefined : sum / events)
  return {
    name,
    callers: 1,
    calls: events,
    p50: Number.NaN,
    p95: Number.NaN,
    rate,
    rates: [rate],
    statements: perEvent(cost.statements),
    writes: perEvent(cost.writes) ?? 0,
    refusals: 0,
    refused: [],
    cameToRest: true,
  }
}
