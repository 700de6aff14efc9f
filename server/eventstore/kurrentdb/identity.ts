import { randomUUID } from 'node:crypto'
import { ConflictError, StoreUnavailableError, UnknownOutcomeError } from '../errors.ts'
import type { EventStore } from '../port.ts'

/** The stream with the store's identity. It is in the store itself, so it moves with the events. No subscription delivers it. */
export const IDENTITY_STREAM = 'aspenrow-identity'
const NAMED = 'aspenrow.named'

/**
 * Reads the store's name, or gives it one. Of several processes that try at once, one names it and the others read what it wrote.
 * @throws StoreUnavailableError when no answer came; asked again, it reads or gives the same name
 */
export async function readIdentity(store: Pick<EventStore, 'append' | 'readStream'>): Promise<string> {
  const existing = await findIdentity(store)
  if (existing !== undefined) return existing
  const storeId = randomUUID()
  const naming = { id: randomUUID(), type: NAMED, data: { storeId }, meta: {} }
  try {
    await store.append({
      expect: { [IDENTITY_STREAM]: 'absent' },
      events: [{ stream: IDENTITY_STREAM, event: naming }],
    })
    return storeId
  } catch (error) {
    if (error instanceof UnknownOutcomeError) throw new StoreUnavailableError(error.message, { cause: error })
    const byAnother = error instanceof ConflictError ? await findIdentity(store) : undefined
    if (byAnother === undefined) throw error
    return byAnother
  }
}

async function findIdentity({ readStream }: Pick<EventStore, 'readStream'>): Promise<string | undefined> {
  for await (const { data } of readStream(IDENTITY_STREAM, { limit: 1 })) {
    return (data as { readonly storeId: string }).storeId
  }
  return undefined
}
