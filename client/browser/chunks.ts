import { businessRules } from '../../schema/rules/businessRules.ts'
import { isServerThere } from './connection.ts'
import { tabStore } from './storage.ts'

/** A part of the program that could not be fetched. */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure'
}

/**
 * Loads a part of the program (customer document section 9: 120 s at most).
 * @throws ChunkFailure when it cannot be fetched; {@link seekNewVersion} then helps if it was taken away
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
 * Where a part of the program is missing although the server is there, a new version was put in place since the page was opened: loads
 * the page anew, once for each version; not where the browser could not remember that it has been.
 */
export async function seekNewVersion(): Promise<void> {
  const version = import.meta.url
  if (tabStore.get(memory) === version || !(await isServerThere())) return
  if (tabStore.set(memory, version)) location.reload()
}
