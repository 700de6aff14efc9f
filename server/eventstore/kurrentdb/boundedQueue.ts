/** What comes between a source that pushes and a reader that pulls. It refuses nothing: the source asks whether it is full, and stops. */
export interface BoundedQueue<T> {
  push(item: T): void
  isFull(): boolean
  isEmpty(): boolean
  /** The next item, left where it is. */
  peek(): T | undefined
  /** Takes the next item away; when that makes room again, the source is told. */
  take(): T | undefined
  /** Resolves when there is something to take, or when the signal is aborted; never rejects. */
  ready(signal: AbortSignal): Promise<void>
}

/**
 * @param capacity full from so many items on; there is room again from half of it down
 * @param onRoom called when a full queue has been emptied that far
 */
export function createBoundedQueue<T>(capacity: number, onRoom: () => void): BoundedQueue<T> {
  const items: T[] = []
  let wasFull = false
  let wake: (() => void) | undefined
  return {
    push(item) {
      items.push(item)
      wasFull ||= items.length >= capacity
      wake?.()
    },
    isFull: () => items.length >= capacity,
    isEmpty: () => items.length === 0,
    peek: () => items[0],
    take() {
      const item = items.shift()
      if (wasFull && items.length <= capacity / 2) {
        wasFull = false
        onRoom()
      }
      return item
    },
    ready(signal) {
      if (items.length > 0 || signal.aborted) return Promise.resolve()
      return new Promise((resolve) => {
        wake = () => {
          wake = undefined
          signal.removeEventListener('abort', onAbort)
          resolve()
        }
        const onAbort = () => wake?.()
        signal.addEventListener('abort', onAbort)
      })
    },
  }
}
