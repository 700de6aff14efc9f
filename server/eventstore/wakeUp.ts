/** Wakes waiting readers early, because an append in this process should reach subscriptions at once. */
export interface WakeUp {
  /** Ends every wait; a later wait with an older mark ends at once. */
  wake(): void
  /** The number of wakes so far. Take it before looking for events, so that no wake in between is missed. */
  mark(): number
  /** Resolves to true if woken after `since`, to false after `ms` or when the signal is aborted; never rejects. */
  wait(options: {
    readonly signal: AbortSignal
    readonly since: number
    readonly ms?: number
  }): Promise<boolean>
}

export function createWakeUp(): WakeUp {
  const sleepers = new Set<(woken: boolean) => void>()
  let wakes = 0
  return {
    wake() {
      wakes += 1
      for (const rise of [...sleepers]) rise(true)
    },
    mark: () => wakes,
    wait({ signal, since, ms }) {
      if (signal.aborted) return Promise.resolve(false)
      if (wakes > since) return Promise.resolve(true)
      return new Promise((resolve) => {
        const timer = ms === undefined ? undefined : setTimeout(() => rise(false), ms)
        const onAbort = () => rise(false)
        const rise = (woken: boolean) => {
          clearTimeout(timer)
          sleepers.delete(rise)
          signal.removeEventListener('abort', onAbort)
          resolve(woken)
        }
        sleepers.add(rise)
        signal.addEventListener('abort', onAbort)
      })
    },
  }
}
