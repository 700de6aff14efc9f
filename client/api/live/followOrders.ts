import { isOffline } from '../../browser/connection.ts'

interface Following {
  readonly orderNo: string | undefined
  readonly onChange: () => void
}

/** A burst of changes causes one refetch. */
const gatherMs = 200
/** Data read so recently when the socket opens have missed next to nothing. */
const freshMs = 2000
const minuteMs = 60_000

/** Calls `onChange` as orders change; gives back how to stop. */
export function followOrders({ orderNo, onChange }: Following): () => void {
  let isOver = false
  let isConnected = false
  let wasConnected = false
  let readAt = performance.now()
  let gathering: ReturnType<typeof setTimeout> | undefined
  let stopListening: (() => void) | undefined
  const read = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined
      readAt = performance.now()
      onChange()
    }, gatherMs)
  }
  const onConnection = (isNow: boolean) => {
    // what happened while nobody was subscribed
    if (isNow && !isConnected && (wasConnected || performance.now() - readAt > freshMs)) read()
    wasConnected ||= isNow
    isConnected = isNow
  }
  const start = async () => {
    const module = await import('./orderSocket.ts').catch(() => undefined)
    if (module && !isOver && !stopListening)
      stopListening = module.listenToOrders({ orderNo, onNews: read, onConnection })
  }
  const look = () => {
    if (document.visibilityState !== 'visible' || isOffline()) return
    if (!stopListening) void start()
    if (!isConnected || performance.now() - readAt > minuteMs) read()
  }
  const everyMinute = setInterval(() => isConnected || look(), minuteMs)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  void start()
  return () => {
    isOver = true
    clearInterval(everyMinute)
    clearTimeout(gathering)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
    stopListening?.()
  }
}
