import { businessRules } from '../schema/rules/businessRules.ts'
import { isServerThere } from './connection.ts'

/** A part of the program that could not be fetched. */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure'
}

/**
 * Loads a part of the program (customer document section 9: 120 s at most). Where it is missing although the server is there, a new
 * version was put in place since the page was opened: the page is loaded anew, once for each version.
 * @throws ChunkFailure when there is no connection, or loading anew did not help
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await withinPatience(load())
  } catch (cause) {
    if ((await isServerThere()) && reloadOnce()) return new Promise(() => {})
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

/** False when this version of the program was loaded anew already. */
function reloadOnce(): boolean {
  const version = import.meta.url
  if (sessionStorage.getItem(memory) === version) return false
  sessionStorage.setItem(memory, version)
  location.reload()
  return true
}
