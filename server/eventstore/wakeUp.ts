/** Lets sleepers be woken early: whoever appends in this process wakes, and whoever waits for events hears of it at once. */
export interface WakeUp {
  /** Ends every wait under way, and makes a wait that gives an older mark end at once. */
  wake(): void
  /** Counts the wakes so far. Taken before looking for events, it keeps a wake that comes while looking from being missed. */
  mark(): number
  /** Resolves when woken after `since`, after `ms` (never, unless given), or when the signal is aborted; never rejects. True when woken. */
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
