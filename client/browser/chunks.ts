import { businessRules } from '../../schema/rules/businessRules.ts'
import { isServerThere } from './connection.ts'
import { tabStore } from './storage.ts'

/** A chunk that could not be loaded. */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure'
}

/**
 * Loads a chunk (customer document section 9: 120 s at most).
 * @throws ChunkFailure when it cannot be loaded; {@link reloadIfOutdated} then helps if it was removed
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await withinPatience(load())
  } catch (cause) {
    throw new ChunkFailure('A part of the program could not be loaded.', { cause })
  }
}

function withinPatience<Module>(loading: Promise<Module>): Promise<Module> {
  const limit = businessRules.ui.chunkTimeoutMs
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not there within ${limit} ms`)), limit)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const memory = 'reloadedAt'

/**
 * If a chunk is missing although the server answers, a new version was deployed since the page was opened: reloads the page, once per
 * version, unless the browser cannot remember that it did.
 */
export async function reloadIfOutdated(): Promise<void> {
  const version = import.meta.url
  if (tabStore.get(memory) === version || !(await isServerThere())) return
  if (tabStore.set(memory, version)) location.reload()
}
