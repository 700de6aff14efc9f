import type { AppendRequest } from '../../port.ts'
import type { StoreOnDouble } from './storeOnDouble.ts'

/** What is sent from now on, one entry for each call, as text. */
export function sending({ double }: StoreOnDouble): () => readonly string[] {
  const before = double.writes.length
  return () => double.writes.slice(before).map(asText)
}

/** Why an append was not carried out. */
export async function failureOf({ store }: StoreOnDouble, request: AppendRequest): Promise<unknown> {
  return store.append(request).then(
    () => 'it was written',
    (error: unknown) => error,
  )
}

/** The events of an append as another process would have written them. */
export function proposals({ events }: AppendRequest) {
  return events.map(({ stream, event }) => ({
    stream,
    id: event.id,
    type: event.type,
    data: Buffer.from(JSON.stringify(event.data)),
    properties: event.meta,
  }))
}

function asText(write: unknown): string {
  return JSON.stringify(write, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}
