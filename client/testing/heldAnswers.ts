import { vi } from 'vitest'

/**
 * Whoever asks for that operation from now on waits until it is let go; for what a page does meanwhile. Comes after the fake server.
 * @returns lets all go on
 */
export function holdAnswers(operationName: string): () => void {
  const answer = globalThis.fetch
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  vi.stubGlobal('fetch', async (path: RequestInfo, init?: RequestInit) => {
    if (String(init?.body).includes(`"operationName":"${operationName}"`)) await gate
    return answer(path, init)
  })
  return letGo
}
