import { needTexts } from './intlStore.ts'
import type { TextPart } from './messageId.ts'

/** A route's `lazy`: the chunk of its screen and the texts it speaks with come together, so that no screen is drawn without words. */
export function screen<Module>(
  load: () => Promise<Module>,
  ...parts: readonly TextPart[]
): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), needTexts(...parts)])
    return module
  }
}
