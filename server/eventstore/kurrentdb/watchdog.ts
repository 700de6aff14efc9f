/** Acts when nobody has reset it for so long. */
export interface Watchdog {
  reset(): void
  stop(): void
}

/** @param act what to do after silence; when it fails, it is done again after the next silence */
export function createWatchdog(ms: number, act: () => Promise<void>): Watchdog {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const reset = () => {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(() => void act().catch(reset), ms)
    timer.unref()
  }
  reset()
  return {
    reset,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
