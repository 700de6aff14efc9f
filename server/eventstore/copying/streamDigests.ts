import { createHash } from 'node:crypto'
import { stringify } from 'safe-stable-stringify'
import type { RecordedEvent } from '../port.ts'

/** What is in one stream: how many events, and a hash over all of them in order. */
export interface StreamDigest {
  readonly events: number
  readonly hash: string
}

/** Digests of many streams, growing event by event. Positions and the store's own times are left out: a copy has its own. */
export class StreamDigests {
  readonly #streams = new Map<string, StreamDigest>()
  #events = 0

  /**
   * Adds the next event of its stream.
   * @throws Error when it is not the next one: a log whose beginning was cut off cannot be copied revision for revision
   */
  add(event: RecordedEvent): StreamDigest {
    const before = this.#streams.get(event.stream) ?? { events: 0, hash: '' }
    if (event.revision !== BigInt(before.events))
      throw new Error(`${event.stream} lacks its event ${before.events}: next comes ${event.revision}`)
    const digest = { events: before.events + 1, hash: chained(before.hash, event) }
    this.#streams.set(event.stream, digest)
    this.#events += 1
    return digest
  }

  of(stream: string): StreamDigest | undefined {
    return this.#streams.get(stream)
  }

  get events(): number {
    return this.#events
  }

  get streams(): ReadonlyMap<string, StreamDigest> {
    return this.#streams
  }
}

/** Of JSON with sorted names: stores keep members in an order of their own. */
function chained(before: string, { id, type, data, meta }: RecordedEvent): string {
  return createHash('sha256')
    .update(`${before}\n${stringify([id, type, data, meta])}`)
    .digest('base64')
}
