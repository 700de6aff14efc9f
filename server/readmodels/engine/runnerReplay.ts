import type { EventStore, RecordedEvent } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { holdGeneration } from './checkpoints.store.ts'
import { type ParkedEvent, parkedEvents, releaseParked } from './parkedEvents.store.ts'
import { foldInto, type Target } from './runnerApply.ts'
import { isPoison } from './runnerFailure.ts'

/** Streams that go on, and streams that stay parked because an event still cannot be projected. */
export interface Replayed {
  readonly released: readonly string[]
  readonly stillParked: readonly string[]
}

/** Applies what was held back, stream by stream in order; called when fixed code starts, and by operators. */
export async function replayParked(
  from: { readonly db: Db; readonly store: EventStore },
  target: Target,
): Promise<Replayed> {
  const streams = Map.groupBy(await parkedEvents(from.db, target.key), ({ stream }) => stream)
  const released: string[] = []
  const stillParked: string[] = []
  for (const stream of streams.keys()) {
    const list = (await replayStream(from, target, stream)) ? released : stillParked
    list.push(stream)
  }
  return { released, stillParked }
}

async function replayStream(
  { db, store }: { readonly db: Db; readonly store: EventStore },
  target: Target,
  stream: string,
): Promise<boolean> {
  const events = (await store.readStreams([stream])).get(stream) ?? []
  const known = new Map(events.map((event) => [event.revision, event]))
  try {
    await db.transaction().execute(async (trx) => {
      await holdGeneration(trx, target.key)
      const parked = (await parkedEvents(trx, target.key)).filter((event) => event.stream === stream)
      await foldInto(
        trx,
        target,
        parked.map((event) => recalled(known, event)),
      )
      await releaseParked(trx, target.key, stream)
    })
    return true
  } catch (error) {
    if (isPoison(error) || error instanceof ParkedMeanwhileError) return false
    throw error
  }
}

/** Another event was parked after the stream was read; the next replay finds it. */
class ParkedMeanwhileError extends Error {
  override readonly name = 'ParkedMeanwhileError'
}

function recalled(known: ReadonlyMap<bigint, RecordedEvent>, parked: ParkedEvent): RecordedEvent {
  const event = known.get(parked.revision)
  if (!event) throw new ParkedMeanwhileError(`${parked.stream}@${parked.revision}`)
  return event
}
