import { createHash } from 'node:crypto'
import { stringify } from 'safe-stable-stringify'
import type { RecordedEvent } from '../port.ts'

/** The number of events in a stream, and a hash over all of them in order. */
export interface StreamDigest {
  readonly events: number
  readonly hash: string
}

/** Digests of many streams, event by event. Positions and the store's own times are left out, because a copy has others. */
export class StreamDigests {
  readonly #streams = new Map<string, StreamDigest>()
  #events = 0

  /**
   * Adds the next event of its stream.
   * @throws Error when it is not the next one: a log without its beginning cannot be copied revision by revision
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

/** Hashes JSON with sorted names, because stores reorder members. */
function chained(before: string, { id, type, data, meta }: RecordedEvent): string {
  return createHash('sha256')
    .update(`${before}\n${stringify([id, type, data, meta])}`)
    .digest('base64')
}
