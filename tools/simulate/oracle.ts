import { categoryOf, type RecordedEvent } from '../../server/eventstore/port.ts'
import { PLACES } from './business.ts'

/** Checks the log as it grows, without the product's folds. */
export class LogOracle {
  readonly #ids = new Set<string>()
  readonly #streams = new Map<string, { revision: bigint; sum: number }>()
  #position = 0

  /** @returns the faults of the next event, in sentences */
  take(event: RecordedEvent): string[] {
    const { id, stream, revision, position } = event
    const before = this.#streams.get(stream) ?? { revision: -1n, sum: 0 }
    const sum = before.sum + byOf(event)
    const faults = [
      this.#ids.has(id) && `event ${id} is there twice`,
      Number(position) !== this.#position + 1 && `position ${position} follows ${this.#position}`,
      revision !== before.revision + 1n && `${stream}@${revision} follows revision ${before.revision}`,
      categoryOf(stream) === 'key' && revision > 0n && `${stream} was used twice`,
      ...limits(stream, sum),
    ]
    this.#ids.add(id)
    this.#streams.set(stream, { revision, sum })
    this.#position = Number(position)
    return faults.filter((fault) => fault !== false)
  }
}

/** No negative wallet, no overfull day, no order twice. An append may be read in parts. */
function limits(stream: string, sum: number): (string | false)[] {
  const category = categoryOf(stream)
  return [
    category === 'wallet' && sum < 0 && `${stream} holds ${sum}`,
    category === 'day' && sum > PLACES && `${stream} has ${sum} of ${PLACES} places taken`,
    (category === 'day' || category === 'order') && sum < 0 && `${stream} was given back more than was taken`,
    category === 'order' && sum > 1 && `${stream} was placed twice`,
  ]
}

function byOf({ data }: RecordedEvent): number {
  return (data as { readonly by?: number }).by ?? 0
}
