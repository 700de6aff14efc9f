import { beforeEach, vi } from 'vitest'

/** Stands where the browser's question is in every spec of the file that asks for it; says yes unless told. */
export function stubConfirm() {
  const confirm = vi.fn<(question?: string) => boolean>(() => true)
  beforeEach(() => {
    confirm.mockReset()
    vi.stubGlobal('confirm', confirm)
  })
  return confirm
}
