/** Makes things wait until something is so. */
export interface Gate {
  /** Resolves when it is open: at once, or when a later look finds it so. */
  passed(): Promise<void>
  /** Looks whether it is open now. */
  look(): void
}

export function createGate(isOpen: () => boolean): Gate {
  let waiting: (() => void)[] = []
  return {
    passed() {
      if (isOpen()) return Promise.resolve()
      return new Promise((resolve) => {
        waiting.push(resolve)
      })
    },
    look() {
      if (!isOpen()) return
      for (const proceed of waiting) proceed()
      waiting = []
    },
  }
}
