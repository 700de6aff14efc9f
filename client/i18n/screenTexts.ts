import { needTexts } from './intlStore.ts'
import type { TextPart } from './messageId.ts'

/** A route's `lazy`: loads a screen's chunk and texts together, so that no screen renders without texts. */
export function screen<Module>(
  load: () => Promise<Module>,
  ...parts: readonly TextPart[]
): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), needTexts(...parts)])
    return module
  }
}
