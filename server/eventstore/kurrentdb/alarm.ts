/** A watchdog: it acts when nobody has reset it for so long. */
export interface Alarm {
  reset(): void
  stop(): void
}

/** @param act what to do after silence; when it fails, it is done again after the next silence */
export function createAlarm(ms: number, act: () => Promise<void>): Alarm {
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
